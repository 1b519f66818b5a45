/** Weights in brotli, in kB of 1,024 bytes. */
export interface PageBudget {
  /** Until its words have arrived: styles, header and text. A browser shows a page as it comes. */
  readonly readable: number;
  /** The whole file, which ends in what nobody reads. 14 fit into a connection's first round trip. */
  readonly whole: number;
}

export function pageBudget(path: string): PageBudget {
  return path === '/' ? { readable: 7.7, whole: 9 } : { readable: 7.4, whole: 8 };
}

/** What runs on a page by itself: its inline scripts and `wake.ts`. */
export const SLEEPING_SCRIPT_BUDGET = 1.5;
