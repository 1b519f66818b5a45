/** Brotli sizes, in kB of 1,024 bytes. */
export interface PageBudget {
  /** Up to the end of the text: styles, header and text. Browsers render a page as it arrives. */
  readonly readable: number;
  /**
   * The whole file, including data at its end that no reader sees. 14 fit into the first round
   * trip.
   */
  readonly whole: number;
}

export function pageBudget(path: string): PageBudget {
  // 0.2 of each: the front page's field for a visitor's own reviews, which works before the script.
  return path === '/' ? { readable: 10.1, whole: 11.6 } : { readable: 7.4, whole: 8.2 };
}

/** Scripts of a static page: its inline scripts and `hydrate-on-demand.ts`. */
export const STATIC_PAGE_SCRIPT_BUDGET = 1.5;
