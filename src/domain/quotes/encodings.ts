/**
 * Encodings of text files, the likelier before the others, as `TextDecoder` and users name them.
 * Browsers don't know the last two that aren't Unicode: of DOS, which spreadsheets still export.
 */
export const ENCODINGS = {
  'windows-1252': 'Western (Windows-1252)',
  macintosh: 'Western (Mac)',
  'iso-8859-15': 'Western (ISO 8859-15)',
  'windows-1250': 'Central European (Windows-1250)',
  'iso-8859-2': 'Central European (ISO 8859-2)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  'koi8-u': 'Cyrillic (KOI8)',
  'iso-8859-5': 'Cyrillic (ISO 8859-5)',
  ibm866: 'Cyrillic (DOS)',
  'x-mac-cyrillic': 'Cyrillic (Mac)',
  'windows-1253': 'Greek (Windows-1253)',
  'windows-1254': 'Turkish (Windows-1254)',
  'windows-1255': 'Hebrew (Windows-1255)',
  'windows-1256': 'Arabic (Windows-1256)',
  'iso-8859-6': 'Arabic (ISO 8859-6)',
  'windows-1257': 'Baltic (Windows-1257)',
  'windows-1258': 'Vietnamese (Windows-1258)',
  'windows-874': 'Thai (Windows-874)',
  shift_jis: 'Japanese (Shift_JIS)',
  'euc-jp': 'Japanese (EUC-JP)',
  'iso-2022-jp': 'Japanese (ISO-2022-JP)',
  gb18030: 'Simplified Chinese (GB18030)',
  big5: 'Traditional Chinese (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
  ibm850: 'Western (DOS)',
  ibm852: 'Central European (DOS)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'utf-8': 'Unicode (UTF-8)',
} as const;

export type Encoding = keyof typeof ENCODINGS;

export const isEncoding = (value: unknown): value is Encoding =>
  typeof value === 'string' && Object.hasOwn(ENCODINGS, value);

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Object.keys` forgets what it was given
export const ENCODING_LABELS = Object.keys(ENCODINGS) as Encoding[];
