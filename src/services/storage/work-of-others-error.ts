/** Another account's work cannot be put away, so nobody else may use the page. */
export class WorkOfOthersError extends Error {}
