/** Most themes that one press writes about: a week has seven days. */
export const MOST_IN_SERIES = 7;
