import { expect, test } from 'vitest';
import type { DocumentOwner } from '#services/storage/document-store.ts';
import { mergePending, type PendingRecord, type StoredRecord } from '#services/storage/records.ts';

const envelope = (data: unknown) => ({ version: 1, data, press: undefined });

/** Three-way merge of lists. */
const owner: Pick<DocumentOwner, 'merge'> = {
  merge(_key, base, mine, theirs) {
    const [own = [], other = [], both = []] = [mine, theirs, base].map(
      (it): string[] => Object(it).data,
    );
    const isKept = (one: string) =>
      !both.includes(one) || (own.includes(one) && other.includes(one));
    const data = [...new Set([...other, ...own])].filter(isKept);
    return { record: envelope(data), copies: new Map() };
  },
};

const stored = (data: unknown, by: string): StoredRecord => ({
  ...envelope(data),
  rev: 1,
  by,
  at: 0,
  seq: 1,
});

const pending = (bases: PendingRecord['bases']): PendingRecord => ({
  pendingFor: 'list',
  ...envelope(['old', 'new']),
  bases,
  wipes: 0,
});

const seen = { ...envelope(['old']), by: 'tab 1' };
const sent = { ...envelope(['old', 'new']), by: 'tab 2', isSent: true as const };

test.each<[string, PendingRecord['bases'], StoredRecord, readonly string[]]>([
  ['one that was written after all', [seen, sent], stored(['old', 'new'], 'tab 2'), ['old', 'new']],
  ['one that never arrived', [seen, sent], stored(['old'], 'tab 1'), ['old', 'new']],
  ['a first one that never arrived', [sent], stored(['other'], 'tab 3'), ['other', 'old', 'new']],
  ['one that another tab overtook', [seen, sent], stored(['other'], 'tab 3'), ['other', 'new']],
])('a pending change outlives the write that it may be based on: %s', (_case, bases, on, data) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const merged = mergePending(owner as DocumentOwner, pending(bases), on);
  expect(merged?.record.data).toEqual(data);
});
