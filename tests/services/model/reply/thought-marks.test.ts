import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createThoughtFilter } from '#services/model/reply/thought-filter.ts';
import { DONE, generate, stream, words } from '../fake-provider.ts';

const POST = 'Warm rolls before work: our guests say the sourdough is still warm at eight. [q1]';
const THOUGHT = 'SECRET The user wants a short post,\nso I will mention the rolls.';

/** A reply of each family of models, with its thought and the post in it. */
const REPLIES: readonly (readonly [family: string, reply: string])[] = [
  ['DeepSeek R1, Qwen, GLM', `<think>\n${THOUGHT}\n</think>\n\n${POST}`],
  ['DeepSeek’s template, which opens the thought itself', `${THOUGHT}\n</think>\n\n${POST}`],
  ['Claude of Amazon', `<thinking>${THOUGHT}</thinking>\n${POST}`],
  ['Claude', `<antThinking>${THOUGHT}</antThinking>${POST}`],
  ['EXAONE, Gemini', `<thought>\n${THOUGHT}\n</thought>\n${POST}`],
  ['Reka', `<reasoning> ${THOUGHT} </reasoning> ${POST}`],
  [
    'Reflection 70B',
    `<thinking>${THOUGHT}<reflection>SECRET Hm.</reflection></thinking>\n<output>\n${POST}\n</output>`,
  ],
  ['Hunyuan A13B', `<think>\n${THOUGHT}\n</think>\n<answer>\n${POST}\n</answer>`],
  ['a thought that only the answer ends', `<think>\n${THOUGHT}\n<answer>\n${POST}\n</answer>`],
  ['ERNIE 4.5', `<think>\n${THOUGHT}\n</think>\n\n<response>\n${POST}\n</response>`],
  ['Seed OSS', `<seed:think>${THOUGHT}</seed:think>${POST}`],
  ['Seed OSS, its end alone', `${THOUGHT}</seed:think>${POST}<seed:eos>`],
  ['MiniMax M3', `<mm:think>${THOUGHT}</mm:think>${POST}`],
  ['LongCat', `<longcat_think>${THOUGHT}</longcat_think>${POST}`],
  ['a tag with an attribute', `<think time="3">${THOUGHT}</think>${POST}`],
  ['a tag in capitals', `<THINK>${THOUGHT}</THINK>${POST}`],
  ['a tag for a pad', `<scratchpad>\n${THOUGHT}\n</scratchpad>\n\n${POST}`],
  ['a tag for analysis', `<analysis>\n${THOUGHT}\n</analysis>\n\n${POST}`],
  ['a tag of another name', `<inner_monologue>${THOUGHT}</inner_monologue>${POST}`],
  ['a tag in wide signs', `＜think＞${THOUGHT}＜/think＞${POST}`],
  ['a tag in references of HTML', `&lt;think&gt;\n${THOUGHT}\n&lt;/think&gt;\n${POST}`],
  ['a tag with spaces', `< think >${THOUGHT}< /think >${POST}`],
  ['a tag for what is internal', `<internal>${THOUGHT}</internal>${POST}`],
  ['Ollama’s own words', `Thinking...\n${THOUGHT}\n...done thinking.\n\n${POST}`],
  ['gpt-oss, its commentary', `commentaryThe user wants SECRET.assistantfinal${POST}`],
  ['a tag around the post', `<think>${THOUGHT}</think>\n<post>\n${POST}\n</post>`],
  ['a tag in Chinese', `<思考>${THOUGHT}</思考>\n${POST}`],
  ['a tag in French', `<réflexion>${THOUGHT}</réflexion>\n${POST}`],
  [
    'Open WebUI',
    `<details type="reasoning" done="true">\n<summary>Thought</summary>\n${THOUGHT}\n</details>\n${POST}`,
  ],
  ['an empty thought of Qwen', `<think>\n\n</think>\n\n${POST}`],
  ['a thought ended under another name', `<thinking>${THOUGHT}</think>${POST}`],
  [
    'a thought that speaks of other marks',
    `<think>${THOUGHT} I use <analysis> for it.</think>${POST}`,
  ],
  ['a thought that quotes its own end', `<think>${THOUGHT} Not \`</think>\` again.</think>${POST}`],
  ['a thought begun twice', `<think>\n<think>\n${THOUGHT}\n</think>\n${POST}`],
  ['two thoughts', `<think>${THOUGHT}</think>\n<think>SECRET too</think>\n${POST}`],
  ['a thought after the post', `${POST}\n<think>${THOUGHT}</think>`],
  ['a thought within a line', `${POST} <think>SECRET</think>`],
  [
    'gpt-oss',
    `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${POST}<|return|>`,
  ],
  [
    'gpt-oss from its first token',
    `<|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${POST}`,
  ],
  [
    'gpt-oss with a commentary',
    `<|channel|>commentary<|message|>SECRET plan<|end|><|start|>assistant<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final<|message|>${POST}`,
  ],
  [
    'gpt-oss with a tool call',
    `<|channel|>commentary to=functions.search <|constrain|>json<|message|>{"SECRET":1}<|call|><|start|>assistant<|channel|>final<|message|>${POST}`,
  ],
  [
    'gpt-oss with a constraint',
    `<|channel|>analysis<|message|>${THOUGHT}<|end|><|start|>assistant<|channel|>final <|constrain|>text<|message|>${POST}`,
  ],
  ['gpt-oss, its answer alone', `<|channel|>final<|message|>${POST}<|return|>`],
  ['gpt-oss without its tokens', `analysis${THOUGHT.slice(7)}assistantfinal${POST}`],
  ['gpt-oss, its last channel alone by name', `analysis${THOUGHT.slice(7)}final${POST}`],
  [
    'a model with recipients',
    `<|start|>assistant to=self<|message|>${THOUGHT}<|eom|><|start|>assistant to=user<|message|>${POST}<|eot|>`,
  ],
  ['Magistral', `[THINK]${THOUGHT}[/THINK]\n\n${POST}`],
  ['a thought in brackets', `[thought]${THOUGHT}[/thought]\n\n${POST}`],
  ['reasoning in brackets', `[REASONING]${THOUGHT}[/REASONING]${POST}`],
  ['Magistral, its end alone', `${THOUGHT}[/THINK]${POST}</s>`],
  ['Kimi', `◁think▷${THOUGHT}◁/think▷${POST}`],
  ['Kimi, its end alone', `${THOUGHT}◁/think▷${POST}`],
  [
    'Cohere',
    `<|START_THINKING|>${THOUGHT}<|END_THINKING|><|START_RESPONSE|>${POST}<|END_RESPONSE|><|END_OF_TURN_TOKEN|>`,
  ],
  [
    'Cohere, its end missing',
    `<|START_THINKING|>${THOUGHT}<|START_RESPONSE|>${POST}<|END_RESPONSE|>`,
  ],
  [
    'OpenThinker, Sky-T1',
    `<|begin_of_thought|>\n\n${THOUGHT}\n\n<|end_of_thought|>\n\n<|begin_of_solution|>\n\n${POST}\n\n<|end_of_solution|>`,
  ],
  ['MedGemma', `<unused94>thought\n${THOUGHT}<unused95>${POST}`],
  ['Gemma 4', `<|channel>thought\n${THOUGHT}\n<channel|>${POST}<turn|>`],
  ['Gemma 4 with an empty thought', `<|channel>thought\n<channel|>${POST}<turn|>`],
  ['Apertus', `<|inner_prefix|>${THOUGHT}<|inner_suffix|>${POST}<|assistant_end|>`],
  ['Solar', `<|think|>${THOUGHT}<|end|><|begin|>assistant<|content|>${POST}<|end|>`],
  ['Solar Open 2, its end alone', `${THOUGHT}<|think:end|>${POST}`],
  ['PLaMo', `<|plamo:begin_think:plamo|>${THOUGHT}<|plamo:end_think:plamo|>${POST}<|plamo:tag|>`],
  ['openPangu', `[unused16]${THOUGHT}[unused17]${POST}`],
  ['GLM with a box', `<think>${THOUGHT}</think><|begin_of_box|>${POST}<|end_of_box|>`],
  ['Granite', `Here is my thought process: ${THOUGHT} Here is my response: ${POST}`],
  ['Granite, shortened', `Here's my thought process:\n${THOUGHT}\n\nHere's my response:\n${POST}`],
  [
    'Apriel',
    `Here are my reasoning steps:\n${THOUGHT}\n[BEGIN FINAL RESPONSE]\n${POST}\n[END FINAL RESPONSE]\n<|end|>`,
  ],
  ['ChatML', `${POST}<|im_end|>`],
  ['ChatML with its first line', `<|im_start|>assistant\n${POST}<|im_end|>`],
  ['ChatML after a thought', `<think>${THOUGHT}</think>\n\n${POST}<|im_end|>\n<|endoftext|>`],
  ['Llama 3', `<|start_header_id|>assistant<|end_header_id|>\n\n${POST}<|eot_id|>`],
  ['Mistral', `<s>${POST}</s>`],
  ['Gemma', `<start_of_turn>model\n${POST}<end_of_turn>`],
  ['DeepSeek', `<｜begin▁of▁sentence｜>${POST}<｜end▁of▁sentence｜>`],
  ['Phi', `<|assistant|>${POST}<|end|>`],
  [
    'a model that plays the user as well',
    `${POST}<|im_end|>\n<|im_start|>user\nSECRET Thanks!<|im_end|>`,
  ],
  ['a model that goes on after its end', `${POST}<|endoftext|>SECRET Another text`],
];

