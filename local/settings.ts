import { join, resolve } from 'node:path';

import type { BackendOptions } from './backend.ts';

/** Project folder, independent of the working directory. */
export const ROOT = resolve(import.meta.dirname, '..');

type Environment = Readonly<Record<string, string | undefined>>;

export function portFrom(environment: Environment): number {
  return numberFrom(environment['PORT']) ?? 5173;
}

export function dataDirFrom(environment: Environment): string {
  return resolve(ROOT, environment['ECHOPOST_DATA'] || '.echopost/data');
}

export function backendOptionsFrom(environment: Environment): BackendOptions {
  const mailIntervalS = numberFrom(environment['ECHOPOST_MAIL_INTERVAL_S']);
  const modelPace = numberFrom(environment['ECHOPOST_MODEL_PACE']);
  return {
    dataDir: dataDirFrom(environment),
    migrations: join(ROOT, 'supabase/migrations'),
    ...(mailIntervalS !== undefined && { mailIntervalS }),
    ...(modelPace && { modelPace }),
  };
}

function numberFrom(text: string | undefined): number | undefined {
  const number = Number(text);
  return text && Number.isFinite(number) && number >= 0 ? number : undefined;
}
