/** Stands in the head of every page: what is painted first depends on it. */
import { BANNER_HINT, readHint } from './hint-storage.ts';
import { readSignedInHint } from './signed-in-hint.ts';

const email = readSignedInHint();
if (email !== undefined) document.documentElement.dataset['session'] = email;
if (readHint(BANNER_HINT)) document.documentElement.dataset['banner'] = 'off';