function read(parts: readonly string[]) {
  const filter = createThoughtFilter();
  const shown: string[] = [];
  for (const part of parts) {
    filter.feed(part);
    shown.push(filter.text);
  }
  filter.end();
  return { text: filter.text, thinking: filter.thinking, shown };
}

function partsOf(whole: string, cuts: readonly number[]): string[] {
  const places = [0, ...cuts.map((cut) => cut % (whole.length + 1)), whole.length];
  const sorted = places.toSorted((a, b) => a - b);
  return sorted.slice(1).map((place, index) => whole.slice(sorted[index], place));
}

const OWN_END_ALONE = /alone|opens the thought itself/;

describe('the marks of thinking', () => {
  test.each(['Rye & more [', 'Rye + spelt &', 'We say <think> big', 'Rolls for 2 <', 'Rolls ◁'])(
    'a post that ends with signs of a mark is whole: %s',
    async (post) => {
      const shown: string[] = [];
      const pieces = Array.from(post, (sign) => words(sign));
      const { reply } = await generate([stream([...pieces, words(null, 'stop'), DONE])], {
        onText: (text) => void shown.push(text),
      });
      expect(reply).toEqual({ outcome: 'complete', text: post });
      expect(shown.at(-1)).toBe(post);
    },
  );

  test.each(REPLIES)('the post of %s is read without its thought', async (_family, reply) => {
    const { reply: ended } = await generate([stream([words(reply), words(null, 'stop'), DONE])]);
    expect({ ...ended, text: ended.text.trim() }).toEqual({ outcome: 'complete', text: POST });
  });

  test.each(REPLIES)('the post of %s is the same in any chunks', (family, reply) => {
    const whole = read([reply]);
    expect(whole.text.trim()).toBe(POST);
    for (let cut = 1; cut < reply.length; cut += 1) {
      expect(read(partsOf(reply, [cut])).text).toBe(whole.text);
    }
    const { text, shown } = read(Array.from(reply));
    expect(text).toBe(whole.text);
    // A thought without its first mark is recognised only by its end.
    if (!OWN_END_ALONE.test(family)) {
      expect(shown.filter((part) => part.includes('SECRET'))).toEqual([]);
    }
  });

  const beginningWithThought = REPLIES.filter(
    ([family, reply]) =>
      reply.includes('SECRET') && !reply.startsWith(POST) && !OWN_END_ALONE.test(family),
  );

  test.each(beginningWithThought)(
    'a reply of %s that ends within its thought is no post',
    async (_family, reply) => {
      const cut = reply.slice(0, reply.indexOf('SECRET') + 20);
      for (const reason of ['stop', 'length']) {
        const { reply: ended } = await generate([stream([words(cut), words(null, reason), DONE])]);
        expect(ended).toMatchObject({ outcome: 'failed', text: '', failure: { kind: 'empty' } });
      }
    },
  );

  test('what follows a thought in a thought is no part of the post', () => {
    expect(read([`<thinking><thinking>One</thinking>SECRET</thinking>${POST}`]).text).toBe(POST);
    expect(read([`<think>\n<think>SECRET</think>\n${POST}`]).text).toBe(POST);
    expect(read([`<think><think>SECRET</think>${POST}</think>`]).text).toBe(POST);
  });

  test.each([
    ['in a sentence', 'We always [think] before we bake.'],
    ['in capitals in a sentence', 'Comment [THINK] and win a roll.'],
    ['at the beginning of a later line', 'Rolls at eight.\n[think] of us.'],
    ['as a tag in a sentence', 'Write <think> and go on\nto the next line.'],
    ['as a tag in quotation marks', 'Our new word is "<think>" and "</think>" is its end.'],
    ['as a tag in backticks', 'Type `<think>` or `</think>`.'],
    ['with a heart', 'Warm rolls <3 at eight, prices < 3 euros -> come by.'],
    ['with a struck price', 'Rolls: <s>3 €</s> 2 €, come by.'],
    ['with other tags', '<b>Hi</b>, we think a lot about bread.'],
    ['with the word alone', 'Here is my response to all who asked: yes, we bake.'],
    ['with analysis as its first word', 'analysis of 300 reviews: they love it.'],
    ['with pipes', 'Rolls | bread | cakes <|> come by'],
    ['with an answer in brackets', 'What do you say? <answer> below.'],
    ['with bracketed hashtags', '[bread] [rolls] #THINK'],
  ])('a post that has a word like a mark stays as it is: %s', (_name, post) => {
    expect(read([post]).text).toBe(post);
    expect(read(Array.from(post)).text).toBe(post);
  });

  const bit = fc.constantFrom(
    ...REPLIES.flatMap(([, reply]) => reply.match(/[<[◁][^<>[\]▷]{0,40}[>\]▷]/g) ?? []),
    '<thi',
    'nk>',
    '</',
    '<',
    '<|',
    '|>',
    '|',
    '>',
    '[',
    ']',
    '[TH',
    'INK]',
    '◁',
    '\n',
    ' ',
    '`',
    '"',
    'words',
    'words. ',
    'final',
    'analysis',
    'assistantfinal',
    'thought',
    'é👍',
    'Here is my thought process:',
    'Here is my',
    ' response:',
  );
  const reply = fc.array(bit, { maxLength: 30 }).map((bits) => bits.join(''));

  test('any reply of marks is read the same in any chunks', () => {
    fc.assert(
      fc.property(reply, fc.array(fc.nat()), (whole, cuts) => {
        const { text, thinking } = read(partsOf(whole, cuts));
        const expected = read([whole]);
        expect({ text, thinking }).toEqual({ text: expected.text, thinking: expected.thinking });
      }),
      { numRuns: 5000 },
    );
  });

  test('no words of a reply are told twice, whatever its marks', () => {
    fc.assert(
      fc.property(reply, (whole) => {
        const { text, thinking } = read([whole]);
        const count = (all: string) => all.split('words').length - 1;
        expect(count(text) + count(thinking)).toBeLessThanOrEqual(count(whole));
      }),
      { numRuns: 2000 },
    );
  });
});
