import { useAtom } from 'jotai';
import type { ComponentProps } from 'react';
import type { GroupId } from '#domain/campaign/answers.ts';
import { groupOpenAtoms } from '#state/shell/folds.ts';
import { Fold } from '#ui/page/fold.tsx';

type GroupProps = Omit<ComponentProps<typeof Fold>, 'isOpen' | 'onToggle'> & { group: GroupId };

/** Folding group of the Customize step; the device remembers whether it is open. */
export function Group({ group, ...props }: GroupProps) {
  const [isOpen, setOpen] = useAtom(groupOpenAtoms[group]);
  return <Fold {...props} isOpen={isOpen} onToggle={setOpen} />;
}
