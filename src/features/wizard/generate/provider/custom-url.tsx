import { useAtom } from 'jotai';
import { isAllowedBaseUrl, providerSources } from '#domain/providers/provider-hosts.ts';
import { parseBaseUrl, type BaseUrlProblem } from '#domain/providers/base-url.ts';
import { providerChoiceAtom } from '#state/provider/provider.ts';
import { TextField } from '#ui/controls/field.tsx';

const URL_PROBLEMS: Record<BaseUrlProblem, string> = {
  empty: 'Enter the server address.',
  'not-an-address': 'This isn’t a valid address. It must start with https://.',
  'not-secure': 'Use https://. Without it, others could read your key in transit.',
  'has-sign-in': 'Leave out the username and password.',
  'has-query': 'Leave out the question mark and everything after it.',
};

const SOURCES = providerSources(import.meta.env['VITE_PROVIDER_HOSTS']);

/** The site's policy would block the request, and the browser would only report that it failed. */
function NotAllowed({ url }: { url: string }) {
  return (
    <span role="status">
      This copy of Echopost isn’t allowed to call this address. Build it with VITE_PROVIDER_HOSTS=
      {new URL(url).origin}
    </span>
  );
}

/** Base URL of a custom server. */
export function CustomUrlField() {
  const [choice, setChoice] = useAtom(providerChoiceAtom);
  const parsed = parseBaseUrl(choice.customUrl);
  return (
    <TextField
      label="Base URL"
      type="url"
      inputMode="url"
      name="base-url"
      placeholder="https://api.example.com/v1"
      autoComplete="off"
      value={choice.customUrl}
      error={parsed.ok || choice.customUrl === '' ? undefined : URL_PROBLEMS[parsed.reason]}
      hint={parsed.ok && !isAllowedBaseUrl(parsed.url, SOURCES) && <NotAllowed url={parsed.url} />}
      onChange={({ target }) => setChoice((before) => ({ ...before, customUrl: target.value }))}
    />
  );
}
