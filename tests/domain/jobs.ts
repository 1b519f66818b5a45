import { fingerprint } from '#domain/campaign/campaign.ts';
import { type Job, type JobRequest, newJob } from '#domain/jobs/job.ts';
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

export const QUEUED: Job = newJob(REQUEST, 1);
