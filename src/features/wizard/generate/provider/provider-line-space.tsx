import { chakra } from '@chakra-ui/react';

/** Height of the provider's line in pixels; two lines of text fit. */
export const PROVIDER_LINE_HEIGHT = '56px';

/** Reserves the space of the line while the key is looked up and the line is loaded. */
export const ProviderLineSpace = () => <chakra.div minHeight={PROVIDER_LINE_HEIGHT} />;
