const UNITS = ['kB', 'MB', 'GB', 'TB'] as const;

/** A number of bytes in the largest unit that gives at least 1: "1.2 MB", "340 kB", "0.4 kB". */
export function bytesText(bytes: number): string {
  let amount = bytes / 1000;
  let unit = 0;
  while (amount >= 1000 && unit < UNITS.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  return `${amount.toLocaleString('en', { maximumFractionDigits: amount < 10 ? 1 : 0 })} ${UNITS[unit]}`;
}
