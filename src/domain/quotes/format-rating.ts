/** Stars with at most one decimal. */
export const formatRating = (rating: number): string => String(Math.round(rating * 10) / 10);
