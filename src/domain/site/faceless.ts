/**
 * Ingredients of a faceless video. So far the screens only demonstrate it; a future renderer takes
 * a `FacelessProject` and nothing else.
 */
import { type Choice, findChoice } from '../campaign/choice.ts';

export const VIDEO_STYLES = [
  { id: 'educational', name: 'Educational', description: 'Explains one thing, step by step' },
  { id: 'entertainment', name: 'Entertainment', description: 'Light, quick, made to be shared' },
  { id: 'news-facts', name: 'News & Facts', description: 'Short statements, plainly told' },
  { id: 'motivational', name: 'Motivational', description: 'Gives people a reason to start' },
  { id: 'tech-review', name: 'Tech Review', description: 'What it does and who it’s for' },
  { id: 'lifestyle', name: 'Lifestyle', description: 'Everyday moments and habits' },
] as const satisfies readonly Choice[];

interface Duration extends Choice {
  readonly seconds: number;
}

export const DURATIONS = [
  { id: '30s', name: '30s', description: 'One thought', seconds: 30 },
  { id: '60s', name: '60s', description: 'A short list', seconds: 60 },
  { id: '90s', name: '90s', description: 'A how-to', seconds: 90 },
  { id: '2min', name: '2min', description: 'A whole story', seconds: 120 },
] as const satisfies readonly Duration[];

export const VOICES = [
  { id: 'clara', name: 'Clara', description: 'American accent, warm and even' },
  { id: 'rowan', name: 'Rowan', description: 'British accent, calm and low' },
  { id: 'imogen', name: 'Imogen', description: 'Australian accent, bright and quick' },
  { id: 'dev', name: 'Dev', description: 'Indian accent, clear and steady' },
] as const satisfies readonly Choice[];

export const MUSIC = [
  { id: 'upbeat', name: 'Upbeat', description: 'Bright and quick' },
  { id: 'calm', name: 'Calm', description: 'Soft and slow' },
  { id: 'epic', name: 'Epic', description: 'Builds up to the end' },
  { id: 'corporate', name: 'Corporate', description: 'Even and unobtrusive' },
  { id: 'ambient', name: 'Ambient', description: 'More mood than melody' },
  { id: 'none', name: 'No Music', description: 'Voice only' },
] as const satisfies readonly Choice[];

export const THEMES = [
  { id: 'modern-dark', name: 'Modern Dark', description: 'Light words on ink' },
  { id: 'vibrant-gradient', name: 'Vibrant Gradient', description: 'Clay into forest green' },
  { id: 'ocean-blue', name: 'Ocean Blue', description: 'Deep and quiet' },
  { id: 'sunset-orange', name: 'Sunset Orange', description: 'Dark words on warm light' },
] as const satisfies readonly Choice[];

export const ANIMATIONS = [
  { id: 'fade', name: 'Fade In/Out', description: 'Comes and goes softly' },
  { id: 'slide-left', name: 'Slide from Left', description: 'Slides in from the left' },
  { id: 'typewriter', name: 'Typewriter Effect', description: 'One letter at a time' },
  { id: 'bounce', name: 'Bounce In', description: 'Lands and settles' },
  { id: 'zoom', name: 'Zoom In', description: 'Grows into place' },
] as const satisfies readonly Choice[];

export const ELEMENTS = [
  { id: 'title-card', name: 'Title card', description: 'The topic, large, at the start' },
  { id: 'captions', name: 'Captions', description: 'The voice-over as text' },
  { id: 'progress-bar', name: 'Progress bar', description: 'How much is left' },
  { id: 'closing-card', name: 'Closing card', description: 'What to do next, at the end' },
] as const satisfies readonly Choice[];

export type StyleId = (typeof VIDEO_STYLES)[number]['id'];
export type DurationId = (typeof DURATIONS)[number]['id'];
export type VoiceId = (typeof VOICES)[number]['id'];
export type MusicId = (typeof MUSIC)[number]['id'];
export type ThemeId = (typeof THEMES)[number]['id'];
export type AnimationId = (typeof ANIMATIONS)[number]['id'];
export type ElementId = (typeof ELEMENTS)[number]['id'];

/** The user's choices so far. A missing choice is undefined, never a made-up value. */
export interface FacelessChoices {
  readonly topic: string;
  readonly style?: StyleId;
  readonly duration?: DurationId;
  readonly voice?: VoiceId;
  readonly music?: MusicId;
  readonly theme?: ThemeId;
  readonly animation?: AnimationId;
  readonly elements: readonly ElementId[];
}

