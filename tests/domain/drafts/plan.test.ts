import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/drafts/days.ts';
import type { Draft } from '#domain/drafts/draft.ts';
import { mergeDrafts } from '#domain/drafts/merge-drafts.ts';
import { parseDraft } from '#domain/drafts/parse-draft.ts';
import { proposePlans } from '#domain/drafts/plan.ts';
import { isWallTime, parsePlan, type Plan, withPlan } from '#domain/drafts/planned.ts';
import { dayOfPlan, momentOf, wallTimeAt } from '#domain/drafts/wall-time.ts';
import { DRAFT } from '../drafts.ts';

const ZONES = [
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'UTC',
];

const ANY_PLAN = fc.record({
  at: fc.tuple(fc.nat(5000), fc.nat(1439)).map(([days, minutes]) => {
    const clock = [Math.floor(minutes / 60), minutes % 60];
    return `${addDays('2020-01-01', days)}T${clock.map((it) => String(it).padStart(2, '0')).join(':')}`;
  }),
  zone: fc.constantFrom(...ZONES),
});

describe('the moment of a plan', () => {
  test.each<[at: string, zone: string, moment: string]>([
    ['2026-12-01T09:00', 'Europe/Berlin', '2026-12-01T08:00:00Z'],
    ['2026-07-01T09:00', 'Europe/Berlin', '2026-07-01T07:00:00Z'],
    ['2026-12-01T09:00', 'America/New_York', '2026-12-01T14:00:00Z'],
    ['2026-12-01T09:00', 'Asia/Kathmandu', '2026-12-01T03:15:00Z'],
    // Skipped: the clock goes from 2:00 to 3:00.
    ['2027-03-28T02:30', 'Europe/Berlin', '2027-03-28T01:30:00Z'],
    // Twice: the first time in summer time.
    ['2026-10-25T02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00Z'],
    // Half an hour of summer time.
    ['2026-10-04T02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00Z'],
  ])('%s in %s is %s', (at, zone, moment) => {
    expect(new Date(momentOf({ at, zone })).getTime()).toBe(Date.parse(moment));
  });

  test('a clock in its zone shows it again, unless the clock skips it', () => {
    fc.assert(
      fc.property(ANY_PLAN, (plan) => {
        const shown = wallTimeAt(momentOf(plan), plan.zone);
        const skipped = Date.parse(`${shown}Z`) - Date.parse(`${plan.at}Z`);
        expect([0, 30 * 60_000, 60 * 60_000, 24 * 3_600_000]).toContain(skipped);
      }),
    );
  });

  test('a zone that the device does not know is its own', () => {
    const at = '2026-12-01T09:00';
    expect(momentOf({ at, zone: 'Mars/Olympus' })).toBe(new Date(at).getTime());
  });
});

describe('a stored plan', () => {
  test.each([
    { at: '2026-12-01T09:00', zone: 'Europe/Berlin' },
    { at: '2028-02-29T00:00', zone: 'Etc/GMT+5' },
  ])('is read', (plan) => {
    expect(parseDraft({ ...DRAFT, plannedFor: plan })?.plannedFor).toEqual(plan);
  });

  test.each([
    '2026-12-01T09:00',
    { at: '2026-02-30T09:00', zone: 'UTC' },
    { at: '2026-12-01T24:00', zone: 'UTC' },
    { at: '2026-12-01T09:00:30', zone: 'UTC' },
    { at: '2026-12-01T09:00' },
    { at: '2026-12-01T09:00', zone: 'not a zone' },
    { at: 5, zone: 'UTC' },
    null,
    [],
  ])('is none if the calendar knows no such time: %j', (plannedFor) => {
    const draft = parseDraft({ ...DRAFT, plannedFor });
    expect(draft).toBeDefined();
    expect(draft?.plannedFor).toBeUndefined();
  });

  test('garbage never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (value, inside) => {
        for (const plan of [parsePlan(value), parsePlan({ at: value, zone: inside })])
          if (plan) expect(isWallTime(plan.at)).toBe(true);
      }),
    );
  });
});

