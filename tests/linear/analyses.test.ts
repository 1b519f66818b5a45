import { holdToLinearTime } from './linear-time.ts';
import { ANALYSES } from './parsers.ts';

holdToLinearTime(ANALYSES);
