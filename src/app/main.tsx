import '#ui/global.css';
import { start } from './start.tsx';

void start();
