/** A module of its own: the list of pages is for the build alone. */
export const NOT_FOUND_PAGE = '/404';