test('posts are proposed one a day from tomorrow, at nine, on free days', () => {
  const taken = new Set(['2026-12-01', '2026-11-29']);
  expect(proposePlans(3, taken, '2026-11-29', 'UTC').map(({ at }) => at)).toEqual([
    '2026-11-30T09:00',
    '2026-12-02T09:00',
    '2026-12-03T09:00',
  ]);
});

/** A tab with the record that it has last seen on the disk. */
interface Tab {
  base: Draft;
  mine: Draft;
}

const which = fc.nat(2);
const STEP = fc.oneof(
  fc.record({ kind: fc.constant('plan' as const), which, plan: ANY_PLAN }),
  fc.record({ kind: fc.constant('move' as const), which, days: fc.integer({ min: -9, max: 9 }) }),
  fc.record({ kind: fc.constantFrom('type' as const, 'save' as const, 'sync' as const), which }),
);

/** Compare-and-swap, as the writer does it: who finds another's record merges it. */
function sync(tab: Tab, disk: Draft): Draft {
  const next =
    tab.mine === tab.base
      ? disk
      : disk === tab.base
        ? tab.mine
        : mergeDrafts(tab.base, tab.mine, disk)[0];
  [tab.base, tab.mine] = [next, next];
  return next;
}

describe('a plan in three tabs', () => {
  test('a planned post stays planned, for a time that a tab gave it, in any order of writes', () => {
    fc.assert(
      fc.property(fc.array(STEP, { maxLength: 25 }), (steps) => {
        const tabs: Tab[] = [0, 1, 2].map(() => ({ base: DRAFT, mine: DRAFT }));
        const given = new Set<string>();
        let disk = DRAFT;
        const give = (tab: Tab, plan: Plan) => {
          tab.mine = withPlan(tab.mine, plan);
          given.add(plan.at);
        };
        for (const [index, step] of steps.entries()) {
          const tab = tabs[step.which];
          if (!tab) continue;
          const { plannedFor } = tab.mine;
          if (step.kind === 'plan') give(tab, step.plan);
          else if (step.kind === 'move') {
            if (plannedFor)
              give(tab, {
                ...plannedFor,
                at: `${addDays(dayOfPlan(plannedFor), step.days)}T09:00`,
              });
          } else if (step.kind === 'type') tab.mine = { ...tab.mine, editing: `typed ${index}` };
          else if (step.kind === 'save')
            tab.mine = { ...tab.mine, text: `saved ${index}`, updatedAt: 1000 + index };
          else disk = sync(tab, disk);
        }
        for (const tab of [...tabs, ...tabs]) disk = sync(tab, disk);
        for (const { mine } of tabs) expect(mine).toEqual(disk);
        if (given.size > 0) expect(given).toContain(disk.plannedFor?.at);
        else expect(disk.plannedFor).toBeUndefined();
      }),
    );
  });

  const [early, late] = [
    { at: '2026-12-01T09:00', zone: 'UTC' },
    { at: '2026-12-02T09:00', zone: 'UTC' },
  ];
  const planned: Draft = { ...DRAFT, plannedFor: early };

  test('a plan that one tab takes out and no other moves is gone', () => {
    const edited = { ...planned, text: 'Another post', revision: 2 };
    for (const [mine, theirs] of [
      [withPlan(planned, undefined), edited],
      [edited, withPlan(planned, undefined)],
    ] as const)
      expect(mergeDrafts(planned, mine, theirs)[0].plannedFor).toBeUndefined();
  });

  test('a plan that one tab takes out while another moves it stays', () => {
    const moved = withPlan(planned, late);
    for (const [mine, theirs] of [
      [withPlan(planned, undefined), moved],
      [moved, withPlan(planned, undefined)],
    ] as const)
      expect(mergeDrafts(planned, mine, theirs)[0].plannedFor).toEqual(late);
  });

  test('the copy of a text that two tabs edited is not planned with it', () => {
    const [mine, theirs] = [
      { ...planned, text: 'One', revision: 2 },
      { ...planned, text: 'Other', revision: 2, updatedAt: 2000 },
    ];
    const [kept, copy] = mergeDrafts(planned, mine, theirs);
    expect(kept.plannedFor).toEqual(early);
    expect(copy?.plannedFor).toBeUndefined();
  });
});
