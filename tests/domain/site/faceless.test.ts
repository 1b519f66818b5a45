import { FACELESS_STEPS, FACELESS_TABS } from '#domain/site/faceless-names.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ANIMATIONS,
  DURATIONS,
  ELEMENTS,
  EMPTY_CHOICES,
  type FacelessProject,
  isBegun,
  MUSIC,
  parseFacelessChoices,
  parseFacelessProject,
  readyProject,
  TEMPLATES,
  THEMES,
  toggleElement,
  TOPIC_MAX_LENGTH,
  VIDEO_STYLES,
  VOICES,
} from '#domain/site/faceless.ts';
import { parsePlace, searchOf } from '#domain/site/faceless-place.ts';
import {
  clampFacelessStep,
  DEMO_PROGRESS,
  missingIn,
  nextProgress,
} from '#domain/site/faceless-steps.ts';
import { SAMPLE_FIGURES, SAMPLE_VIDEOS } from '#domain/site/faceless-samples.ts';

const PROJECT: FacelessProject = {
  topic: 'Linen',
  style: 'educational',
  duration: '60s',
  voice: 'clara',
  music: 'none',
  theme: 'ocean-blue',
  animation: 'zoom',
  elements: ['captions'],
};

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** Copied from the specification, sections 2 and 9. */
describe('the options', () => {
  test.each([
    [
      'styles',
      VIDEO_STYLES,
      ['Educational', 'Entertainment', 'News & Facts', 'Motivational', 'Tech Review', 'Lifestyle'],
    ],
    ['durations', DURATIONS, ['30s', '60s', '90s', '2min']],
    ['music', MUSIC, ['Upbeat', 'Calm', 'Epic', 'Corporate', 'Ambient', 'No Music']],
    ['themes', THEMES, ['Modern Dark', 'Vibrant Gradient', 'Ocean Blue', 'Sunset Orange']],
    [
      'animations',
      ANIMATIONS,
      ['Fade In/Out', 'Slide from Left', 'Typewriter Effect', 'Bounce In', 'Zoom In'],
    ],
    ['templates', TEMPLATES, ['Top 10 Lists', 'How-To Guide', 'Facts & Tips', 'Story Telling']],
    ['tabs', FACELESS_TABS, ['Home', 'Create', 'Library', 'Profile']],
  ])('the %s match the specification', (_, list, expected) => {
    expect(names(list)).toEqual(expected);
  });

  test('all four voices have a name and an accent', () => {
    expect(VOICES).toHaveLength(4);
    for (const { description } of VOICES) expect(description).toMatch(/ accent/);
  });

  test('the seconds of a duration match its name', () => {
    expect(DURATIONS.map(({ seconds }) => seconds)).toEqual([30, 60, 90, 120]);
  });

  test('the sample figures are 24 videos and 2.3k views', () => {
    expect(SAMPLE_FIGURES).toEqual({ videos: '24', views: '2.3k' });
    expect(SAMPLE_VIDEOS.some(({ isNew }) => isNew)).toBe(true);
  });
});

describe('elements', () => {
  test('all elements are included at first', () => {
    expect(EMPTY_CHOICES.elements).toEqual(ELEMENTS.map(({ id }) => id));
  });

  test('a removed element returns to its position', () => {
    const without = toggleElement(EMPTY_CHOICES, 'captions');
    expect(without.elements).not.toContain('captions');
    expect(toggleElement(without, 'captions')).toEqual(EMPTY_CHOICES);
  });
});

describe('a project', () => {
  test('a complete project is ready, with its topic trimmed', () => {
    expect(readyProject({ ...PROJECT, topic: '  Linen ' })).toEqual(PROJECT);
  });

  test.each(['style', 'duration', 'voice', 'music', 'theme', 'animation'] as const)(
    'a project is not ready without %s',
    (field) => {
      const { [field]: _, ...rest } = PROJECT;
      expect(readyProject(rest)).toBeUndefined();
      expect(parseFacelessProject(rest)).toBeUndefined();
    },
  );

  test('a project is not ready without a topic', () => {
    expect(readyProject({ ...PROJECT, topic: ' ' })).toBeUndefined();
  });

  test('a stored project is read back unchanged', () => {
    expect(parseFacelessProject(structuredClone(PROJECT))).toEqual(PROJECT);
  });
});

