import { addressSpaceOf, type AddressSpace } from '#domain/providers/base-url.ts';

/**
 * Local Network Access: Chrome 142 and later blocks a public page's calls to `http://localhost`,
 * before CORS, until the user allows them, and prompts the user only for a request that names its
 * address space. Source: developer.mozilla.org/docs/Web/Security/Defenses/Local_network_access
 */

/** TypeScript's DOM types do not have the field yet. */
type SpacedInit = RequestInit & { targetAddressSpace?: AddressSpace };

/**
 * Names the address space of a request that leaves the public one. Browsers without it ignore the
 * field.
 */
export function namingSpace(url: string): SpacedInit {
  const targetAddressSpace = addressSpaceOf(url);
  if (targetAddressSpace === 'public') return {};
  const named: SpacedInit = { targetAddressSpace };
  return isKnown(named) ? named : {};
}

/**
 * True if the browser accepts the value. Chrome before 142 had the field behind a flag, with other
 * values, and throws at these.
 */
function isKnown(init: RequestInit): boolean {
  try {
    return new Request('https://this-site.invalid', init) instanceof Request;
  } catch {
    return false;
  }
}

/** Chrome 145 split the permission of 142 into two. */
const PERMISSIONS = {
  loopback: ['loopback-network', 'local-network-access'],
  local: ['local-network', 'local-network-access'],
} as const;

const RANK: Readonly<Record<AddressSpace, number>> = { public: 0, local: 1, loopback: 2 };

/** Stand-in for a browser without Local Network Access. */
export const OPEN_NETWORK: LocalNetwork = { blocks: async () => false };

export type LocalNetwork = {
  /** Resolves to true while the browser blocks calls to `baseUrl` until the user allows them. */
  blocks(baseUrl: string): Promise<boolean>;
};

/** `query` is `navigator.permissions.query`; undefined if the browser has no permissions. */
export function createLocalNetwork(
  origin: string,
  query: ((name: string) => Promise<{ readonly state: string }>) | undefined,
): LocalNetwork {
  return {
    async blocks(baseUrl) {
      const space = addressSpaceOf(baseUrl);
      // The browser blocks only calls into a more private address space than the page's own.
      if (space === 'public' || RANK[space] <= RANK[addressSpaceOf(origin)]) return false;
      for (const name of PERMISSIONS[space]) {
        const state = await stateOf(query, name);
        if (state !== undefined) return state !== 'granted';
      }
      return false;
    },
  };
}

interface LocalNetworkDeps {
  readonly location: { readonly origin: string };
  readonly navigator: {
    readonly permissions?: { query(descriptor: object): Promise<{ state: string }> };
  };
}

/** Adapter for a page or a worker. */
export function browserLocalNetwork({ location, navigator }: LocalNetworkDeps): LocalNetwork {
  const { permissions } = navigator;
  return createLocalNetwork(
    location.origin,
    permissions && ((name) => permissions.query({ name })),
  );
}

/** Returns undefined if the browser does not know the permission, and so never asks for it. */
async function stateOf(
  query: ((name: string) => Promise<{ readonly state: string }>) | undefined,
  name: string,
): Promise<string | undefined> {
  try {
    return (await query?.(name))?.state;
  } catch {
    return undefined;
  }
}
