/** Messages between the tabs of one device. Nothing secret may be told. */
export interface TabChannel {
  tell(message: Readonly<Record<string, unknown>>): void;
  /** Hears what other tabs of this protocol tell; every other message is ignored. */
  hear(listener: (message: Readonly<Record<string, unknown>>) => void): void;
}

/** Tabs of two releases may be open at once: a message of another protocol is none of ours. */
const PROTOCOL = 1;

/** Over BroadcastChannel; without one, each tab is alone. */
export function createTabChannel(name: string): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return SILENT_CHANNEL;
  const channel = new BroadcastChannel(name);
  // The build renders pages in Node, where an open channel keeps the process from ending.
  Object(channel).unref?.();
  return {
    // A channel stays within its origin: there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tell: (message) => channel.postMessage({ ...message, proto: PROTOCOL }),
    hear: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isOurs(data)) listener(data);
      }),
  };
}

function isOurs(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Object(data).proto === PROTOCOL;
}

export const SILENT_CHANNEL: TabChannel = { tell: () => undefined, hear: () => undefined };
