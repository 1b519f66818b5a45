/** Stands in the head of every page: what is painted first depends on it. */
import { readSignedInHint } from './signed-in-hint.ts';

const email = readSignedInHint();
if (email !== undefined) document.documentElement.dataset['session'] = email;