describe('choices of unknown origin', () => {
  test('unreadable choices are dropped and the rest is kept', () => {
    const choices = parseFacelessChoices({
      topic: 'x'.repeat(TOPIC_MAX_LENGTH + 1),
      style: 'horror',
      voice: 'rowan',
      elements: ['captions', 'lasers', 7],
    });
    expect(choices).toEqual({
      topic: 'x'.repeat(TOPIC_MAX_LENGTH),
      voice: 'rowan',
      elements: ['captions'],
    });
  });

  test('reading choices never throws and is idempotent', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const once = parseFacelessChoices(value);
        expect(parseFacelessChoices(once)).toEqual(once);
      }),
    );
  });
});

describe('starting a project', () => {
  test('an empty project is not started until a choice is made', () => {
    expect(isBegun(EMPTY_CHOICES)).toBe(false);
    expect(isBegun({ ...EMPTY_CHOICES, music: 'calm' })).toBe(true);
    expect(isBegun(toggleElement(EMPTY_CHOICES, 'captions'))).toBe(true);
  });

  test.each(TEMPLATES)('the template $name fills in the first step only', (template) => {
    expect(missingIn('topic', template.choices)).toEqual([]);
    expect(missingIn('sound', template.choices)).toEqual(['a voice', 'the music']);
    expect(missingIn('look', template.choices)).toEqual(['a theme', 'a text animation']);
  });
});

describe('the steps', () => {
  test('the project has four steps', () => {
    expect(FACELESS_STEPS).toHaveLength(4);
  });

  test('a step lists its missing choices', () => {
    expect(missingIn('topic', EMPTY_CHOICES)).toEqual(['a topic', 'a style', 'a duration']);
  });

  test('a step opens only once the earlier choices are made', () => {
    expect(clampFacelessStep('video', EMPTY_CHOICES)).toBe('topic');
    const { theme: _, ...noTheme } = PROJECT;
    expect(clampFacelessStep('video', noTheme)).toBe('look');
    expect(clampFacelessStep('sound', noTheme)).toBe('sound');
    expect(clampFacelessStep('video', PROJECT)).toBe('video');
  });
});

describe('the URL', () => {
  test.each([
    [{}, { tab: 'home' }],
    [{ tab: 'home', step: 'look' }, { tab: 'home' }],
    [{ tab: 'library', step: 'look' }, { tab: 'library' }],
    [{ tab: 'create' }, { tab: 'create' }],
    [
      { tab: 'create', step: 'look' },
      { tab: 'create', step: 'look' },
    ],
    [{ tab: 'create', step: 'cut' }, { tab: 'create' }],
    [{ tab: 7, step: ['look'] }, { tab: 'home' }],
  ])('the search parameters %j mean %j; only the Create tab has a step', (search, place) => {
    expect(parsePlace(search)).toEqual(place);
  });

  test('the URL of a place is read back as the same place', () => {
    const steps = [undefined, ...FACELESS_STEPS.map(({ id }) => id)];
    for (const { id: tab } of FACELESS_TABS) {
      for (const step of steps) {
        const place = parsePlace({ tab, step });
        expect(parsePlace(searchOf(place))).toEqual(place);
      }
    }
    expect(searchOf({ tab: 'home' })).toEqual({});
  });
});

describe('the progress', () => {
  test('the progress rises by 5 from 0 to 100 and stays there', () => {
    let percent = 0;
    for (let tick = 1; tick <= 20; tick++) {
      percent = nextProgress(percent);
      expect(percent).toBe(tick * 5);
    }
    expect(nextProgress(percent)).toBe(100);
  });

  test('a step of the progress takes 200 ms', () => {
    expect(DEMO_PROGRESS.everyMs).toBe(200);
  });
});
