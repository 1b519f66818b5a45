/**
 * `npm run test:engines`: runs the offline scenario in Firefox ESR and WebKitGTK and prints one
 * line per check. Offline means that the server is stopped. Screenshots go to `.echopost/engines`.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { provideSite } from '../../local/provide-site.ts';
import { ROOT } from '../../local/settings.ts';
import { warmUp } from '../warm-up.ts';
import { CheckFailed, type Checks, checksOf } from './checks.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { missingPackages } from './packages.ts';
import { runScenario } from './scenario.ts';
import { openSite } from './site.ts';
import { openWebKit } from './webkit.ts';

const PICTURES = join(ROOT, '.echopost/engines');

const ENGINES: Record<string, () => Promise<Engine>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};

async function tryEngine(name: string): Promise<Checks> {
  const site = await openSite();
  await warmUp(site.origin);
  const engine = await ENGINES[name]?.();
  if (!engine) throw new Error(`Unknown engine: ${name}.`);
  const picture = (what: string) => engine.picture(join(PICTURES, `${name}-${what}.png`));
  const checks = checksOf(name, () =>
    picture('failed').catch(() => console.log('        (no screenshot)')),
  );
  try {
    await runScenario({ engine, site, checks, picture });
  } catch (error) {
    if (!(error instanceof CheckFailed)) throw error;
  } finally {
    await engine.close();
    await site.close();
  }
  return checks;
}

async function main(): Promise<boolean> {
  const missing = missingPackages();
  if (missing !== undefined) {
    console.error(missing);
    return false;
  }
  await mkdir(PICTURES, { recursive: true });
  await provideSite();
  const asked = process.argv.slice(2);
  const counts: Checks[] = [];
  for (const name of asked.length > 0 ? asked : Object.keys(ENGINES)) {
    counts.push(await tryEngine(name));
  }
  const sum = (of: 'passed' | 'failed') => counts.reduce((total, count) => total + count[of], 0);
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
  return sum('failed') === 0;
}

process.exitCode = (await main()) ? 0 : 1;
