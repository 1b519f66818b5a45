import { holdToLinearTime } from './linear-time.ts';
import { OTHERS } from './parsers.ts';

holdToLinearTime(OTHERS);
