import { isRunning } from '#domain/jobs/job.ts';
import { providerAt } from '#domain/providers/providers.ts';
import { isNearby } from '#domain/providers/base-url.ts';
import type { ReplaceQuestion } from '#state/jobs/presses.ts';
import { Button } from '#ui/controls/button.tsx';
import { Dialog } from '#ui/feedback/dialog.tsx';
import { Cluster } from '#ui/page/layout.tsx';

/** Warns about the cost of replacing a request. */
export function ReplaceDialog({ jobs, wanted, answer }: ReplaceQuestion) {
  const from = namesOf(jobs);
  const to = namesOf(wanted);
  const it = jobs.length > 1 ? 'them' : 'it';
  return (
    <Dialog
      title={from === to ? 'Send a new request instead?' : `Ask ${to} instead?`}
      open
      onClose={() => answer(false)}
    >
      <p>
        {jobs.length > 1 ? 'Your earlier requests' : 'Your earlier request'} to {from}{' '}
        {mayCost(jobs) ? 'may already have been charged.' : isOrAre(jobs)}{' '}
        {jobs.some(isRunning) && 'The text written so far is saved. '}
        If you replace {it}, {to} gets a new request
        {mayCost(wanted) && `, which may be charged${mayCost(jobs) ? ' as well' : ''}`}.
      </p>
      <Cluster justifyContent="end" gap="3">
        <Button variant="outline" onClick={() => answer(false)}>
          {jobs.length > 1 ? 'Keep the earlier requests' : 'Keep the earlier request'}
        </Button>
        <Button onClick={() => answer(true)}>Replace {it}</Button>
      </Cluster>
    </Dialog>
  );
}

const isOrAre = ({ length }: readonly unknown[]) =>
  length > 1 ? 'aren’t finished.' : 'isn’t finished.';

/** True unless all models are on this device or in the local network, where requests are free. */
const mayCost = (requests: readonly { readonly baseUrl: string }[]): boolean =>
  requests.some(({ baseUrl }) => !isNearby(baseUrl));

const namesOf = (requests: readonly { readonly baseUrl: string }[]): string =>
  [...new Set(requests.map(({ baseUrl }) => providerAt(baseUrl).name))].join(' and ');
