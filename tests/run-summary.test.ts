import { expect, test } from 'vitest';
import {
  failedInPlaywright,
  failedInVitest,
  flakyInPlaywright,
  summarize,
  suspiciousLines,
} from './run-summary.ts';

const RED = '\u001b[31m';

test('a failed unit test is named with its file and the first line of its error', () => {
  const report = {
    testResults: [
      {
        name: `${process.cwd()}/tests/queue/sender.test.ts`,
        status: 'failed',
        assertionResults: [
          { fullName: 'a job is sent', status: 'passed' },
          {
            fullName: 'a job is sent once',
            status: 'failed',
            failureMessages: [`${RED}AssertionError: expected 2 to be 1\n    at sender.test.ts:4`],
          },
        ],
      },
    ],
  };
  expect(failedInVitest(report)).toEqual([
    'tests/queue/sender.test.ts: a job is sent once: AssertionError: expected 2 to be 1',
  ]);
});

test('a test file that cannot be loaded is named with its message', () => {
  const name = `${process.cwd()}/tests/queue/sender.test.ts`;
  const report = {
    testResults: [{ name, status: 'failed', message: 'No such module', assertionResults: [] }],
  };
  expect(failedInVitest(report)).toEqual(['tests/queue/sender.test.ts: No such module']);
});

test('failed and flaky browser tests are found in nested suites, each with its error', () => {
  const attempts = [{ errors: [{ message: 'first' }] }, { errors: [{ message: 'second\nat x' }] }];
  const spec = (title: string, status: string) => ({
    title,
    file: 'paste.test.ts',
    tests: [{ status, results: attempts }],
  });
  const inner = {
    specs: [
      spec('a theme is pinned', 'unexpected'),
      spec('fine', 'expected'),
      spec('fine in the end', 'flaky'),
    ],
  };
  const report = { errors: [{ message: 'No server' }], suites: [{ suites: [inner] }] };
  expect(failedInPlaywright(report)).toEqual([
    'Playwright: No server',
    'e2e/paste.test.ts: a theme is pinned: second',
  ]);
  expect(flakyInPlaywright(report)).toEqual(['e2e/paste.test.ts: fine in the end: first']);
});

test('the summary of the sizes keeps the lines without ok and drops the scripts below them', () => {
  const output = `\nok  /: 130 of 135 kB\n   12.1  /a.js\n\n${RED}OVER  an article: 141 of 140 kB\n`;
  expect(suspiciousLines(output)).toEqual(['OVER  an article: 141 of 140 kB']);
});

test('the summary lists each failed stage with at most twenty lines', () => {
  const lines = Array.from({ length: 22 }, (_, index) => `line ${index}`);
  const summary = summarize('Failed:', [
    { name: 'Types', lines: [] },
    { name: 'Lint', lines },
  ]);
  expect(summary.slice(1, 5)).toEqual(['Failed:', '- Types', '- Lint', '    line 0']);
  expect(summary.at(-1)).toBe('    and 2 more');
  expect(summarize('Failed:', [])).toEqual([]);
});
