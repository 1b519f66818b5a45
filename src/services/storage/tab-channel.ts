/** Messages between the tabs of one device. Must carry no secret. */
export interface TabChannel {
  emit(message: Readonly<Record<string, unknown>>): void;
  /** Subscribes to messages of other tabs with the same protocol; any other message is ignored. */
  subscribe(listener: (message: Readonly<Record<string, unknown>>) => void): void;
}

/** Version of the protocol: tabs of two releases may be open at once. */
const PROTOCOL = 1;

/** Uses BroadcastChannel; without it, each tab is alone. */
export function createTabChannel(name: string): TabChannel {
  const channel = channelNamed(name);
  if (!channel) return SILENT_CHANNEL;
  // The build renders pages in Node, where an open channel would keep the process alive.
  Object(channel).unref?.();
  return {
    // A channel stays within its origin: there is none to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    emit: (message) => channel.postMessage({ ...message, proto: PROTOCOL }),
    subscribe: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isOurs(data)) listener(data);
      }),
  };
}

/** Undefined without support, and where site data is blocked. */
function channelNamed(name: string): BroadcastChannel | undefined {
  try {
    return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

function isOurs(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && Object(data).proto === PROTOCOL;
}

export const SILENT_CHANNEL: TabChannel = { emit: () => undefined, subscribe: () => undefined };
