import { holdToLinearTime } from './linear-time.ts';
import { IMPORTS } from './parsers.ts';

holdToLinearTime(IMPORTS);