/** A video with every choice made: the input of a renderer. */
export type FacelessProject = Required<FacelessChoices>;

/** Longest topic that is stored, in UTF-16 units. */
export const TOPIC_MAX_LENGTH = 200;

const ALL_ELEMENTS: readonly ElementId[] = ELEMENTS.map(({ id }) => id);

/** Start from Scratch: no choices, and every element included. */
export const EMPTY_CHOICES: FacelessChoices = { topic: '', elements: ALL_ELEMENTS };

interface Template extends Choice {
  readonly choices: FacelessChoices;
}

export const TEMPLATES = [
  {
    id: 'top-10-lists',
    name: 'Top 10 Lists',
    description: 'Ten short points, one by one',
    choices: {
      ...EMPTY_CHOICES,
      topic: 'The 10 questions our customers ask most',
      style: 'entertainment',
      duration: '60s',
    },
  },
  {
    id: 'how-to-guide',
    name: 'How-To Guide',
    description: 'A task, from the first step to the last',
    choices: {
      ...EMPTY_CHOICES,
      topic: 'How to find the right size at the first try',
      style: 'educational',
      duration: '90s',
    },
  },
  {
    id: 'facts-tips',
    name: 'Facts & Tips',
    description: 'A few things worth knowing',
    choices: {
      ...EMPTY_CHOICES,
      topic: 'Five ways to make it last longer',
      style: 'news-facts',
      duration: '30s',
    },
  },
  {
    id: 'story-telling',
    name: 'Story Telling',
    description: 'One customer, one problem, one change',
    choices: {
      ...EMPTY_CHOICES,
      topic: 'What one customer told us after a year',
      style: 'lifestyle',
      duration: '2min',
    },
  },
] as const satisfies readonly Template[];

/** Adds or removes an element; the elements keep the order of the list. */
export function toggleElement(choices: FacelessChoices, element: ElementId): FacelessChoices {
  const chosen = new Set(choices.elements);
  if (!chosen.delete(element)) chosen.add(element);
  return { ...choices, elements: ALL_ELEMENTS.filter((candidate) => chosen.has(candidate)) };
}

/** Returns the choices as a project, or undefined while one is missing. */
export function readyProject(choices: FacelessChoices): FacelessProject | undefined {
  const { style, duration, voice, music, theme, animation } = choices;
  if (!style || !duration || !voice || !music || !theme || !animation) return undefined;
  const topic = choices.topic.trim();
  return topic === ''
    ? undefined
    : { ...choices, topic, style, duration, voice, music, theme, animation };
}

/** True if anything differs from Start from Scratch. */
export function isBegun({ topic, elements, ...chosen }: FacelessChoices): boolean {
  return (
    topic.trim() !== '' ||
    elements.length < ALL_ELEMENTS.length ||
    Object.values(chosen).some((choice) => choice !== undefined)
  );
}

/**
 * Parses choices of unknown origin. A value that cannot be parsed is reset to its default. Never
 * throws.
 */
export function parseFacelessChoices(value: unknown): FacelessChoices {
  const record = new Map(Object.entries(Object(value)));
  const style = findChoice(VIDEO_STYLES, record.get('style'));
  const duration = findChoice(DURATIONS, record.get('duration'));
  const voice = findChoice(VOICES, record.get('voice'));
  const music = findChoice(MUSIC, record.get('music'));
  const theme = findChoice(THEMES, record.get('theme'));
  const animation = findChoice(ANIMATIONS, record.get('animation'));
  return {
    topic: parseTopic(record.get('topic')),
    elements: parseElements(record.get('elements')),
    ...(style && { style: style.id }),
    ...(duration && { duration: duration.id }),
    ...(voice && { voice: voice.id }),
    ...(music && { music: music.id }),
    ...(theme && { theme: theme.id }),
    ...(animation && { animation: animation.id }),
  };
}

/** Parses a project of unknown origin; undefined if it is none. Never throws. */
export function parseFacelessProject(value: unknown): FacelessProject | undefined {
  return readyProject(parseFacelessChoices(value));
}

function parseTopic(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, TOPIC_MAX_LENGTH) : '';
}

function parseElements(value: unknown): readonly ElementId[] {
  return Array.isArray(value) ? ALL_ELEMENTS.filter((id) => value.includes(id)) : ALL_ELEMENTS;
}
