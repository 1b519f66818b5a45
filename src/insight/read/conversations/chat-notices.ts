/** Text that a chat app generates, between and within messages, in the supported languages. */
import CHAT from '../../data/read/chat.txt?raw';
import { alternativesOf } from '../../data/entries.ts';
import { lineMemo } from '../../text/line-memos.ts';
import { wholeLine } from '../lines/page-words.ts';
import { isService, isServiceLabel } from '../lines/service-lines.ts';
import { isWhen } from '../lines/when.ts';

const words = alternativesOf(CHAT);

const THING = `(?:${words('thing')})`;
const OMITTED = `(?:${words('omitted')})`;

/** Spans of time: `2 weeks without any reaction` is a customer's sentence. */
const SPAN = `(?:${words('span')})`;

/** Labels of an app's fields and buttons, which a customer may write too: `New`, `Message me`. */
const PROMPTS = wholeLine(words('prompt'));

const THINGS = wholeLine(THING);

/** True for the name of an attachment, above a notice about it: `Photo`. */
export const isThing = (line: string): boolean => line.length <= 40 && THINGS.test(line.trim());

/** Precedes the time at which a message was delivered or read, or stands alone. */
const RECEIPT = new RegExp(String.raw`^(?:${words('receipt')})(?![\p{L}\d])[:·,]?\s?`, 'iu');

/** True for `Delivered` and `Read 8:15 AM`, below the last message that arrived. */
export function isReceipt(line: string): boolean {
  const lead = RECEIPT.exec(line)?.[0];
  return lead !== undefined && (lead.length === line.length || isWhen(line.slice(lead.length)));
}

/** True for a label that is a notice among other lines, and words as a whole message. */
export const isPrompt = (line: string): boolean =>
  line.length <= 160 &&
  (PROMPTS.test(line.trim()) || isReceipt(line.trim()) || isServiceLabel(line.trim()));

const NOTICES = wholeLine(
  `[<(\\[]?\\s?${THING}(?: ${THING})? (?:is |was |wurde |a été )?${OMITTED}\\s?[>)\\]]?`,
  `\\[\\s?${THING}\\s?(?:[,:].{0,60})?\\]`,
  words('notice'),
  String.raw`\d{1,4} (?!${SPAN})(?:[\p{L}’'„“”"-]{1,24} ){0,3}[\p{L}„“”"-]{0,24}(?:reaction|reaktion|réaction|reacción|reazion|reactie|reação|reações)[\p{L}]{0,4}(?: .{2,20})?\.?`,
);

/** An app's words for other content in scripts without capital letters. */
const CONTENT =
  /^\[(?:スタンプ|写真|画像|動画|ボイスメッセージ|ファイル|アルバム|連絡先|位置情報|ノート|投票|通話|貼圖|照片|圖片|影片|語音訊息|檔案|貼紙|图片|视频|语音|文件|表情|动画表情|位置|사진|동영상|스티커|이모티콘|음성 ?메시지|파일|สติกเกอร์|รูป|วิดีโอ|ไฟล์)\]$/u;

/** Sentences of the app about the chat and its members, in the position of a message. */
const SENTENCES = new RegExp(words('sentence'), 'iu');

/** In UTF-16 units. */
const LONGEST = 400;

/** True for a placeholder that an app writes for other content: `image omitted`. */
export const isNotice = (line: string): boolean => line.length <= 160 && isShortNotice(line);

const isShortNotice = lineMemo(
  (line) =>
    NOTICES.test(line.trim().replace(EMOJI_BEHIND, '')) ||
    isPrompt(line) ||
    isService(line.trim()) ||
    PLACEHOLDER.test(line.trim()) ||
    CONTENT.test(line.trim()),
);

/** `[ Sticker ] 😂` */
const EMOJI_BEHIND = /(?<=\])[\s\p{Extended_Pictographic}\uFE0F]{1,8}$/u;

/** `<Без медиафайлов>`: exports put other content in angle brackets. */
const PLACEHOLDER = new RegExp(
  String.raw`^<(?=[^>]{0,60}(?:${words('placeholder')}))\p{L}[^<>@:/]{3,60}>$`,
  'iu',
);

const BRACKETED = /^(?:<\p{L}[^<>@:/]{3,60}>|\[[^\]]{4,60}\])$/u;

/** True for a line in brackets, which an app may have written: `<Médias absents>`. */
export const isBracketed = (line: string): boolean => BRACKETED.test(line.trim().slice(0, 70));

/** True for a sentence of the app about the chat. */
export const isChatEvent = (line: string): boolean =>
  line.length <= LONGEST && SENTENCES.test(line) && !ONESELF.test(line);

/** An app never writes in the first person. */
const ONESELF =
  /(?<!\p{L})(?:i|i[’']\p{L}{1,2}|me|my|ich|mir|mich|mein\p{L}{0,2}|je|j[’']\p{L}+|mon|ma|yo|io|mio|mia|ik|mijn|eu|meu|minha)(?!\p{L})/iu;

const TRAILING = new RegExp(String.raw`\s*[<(](?:${words('edited')})\.?[>)]$`, 'iu');

/** Splits a note such as `<This message was edited>` off the end of a line. */
export function withoutNote(line: string): { readonly said: string; readonly note: string } {
  const at = line.length > 60_000 ? -1 : (TRAILING.exec(line.slice(-80))?.index ?? -1);
  const from = at === -1 ? line.length : Math.max(0, line.length - 80) + at;
  return { said: line.slice(0, from), note: line.slice(from).trim() };
}
