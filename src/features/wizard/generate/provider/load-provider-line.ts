/** Loads the chunk of the provider's line; users without a key see the form instead. */
export const loadProviderLine = async () => (await import('./provider-line.tsx')).ProviderLine;
