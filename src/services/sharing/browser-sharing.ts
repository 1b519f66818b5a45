import type { Paste } from '#domain/quotes/reading.ts';
import type { SharingService } from './sharing.ts';

/** A browser that asks for a permission, or a busy device, may take longer, or never respond. */
const SLOW_COPY_MS = 5000;

export function createBrowserSharing(): SharingService {
  return {
    async copy(text, onSlow) {
      const timer = setTimeout(onSlow, SLOW_COPY_MS);
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      } finally {
        clearTimeout(timer);
      }
    },
    canPaste: () => typeof navigator.clipboard?.read === 'function',
    // Called in the task of the press: Safari refuses any later one.
    async paste() {
      try {
        return pasteOf(await navigator.clipboard.read());
      } catch {
        return undefined;
      }
    },
    downloadText(fileName, text, type = 'text/plain') {
      const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
      download(fileName, address);
      // A running download keeps its own reference to the data.
      setTimeout(() => URL.revokeObjectURL(address), 10_000);
    },
    downloadFile: download,
    canShare: () => typeof navigator.share === 'function',
    async share(post) {
      try {
        await navigator.share(post);
        return 'shared';
      } catch (error) {
        const dismissed = error instanceof DOMException && error.name === 'AbortError';
        return dismissed ? 'dismissed' : 'failed';
      }
    },
  };
}

/** The HTML too: only it preserves the cells of a spreadsheet. */
async function pasteOf(items: ClipboardItems): Promise<Paste> {
  const read = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type));
    return (await item?.getType(type))?.text();
  };
  const [text = '', html] = [await read('text/plain'), await read('text/html')];
  return html === undefined ? { text } : { text, html };
}

function download(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
