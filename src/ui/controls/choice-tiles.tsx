import { chakra } from '@chakra-ui/react';
import { type ComponentType, memo, startTransition, useId, useOptimistic } from 'react';
import type { IconProps } from '../pictures/icons.tsx';
import { choiceInput, choiceSurface } from '../theme/recipes.ts';
import { visuallyHidden } from '../theme/visually-hidden.ts';

/** Text of a tile. Structural, so that `ui` does not depend on the domain's types. */
interface TileText {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

interface ChoiceTilesProps<C extends TileText> {
  legend: string;
  name: string;
  choices: readonly C[];
  icons: Readonly<Record<C['id'], ComponentType<IconProps>>>;
  /**
   * On a phone two or three columns, without their descriptions. `figures` are three columns with
   * them, because they are short; `rows` have a line for them, no visible legend, and are pairs on a
   * wide screen.
   */
  layout: 'pairs' | 'threes' | 'figures' | 'rows';
  chosen: C['id'] | undefined;
  /** Warnings that a choice is too long: marked on its tile, in full in its accessible name. */
  notes?: Readonly<Partial<Record<C['id'], string>>>;
  onChoose(id: C['id']): void;
}

/**
 * Radio group of compact tiles. Arrow keys move, and the whole tile is clickable. A description that
 * is not shown is still part of the tile's accessible name.
 */
export function ChoiceTiles<C extends TileText>(props: ChoiceTilesProps<C>) {
  const id = useId();
  return (
    <Group layout={props.layout} aria-labelledby={id}>
      <Tiles legendId={id} {...props} />
    </Group>
  );
}

/**
 * Content of the group. A press shows here at once; the group, whose styles take long to compute,
 * and what else depends on the choice render behind it.
 */
function Tiles<C extends TileText>(props: ChoiceTilesProps<C> & { legendId: string }) {
  const { legend, legendId, name, choices, icons, layout, notes, onChoose } = props;
  const [chosen, showChosen] = useOptimistic(props.chosen);
  const description = choices.find((choice) => choice.id === chosen)?.description;
  return (
    <>
      <p>
        <span id={legendId}>{legend}</span>
        {hasOwnLine(layout) || <span aria-hidden>{description}</span>}
      </p>
      <div
        data-tiles
        onChange={({ target }) => {
          const value = target instanceof HTMLInputElement ? target.value : undefined;
          const next = choices.find((choice) => choice.id === value);
          if (!next) return;
          startTransition(() => {
            showChosen(next.id);
            onChoose(next.id);
          });
        }}
      >
        {choices.map((choice: C) => {
          const key: C['id'] = choice.id;
          return (
            <Tile
              key={key}
              group={name}
              choice={choice}
              Icon={icons[key]}
              note={notes?.[key]}
              isChosen={chosen === key}
            />
          );
        })}
      </div>
    </>
  );
}

/** True if each tile shows its description. */
const hasOwnLine = (layout: ChoiceTilesProps<TileText>['layout']) =>
  layout === 'figures' || layout === 'rows';

interface TileProps {
  group: string;
  choice: TileText;
  Icon: ComponentType<IconProps>;
  note: string | undefined;
  isChosen: boolean;
}

/** Memoized: a choice renders the two tiles that it changes. */
const Tile = memo(({ group, choice, Icon, note, isChosen }: TileProps) => (
  <label>
    <input type="radio" name={group} value={choice.id} checked={isChosen} onChange={handledAbove} />
    <Icon size={20} />
    <span data-text>
      <span>{choice.name}</span> <span>{choice.description}</span>
      {note !== undefined && (
        <>
          <span data-note aria-hidden>
            Too long
          </span>
          <span data-hidden> {note}</span>
        </>
      )}
    </span>
  </label>
));

/** The group listens for all of its tiles. */
const handledAbove = () => undefined;

const HIDDEN = { ...visuallyHidden, whiteSpace: 'nowrap' } as const;

const SHOWN = {
  position: 'static',
  display: 'block',
  width: 'auto',
  height: 'auto',
  clipPath: 'none',
  whiteSpace: 'normal',
  color: 'muted',
  fontSize: 'xs',
} as const;

const WIDE = '@media (min-width: 640px)';
const COLUMNS = {
  two: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  three: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
};

/** One class for the whole group: its parts are styled by the recipe, not one by one. */
const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    '& > p': {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      columnGap: '3',
      '& > :first-of-type': { fontWeight: '600' },
      '& > :last-of-type:not(:first-of-type)': { color: 'muted', fontSize: 'sm' },
    },
    '& [data-tiles]': { display: 'grid', gap: '2', ...COLUMNS.two, [WIDE]: COLUMNS.three },
    '& label': {
      ...choiceSurface,
      position: 'relative',
      display: 'flex',
      gap: '2',
      alignItems: 'center',
      minHeight: '12',
      paddingInline: '3',
      paddingBlock: '2',
      lineHeight: '1.3',
    },
    // No name is broken at 360 px.
    '@media (max-width: 379px)': {
      '& label': { gap: '1.5', paddingInline: '2' },
      '& [data-text] > :first-of-type': { fontSize: '0.8125rem' },
    },
    '& svg': { flexShrink: '0', color: 'accent' },
    // On a tile, a badge that only the chosen one shows.
    '& input': {
      ...choiceInput,
      position: 'absolute',
      top: '-6px',
      insetInlineEnd: '-6px',
      width: '18px',
      height: '18px',
      '&:not(:checked)': { borderColor: 'transparent' },
    },
    '& [data-text]': {
      minWidth: '0',
      overflowWrap: 'break-word',
      '& > :first-of-type': { fontWeight: '600', fontSize: 'sm' },
      '& > :nth-of-type(2)': HIDDEN,
    },
    '& [data-hidden]': HIDDEN,
    '& [data-note]': { display: 'block', color: 'warn', fontSize: 'xs' },
  },
  variants: {
    layout: {
      pairs: {},
      threes: { '& [data-tiles]': COLUMNS.three },
      figures: {
        '& [data-tiles]': COLUMNS.three,
        '& [data-text] > :nth-of-type(2)': SHOWN,
        '& svg': { '@media (max-width: 639px)': { display: 'none' } },
      },
      rows: {
        '& > p': HIDDEN,
        '& [data-tiles]': {
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: '6px',
          [WIDE]: { ...COLUMNS.two, gap: '2' },
        },
        '& label': { gap: '3', minHeight: '11', paddingInlineEnd: '12', paddingBlock: '0' },
        '& [data-text] > :nth-of-type(2)': { ...SHOWN, fontSize: '0.8125rem' },
        '& input': {
          top: 'calc(50% - 10px)',
          insetInlineEnd: '16px',
          width: '5',
          height: '5',
          '&:not(:checked)': { borderColor: 'outline' },
        },
      },
    },
  },
});
