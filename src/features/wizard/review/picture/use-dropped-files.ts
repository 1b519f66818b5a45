import { useEffect, useMemo, useState } from 'react';

/** Files that were dropped or pasted anywhere on the dialog, until they are taken. */
export interface DroppedFiles {
  readonly files: readonly File[];
  take(): void;
}

const NONE: readonly File[] = [];

export function useDroppedFiles(onDrop: () => void): DroppedFiles {
  const [files, setFiles] = useState(NONE);
  useEffect(() => {
    const receive = (event: Event, data: DataTransfer | null) => {
      if (!data?.types.includes('Files')) return;
      event.preventDefault();
      // A drag over the dialog has no files yet.
      if (data.files.length === 0) return;
      setFiles([...data.files]);
      onDrop();
    };
    const abort = new AbortController();
    const { signal } = abort;
    document.addEventListener('dragover', (event) => receive(event, event.dataTransfer), {
      signal,
    });
    document.addEventListener('drop', (event) => receive(event, event.dataTransfer), { signal });
    document.addEventListener('paste', (event) => receive(event, event.clipboardData), { signal });
    return () => abort.abort();
  }, [onDrop]);
  return useMemo(() => ({ files, take: () => setFiles(NONE) }), [files]);
}
