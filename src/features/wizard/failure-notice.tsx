import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { explainFailure, type FailureAction } from '#domain/failure-messages.ts';
import type { Failure } from '#domain/failure.ts';
import { providerAtom } from '#state/provider.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

export interface FailureNoticeProps {
  failure: Failure;
  /** What can be done about it here, where the field to mend it is elsewhere. */
  children?: ReactNode;
}

/** Why a request failed, and what to do about it. */
export function FailureNotice({ failure, children }: FailureNoticeProps) {
  const { name } = useAtomValue(providerAtom);
  const { title, what, todo, action } = explainFailure(failure, { providerName: name });
  return (
    <Notice tone="error" title={title}>
      <p>{what}</p>
      <p>{todo}</p>
      {children ?? <FieldButton action={action} />}
    </Notice>
  );
}

/** Leads to the field in which the failure is mended. */
function FieldButton({ action }: { action: FailureAction | undefined }) {
  if (action !== 'edit-key' && action !== 'choose-model') return null;
  const [name, label] =
    action === 'edit-key' ? ['api-key', 'Edit the key'] : ['model', 'Edit the model'];
  return (
    <div>
      <Button variant="outline" size="sm" onClick={() => focusField(name)}>
        {label}
      </Button>
    </div>
  );
}

function focusField(name: string): void {
  for (const field of document.getElementsByName(name)) field.focus();
}
