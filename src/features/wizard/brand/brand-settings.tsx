import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import type { Brand } from '#domain/brand/brand.ts';
import { MOST_BRANDS } from '#domain/brand/brand-book.ts';
import {
  brandsAtom,
  chooseDefaultBrandAtom,
  defaultBrandAtom,
  deleteBrandAtom,
  deletedBrandAtom,
  hasRoomAtom,
  putBrandAtom,
  undoDeleteBrandAtom,
} from '#state/brand/brands.ts';
import { brandFormAtom } from '#state/brand/brand-form.ts';
import { closeBrandFormAtom, openBrandFormAtom } from '#state/questions/distil-brand.ts';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { Button } from '#ui/controls/button.tsx';
import { UndoBar } from '#ui/feedback/undo-bar.tsx';
import { Cluster, Stack } from '#ui/page/layout.tsx';
import { Badge, Muted } from '#ui/page/text.tsx';
import { BrandForm } from './brand-form.tsx';

/** The brands, each with its form. One form at a time. */
export function BrandSettings() {
  const brands = useAtomValue(brandsAtom);
  const put = useSetAtom(putBrandAtom);
  const form = useAtomValue(brandFormAtom);
  const open = useSetAtom(openBrandFormAtom);
  const close = useSetAtom(closeBrandFormAtom);
  const hasRoom = useAtomValue(hasRoomAtom);
  const [isOpenedHere, setOpenedHere] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const last = useRef<string>(undefined);
  useFocusAfter(form === undefined, () => buttonFor(list.current, last.current));
  function openForm(brand: Brand | undefined): void {
    last.current = brand?.id;
    setOpenedHere(true);
    setRefused(false);
    open(brand);
  }
  if (form) {
    return (
      <BrandForm
        form={form}
        takesFocus={isOpenedHere}
        isRefused={isRefused && !hasRoom(form.brand)}
        onSave={(voice) => {
          const isFull = !hasRoom(form.brand);
          setRefused(isFull);
          if (isFull) return;
          last.current = put(voice, form.brand);
          close();
        }}
      />
    );
  }
  return (
    <Stack ref={list} gap="4">
      <Muted>
        {brands.length === 0
          ? 'Say once how you sound: your sign-off, your hashtags, the words you never use. Every post keeps to it.'
          : 'Posts keep to the default brand, unless you choose another for their reviews.'}
      </Muted>
      <Undo />
      {brands.length > 0 && (
        <chakra.ul aria-label="Brands" borderTopWidth="1px" borderColor="hairline">
          {brands.map((brand) => (
            <BrandRow key={brand.id} brand={brand} onEdit={() => openForm(brand)} />
          ))}
        </chakra.ul>
      )}
      {hasRoom(undefined) ? (
        <div>
          <Button variant="outline" size="sm" data-add onClick={() => openForm(undefined)}>
            Add a brand
          </Button>
        </div>
      ) : (
        <Muted>That’s all {MOST_BRANDS}. To add one, delete another.</Muted>
      )}
    </Stack>
  );
}

/** The first button of a brand's row, or the one that adds a brand. */
function buttonFor(
  list: HTMLElement | null,
  id: string | undefined,
): HTMLElement | null | undefined {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-brand]') ?? [])];
  const row = rows.find(({ dataset }) => dataset['brand'] === id);
  return (row ?? list)?.querySelector<HTMLElement>(row ? 'button' : '[data-add]');
}

function BrandRow({ brand, onEdit }: { brand: Brand; onEdit(): void }) {
  const { id, name, offer } = brand;
  const isOnly = useAtomValue(brandsAtom).length === 1;
  const isDefault = useAtomValue(defaultBrandAtom)?.id === id;
  const makeDefault = useSetAtom(chooseDefaultBrandAtom);
  const remove = useSetAtom(deleteBrandAtom);
  const edit = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLLIElement>(null);
  useFocusAfter(isDefault, () => edit.current, row);
  return (
    <Row ref={row} data-brand={id}>
      <Stack gap="1" minWidth="0">
        <Cluster gap="2" alignItems="center">
          <chakra.h3 fontWeight="600" overflowWrap="anywhere" htmlTranslate="no" dir="auto">
            {name}
          </chakra.h3>
          {isDefault && !isOnly && <Badge>Default</Badge>}
        </Cluster>
        {offer !== '' && (
          <Muted htmlTranslate="no" dir="auto" lineClamp="1">
            {offer}
          </Muted>
        )}
      </Stack>
      <Cluster gap="1">
        <Button ref={edit} size="sm" variant="outline" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {!isDefault && (
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Make ${name} the default`}
            onClick={() => makeDefault(id)}
          >
            Make default
          </Button>
        )}
        <Button size="sm" variant="quiet" aria-label={`Delete ${name}`} onClick={() => remove(id)}>
          Delete
        </Button>
      </Cluster>
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'grid',
    gap: '3',
    paddingBlock: '4',
    borderBottomWidth: '1px',
    borderColor: 'hairline',
  },
});

function Undo() {
  const last = useAtomValue(deletedBrandAtom);
  const deleted = useAtomValue(hasRoomAtom)(last) ? last : undefined;
  const bringBack = useSetAtom(undoDeleteBrandAtom);
  const undo = useRef<HTMLButtonElement>(null);
  useFocusAfter(deleted, () => undo.current);
  return (
    <chakra.div role="status" css={{ '&:empty': { display: 'none' } }}>
      {deleted && (
        <UndoBar>
          <chakra.span overflowWrap="anywhere">{deleted.name} was deleted.</chakra.span>
          <Button ref={undo} variant="quiet" size="sm" onClick={() => bringBack()}>
            Undo delete
          </Button>
        </UndoBar>
      )}
    </chakra.div>
  );
}
