/**
 * Marks that models put around their thinking, their answer and their turns, when no parser of the
 * server has removed them. One table for all families, after the reasoning parsers of vLLM, SGLang
 * and llama.cpp (read in November 2026).
 */

/**
 * Kinds of marks. `open` and `close` are the ends of a thought. `header` begins the words that name
 * a turn or a channel, up to `body` or the end of the line. `other-turn` begins a turn of the user,
 * `turn-end` ends any turn, `answer` begins the answer, `label` is left out.
 */
export type MarkKind =
  | 'open'
  | 'close'
  | 'header'
  | 'body'
  | 'turn-end'
  | 'other-turn'
  | 'answer'
  | 'label';

export interface Mark {
  readonly kind: MarkKind;
  /** Family of a thought: what its end must be called. */
  readonly name: string;
  /** Cannot be anything but a mark, wherever it stands: a token of the model's template. */
  readonly isToken: boolean;
  /** May be a word of the post: a mark only at the very beginning. */
  readonly isWord?: true;
  /** Position in UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** Parts of the names of tags for thinking: `antThinking`, `seed:think`, `inner_monologue`. */
const STEM =
  'think|thought|reason|reflect|r[eé]flex|scratchpad|monolog|ponder|deliberat|brainstorm|analysis|analyz|chain_of|pensam|pensée|pensier|denken|überleg|razon|ragion|raisonn|размышл|思考|推理|考え|생각';
const NAME = String.raw`[\p{L}\p{N}_:.-]`;
/** Brackets of a tag, also written in wide signs, as references of HTML, or with a space. */
const LESS = '(?:<|＜|&lt;) ?';
const MORE = '(?:>|＞|&gt;)';
/** `<think>`, `</seed:think>`, `<thought time="3">`, `<details type="reasoning">`. */
const TAG = String.raw`${LESS}(?<slash>/?) ?(?<tag>${NAME}{0,24}?(?:${STEM})${NAME}{0,24}|details(?=\s[^<>\n]{0,80}type="reasoning")|plan(?:ning)?|internal)(?:\s[^<>\n]{0,160}?)?(?<empty>/?)${MORE}`;
const DETAILS_END = String.raw`</(?<details>details)>`;
/** `<|im_end|>`, `<｜end▁of▁sentence｜>`, and of Gemma 4 `<|channel>` and `<channel|>`. */
const TOKEN = String.raw`<[|｜](?<token>[\p{L}\p{N}_:.▁/-]{1,64})[|｜]?>|<(?<tail>[\p{L}\p{N}_:.▁/-]{1,64})[|｜]>`;
const PLAIN_TOKEN =
  '<(?<plain>/?s|(?:seed:)?[be]os|pad|unk|eod|start_of_turn|end_of_turn|end_of_utterance|unused\\d{1,5}|ctrl\\d{1,5})>';
const ANSWER = String.raw`<(?<answer>/?(?:final_?)?(?:answer|response|output|result|solution|final|reply|post|caption))>`;
const BRACKET = String.raw`\[(?<bracket>/?(?:think(?:ing)?|thoughts?|reasoning)|/?inst|begin final response|end final response|unused1[67])\]`;
const TRIANGLE = '◁(?<triangle>/?)think(?:ing)?▷';

/** Words instead of a mark: of Granite, and of gpt-oss where the server drops its tokens. */
const SAID = String.raw`(?<said>here(?:['’]s| is) my (?:response|answer|final answer):|assistantfinal|\.\.\.done thinking\.)`;

const ANY = new RegExp(
  [TAG, DETAILS_END, TOKEN, PLAIN_TOKEN, ANSWER, BRACKET, TRIANGLE, SAID].join('|'),
  'iu',
);

/** The beginning of a mark at the end of a chunk. */
const BEGINNING = new RegExp(
  String.raw`(?:&(?:l(?:t;?)?)?|${LESS}[|｜/]{0,2} ?(?:[\p{L}\p{N}_:.▁/-]{0,64}[|｜]?|${NAME}{0,24}(?:${STEM})${NAME}{0,24}(?:\s[^<>\n]{0,160}|&(?:g(?:t;?)?)?)|(?:details|plan(?:ning)?|internal)(?:\s[^<>\n]{0,160}|&(?:g(?:t;?)?)?))|\[[/\p{L}\d ]{0,24}|◁[/\p{L}]{0,10})$`,
  'iu',
);

/** Longest text that `BEGINNING` can match, in UTF-16 units. */
const LONGEST_BEGINNING = 240;

/** Returns the first mark at or after `from`. */
export function findMark(text: string, from: number): Mark | undefined {
  const found = ANY.exec(from === 0 ? text : text.slice(from));
  if (!found) return undefined;
  const start = from + found.index;
  return { ...markOf(found.groups ?? {}), start, end: start + found[0].length };
}

/**
 * Returns the index from which the end of a text may be the beginning of a mark. `inWords`: also of
 * the words that end a thought.
 */
export function unfinishedFrom(text: string, inWords: boolean): number {
  const tail = Math.max(0, text.length - LONGEST_BEGINNING);
  const found = BEGINNING.exec(text.slice(tail));
  const from = found ? tail + found.index : text.length;
  return inWords ? Math.min(from, text.length - LONGEST_ENDING) : from;
}

/** Words that begin a thought at the beginning of a reply, in lower case. */
const OPENINGS: readonly string[] = [
  'here is my thought process:',
  "here's my thought process:",
  'here are my reasoning steps:',
  // The words of Ollama's own command line.
  'thinking...\n',
];

/** At least as long as the words that end such a thought. */
const LONGEST_ENDING = 32;

/** Channels of gpt-oss without its tokens: `analysisThe user wants …assistantfinalWarm rolls …`. */
const RUN_TOGETHER = /^(?:assistant)?(?:analysis|commentary)(?=\p{Lu})/u;

const CHANNELS = ['analysis', 'commentary', 'assistantanalysis', 'assistantcommentary'];

/**
 * Reads the words that begin a thought at the beginning of a reply: its length up to their end, 0
 * if there are none, undefined if it is too early to tell.
 */
export function openingWords(start: string): number | undefined {
  const words = start.trimStart();
  const lower = words.slice(0, 40).toLowerCase().replaceAll('’', "'");
  const lead = start.length - words.length;
  const opening = OPENINGS.find((known) => lower.startsWith(known));
  if (opening !== undefined) return lead + opening.length;
  const channel = RUN_TOGETHER.exec(words)?.[0];
  if (channel !== undefined) return lead + channel.length;
  const isEarly = [...OPENINGS, ...CHANNELS].some((known) => known.startsWith(lower));
  return isEarly ? undefined : 0;
}

type Named = Omit<Mark, 'start' | 'end'>;

const mark = (kind: MarkKind, name = '', isToken = false): Named => ({ kind, name, isToken });

function markOf(groups: Readonly<Record<string, string | undefined>>): Named {
  const { tag, token = groups['tail'], plain, answer, bracket, triangle, details, said } = groups;
  if (said !== undefined) return mark('close', 'words');
  if (tag !== undefined) {
    if (groups['empty'] !== '' && groups['slash'] === '') return mark('label');
    return mark(groups['slash'] === '' ? 'open' : 'close', tag.toLowerCase());
  }
  if (details !== undefined) return mark('close', details.toLowerCase());
  if (token !== undefined) return tokenMark(token, groups['tail'] !== undefined);
  if (plain !== undefined) return plainMark(plain.toLowerCase());
  if (answer !== undefined) return mark('label', answer.toLowerCase());
  if (bracket !== undefined) return bracketMark(bracket);
  return mark(triangle === '' ? 'open' : 'close', 'triangle', true);
}

/** Kinds of a template's tokens by their names; the first match counts. */
const TOKENS: readonly (readonly [RegExp, MarkKind])[] = [
  // START_THINKING, end_of_thought, inner_prefix, think:start, /think
  [
    /(?:\/|end|suffix|close).*(?:think|thought|reason)|(?:think|thought|reason).*end|^inner_suffix$/,
    'close',
  ],
  [/think|thought|reason|^inner_prefix$/, 'open'],
  [/^(?:start|begin|channel|im_start|start_header_id|start_of_turn|turn)$/, 'header'],
  [/^(?:message|im_sep|end_header_id|content|msg)$/, 'body'],
  [
    /^(?:im_end|eot|eot_id|eom|eom_id|eos|eod|endoftext|end_?of_?(?:text|turn|sentence|utterance|sequence)(?:_token)?|return|call|end|plamo:tag)$/,
    'turn-end',
  ],
  [/^(?:user|human|system|tool|observation)(?:_token)?$/, 'other-turn'],
  [/response|solution|answer|assistant|chatbot/, 'answer'],
];

function tokenMark(token: string, isTail: boolean): Named {
  const name = token.toLowerCase().replaceAll('▁', '_');
  // Gemma 4 ends a channel and a turn with the bar on the other side.
  if (isTail && name === 'channel') return mark('close', 'token', true);
  if (isTail && name === 'turn') return mark('turn-end', name, true);
  const kind = TOKENS.find(([pattern]) => pattern.test(name))?.[1] ?? 'label';
  return mark(kind, kind === 'header' ? name : 'token', true);
}

function plainMark(name: string): Named {
  switch (name) {
    // MedGemma: `<unused94>thought …<unused95>`, and the same tokens under another name.
    case 'unused94':
    case 'ctrl94':
      return mark('open', 'token', true);
    case 'unused95':
    case 'ctrl95':
      return mark('close', 'token', true);
    case 'start_of_turn':
      return mark('header', name, true);
    case '/s':
    case 'eos':
    case 'seed:eos':
    case 'eod':
    case 'end_of_turn':
    case 'end_of_utterance':
      return mark('turn-end', name, true);
    default:
      return mark('label', name, true);
  }
}

function bracketMark(bracket: string): Named {
  const name = bracket.toLowerCase();
  switch (name) {
    case 'think':
    case 'thinking':
    case 'thought':
    case 'thoughts':
    case 'reasoning':
    case '/think':
    case '/thinking':
    case '/thought':
    case '/thoughts':
    case '/reasoning': {
      // Magistral's token is in capitals.
      const asWord = bracket === bracket.toUpperCase() ? {} : { isWord: true as const };
      return { ...mark(name.startsWith('/') ? 'close' : 'open', 'bracket'), ...asWord };
    }
    case 'unused16':
      return mark('open', 'bracket', true);
    // Apriel and openPangu.
    case 'begin final response':
    case 'unused17':
      return mark('close', 'bracket', true);
    case 'inst':
      return mark('other-turn', 'bracket', true);
    default:
      return mark('label', 'bracket', true);
  }
}
