/** Loads the chunk of the provider's fields; most users see a line or the cards instead. */
export const loadProviderBlock = async () => (await import('./provider-block.tsx')).ProviderBlock;
