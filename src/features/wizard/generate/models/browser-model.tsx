import { chakra } from '@chakra-ui/react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  browserModelStatusAtom,
  downloadBrowserModelAtom,
  loadBrowserModelAtom,
  writingLanguageAtom,
} from '#state/provider/browser-model.ts';
import { Button } from '#ui/controls/button.tsx';
import { useFocusAfter } from '#ui/behaviour/focus.ts';
import { CheckIcon } from '#ui/pictures/icons.tsx';
import { Stack } from '#ui/page/layout.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Muted } from '#ui/page/text.tsx';

type Attempt = 'idle' | 'running' | 'failed';

/** Prepares the browser's built-in model when it is the chosen provider. */
export function BrowserModel() {
  const language = useAtomValue(writingLanguageAtom);
  const load = useSetAtom(loadBrowserModelAtom);
  // The vault's result for this provider also depends on the model's status.
  useEffect(() => void load().catch(() => undefined), [load, language]);
  const status = useAtomValue(browserModelStatusAtom);
  const download = useSetAtom(downloadBrowserModelAtom);
  const [attempt, setAttempt] = useState<Attempt>('idle');
  const [share, setShare] = useState(0);
  const running = useRef<AbortController>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  useFocusAfter(`${attempt} ${status}`, () => frame.current);
  // After unmount, a download continues only if the browser wants it to.
  useEffect(() => () => running.current?.abort(), []);

  async function start() {
    const controller = new AbortController();
    running.current = controller;
    setShare(0);
    setAttempt('running');
    const end = await download(setShare, controller.signal).catch(() => 'failed' as const);
    setAttempt(end === 'failed' ? 'failed' : 'idle');
  }

  return (
    <Stack ref={frame} tabIndex={-1} outline="none" gap="3">
      {attempt === 'running' ? (
        <Downloading share={share} onCancel={() => running.current?.abort()} />
      ) : (
        <ModelStatus
          status={status}
          language={language}
          hasFailed={attempt === 'failed'}
          onDownload={() => void start()}
        />
      )}
    </Stack>
  );
}

interface ModelStatusProps {
  status: 'unavailable' | 'downloadable' | 'downloading' | 'available' | undefined;
  language: string;
  hasFailed: boolean;
  onDownload(): void;
}

function ModelStatus({ status, language, hasFailed, onDownload }: ModelStatusProps) {
  switch (status) {
    case undefined:
      return null;
    case 'available':
      return (
        <>
          <chakra.p role="status" display="flex" gap="2" alignItems="center">
            <chakra.span color="done" display="inline-flex">
              <CheckIcon size={16} />
            </chakra.span>
            The model is ready.
          </chakra.p>
          <Muted>
            Your post is written on this computer. It needs no key and no network, costs nothing and
            isn’t sent anywhere. It’s a small model, so check its posts carefully. If you have many
            quotes, it reads as many as fit.
          </Muted>
        </>
      );
    case 'unavailable':
      return (
        <Notice tone="warning" title={`This browser has no model that writes ${nameOf(language)}`}>
          <p>Choose another provider above.</p>
        </Notice>
      );
    case 'downloadable':
    case 'downloading':
      return (
        <>
          {hasFailed && (
            <Notice tone="error" title="The download didn’t finish">
              <p>It needs about 22 GB of free disk space and an unmetered connection. Try again.</p>
            </Notice>
          )}
          <p>
            {status === 'downloading'
              ? 'Your browser is downloading its model. You can follow the progress here.'
              : 'Your browser can write posts on this computer for free, without a key or a network. It downloads its model once, which takes a few gigabytes, and keeps it.'}
          </p>
          <div>
            <Button variant="outline" onClick={onDownload}>
              {status === 'downloading' ? 'Show progress' : 'Download the model'}
            </Button>
          </div>
        </>
      );
  }
}

function Downloading({ share, onCancel }: { share: number; onCancel(): void }) {
  const percent = Math.floor(share * 100);
  return (
    <>
      <chakra.label display="grid" gap="2">
        <span role="status">{share < 1 ? 'Downloading the model' : 'Getting the model ready'}</span>
        <chakra.span display="flex" gap="3" alignItems="center">
          <Bar max={1} value={share < 1 ? share : undefined} />
          <chakra.span fontVariantNumeric="tabular-nums" minWidth="12" textAlign="end">
            {percent} %
          </chakra.span>
        </chakra.span>
      </chakra.label>
      <div>
        <Button variant="outline" size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </>
  );
}

const BAR = {
  borderRadius: 'full',
  background: 'accent',
  _highContrast: { background: 'Highlight' },
};
const TRACK = {
  borderRadius: 'full',
  background: 'accentSoft',
  _highContrast: { background: 'Canvas', outline: '1px solid CanvasText' },
};

const Bar = chakra('progress', {
  base: {
    flex: '1',
    minWidth: '0',
    height: '2',
    appearance: 'none',
    border: 'none',
    overflow: 'hidden',
    ...TRACK,
    // Separate rules: a browser drops a rule with a selector it does not know.
    '&::-webkit-progress-bar': TRACK,
    '&::-webkit-progress-value': BAR,
    '&::-moz-progress-bar': BAR,
  },
});

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
  } catch {
    return language;
  }
}
