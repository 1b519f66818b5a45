import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The lines that the end of `npm test` shows of a failed stage. Pure. */

/** Longest excerpt, in lines: the summary names what failed, the stage's own output explains it. */
const MOST = 20;

interface VitestReport {
  readonly testResults?: readonly {
    readonly name: string;
    /** Of a file that could not be loaded. */
    readonly message?: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** Returns the failed tests of a Vitest report as `file: title: error`. */
export function failedInVitest({ testResults = [] }: VitestReport): readonly string[] {
  return testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [lineOf(file, message)] : [];
    return failed.map((test) => lineOf(file, test.fullName, test.failureMessages?.[0]));
  });
}

interface PlaywrightError {
  readonly message?: string;
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly errors?: readonly PlaywrightError[] }[];
    }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly errors?: readonly PlaywrightError[];
}

/** Returns the failed tests of a Playwright report as `file: title: error`, by the last attempt. */
export function failedInPlaywright(report: PlaywrightReport): readonly string[] {
  return [
    ...(report.errors ?? []).map(({ message }) => lineOf('Playwright', message)),
    ...testsWith('unexpected', -1, report),
  ];
}

/** Returns the tests that passed at the second attempt as `file: title: error of the first`. */
export const flakyInPlaywright = (report: PlaywrightReport): readonly string[] =>
  testsWith('flaky', 0, report);

/** Lists the tests of a status, each with the error of one of its attempts. */
function testsWith(
  wanted: 'unexpected' | 'flaky',
  attempt: number,
  { suites = [], specs = [] }: PlaywrightSuite,
): readonly string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) =>
        lineOf(`e2e/${file}`, title, results.at(attempt)?.errors?.[0]?.message),
      ),
  );
  return [...own, ...suites.flatMap((suite) => testsWith(wanted, attempt, suite))];
}

/**
 * Returns the lines of a stage's output that name the fault: those that are not indented and do
 * not report an `ok`.
 */
export function suspiciousLines(output: string): readonly string[] {
  return stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => /^\S/.test(line) && !/^ok\b/.test(line));
}

export interface NamedStage {
  readonly name: string;
  readonly lines: readonly string[];
}

/** Returns the lines of these stages under a heading; empty if there are no stages. */
export function summarize(heading: string, stages: readonly NamedStage[]): readonly string[] {
  if (stages.length === 0) return [];
  return ['', heading, ...stages.flatMap(({ name, lines }) => [`- ${name}`, ...excerpt(lines)])];
}

function excerpt(lines: readonly string[]): readonly string[] {
  const rest = lines.length - MOST;
  const shown = lines.slice(0, MOST).map((line) => `    ${line}`);
  return rest > 0 ? [...shown, `    and ${rest} more`] : shown;
}

/** Joins the parts that are there, the last one cut to its first line. */
function lineOf(...parts: readonly (string | undefined)[]): string {
  const firstLines = parts.flatMap((part) => {
    const [line] = stripVTControlCharacters(part ?? '')
      .trim()
      .split('\n');
    return line ? [line] : [];
  });
  return firstLines.join(': ');
}
