import type { BrowserModelService } from './browser-model.ts';
import { optionsFor, type PromptApi, statusOf } from './prompt-api.ts';

/** Reports the model's status and downloads it. The download needs a session, which is not used. */
export function createBrowserModel(api: PromptApi): BrowserModelService {
  return {
    status: (language) => statusOf(api, optionsFor(language)),
    async download(language, onProgress, signal) {
      const tell = (event: Event) => {
        const { loaded, total } = Object(event);
        // Chrome's first releases reported bytes.
        if (Number.isFinite(loaded)) onProgress(total > 1 ? loaded / total : loaded);
      };
      try {
        const session = await api.create({
          ...optionsFor(language),
          signal,
          monitor: (monitor) => monitor.addEventListener('downloadprogress', tell),
        });
        session.destroy();
        return 'done';
      } catch {
        return signal.aborted ? 'cancelled' : 'failed';
      }
    },
  };
}
