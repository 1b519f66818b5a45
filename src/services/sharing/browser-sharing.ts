import type { SharingService } from './sharing.ts';

export function createBrowserSharing(): SharingService {
  return {
    async copy(text) {
      try {
        await navigator.clipboard.writeText(text);
        return true;
      } catch {
        return false;
      }
    },
    downloadText(fileName, text) {
      const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
      download(fileName, address);
      // The download has its own hold on the data once it has begun.
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

function download(fileName: string, address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
}
