/** Builders of the texts of requests. One chunk, which loads with the first request. */
export { buildContinuation, buildPrompt } from '#domain/campaign/prompt.ts';
export { withBrand } from '../brand/brands.ts';
