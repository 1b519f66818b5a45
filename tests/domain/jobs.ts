import { fingerprint } from '#domain/campaign/campaign.ts';
import {
  type Job,
  type JobFields,
  type JobRequest,
  newJob,
  type QueuedJob,
} from '#domain/jobs/job.ts';
import { parseJob, recordOf } from '#domain/jobs/parse-job.ts';
import { buildPrompt } from '#domain/campaign/prompt.ts';
import { READY } from './campaigns.ts';

export const REQUEST: JobRequest = {
  id: 'job-1',
  campaignId: 'campaign-1',
  campaign: READY,
  sentQuotes: [],
  fingerprint: fingerprint(READY),
  prompt: buildPrompt({ ...READY, language: 'en', quotes: [] }),
  baseUrl: 'https://api.openai.com/v1',
  model: 'a-model',
  keyId: 'a-key',
  createdAt: 1000,
  approvedAt: 1000,
  deferred: false,
};

export const QUEUED: QueuedJob = newJob(REQUEST, 1);

/** Returns a job with these fields, as read from a disk: fields that its status lacks are dropped. */
export function jobWith(changes: JobFields, job: Job = QUEUED): Job {
  const read = parseJob({ ...recordOf(job), ...changes });
  if (!read) throw new Error('No such job is possible');
  return read;
}
