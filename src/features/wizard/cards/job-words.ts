import { useAtomValue } from 'jotai';
import { describeJob } from '#domain/jobs/describe-job.ts';
import type { Job } from '#domain/jobs/job.ts';
import { isPaused } from '#domain/jobs/job-status.ts';
import { jobsAtom } from '#state/jobs/jobs.ts';
import { connectionAtom, isOffline } from '#state/jobs/network.ts';
import { servicesAtom } from '#state/services.ts';

/** Status of a job in words, without the countdown: it is announced on every change. */
export function useJobWords(job: Job): string {
  const jobs = useAtomValue(jobsAtom);
  const isOnline = !isOffline(useAtomValue(connectionAtom));
  const now = useAtomValue(servicesAtom)?.now() ?? 0;
  return describeJob(job, { now, isOnline, isPaused: isPaused(job, jobs), counts: false });
}
