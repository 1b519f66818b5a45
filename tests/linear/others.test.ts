import { holdToLinearTime } from './linear-time.ts';
import { ANALYSES, OTHERS } from './parsers.ts';

holdToLinearTime({ ...ANALYSES, ...OTHERS });
