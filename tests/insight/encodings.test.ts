import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeFile } from '#insight/read/decode-file.ts';
import { readFile, readText } from '#insight/read/read-file.ts';
import samples from '../fixtures/imports/encodings.json' with { type: 'json' };

const bytesOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'));
const blob = (...parts: readonly Uint8Array[]) => new Blob(parts.map((part) => part.slice()));

/** Numbers of exact texts; those missing have one or two letters beyond ASCII. */
const REACHED = [
  ['dev', samples.dev, 85],
  ['test', samples.test, 89],
] as const;

test.each(REACHED)(
  'files in other encodings are decoded exactly, set "%s"',
  async (_, set, least) => {
    const wrong: string[] = [];
    for (const { bytes, text, encoding, language } of set) {
      const decoded = await decodeFile(bytesOf(bytes));
      if (decoded?.text.normalize('NFC') !== text.normalize('NFC'))
        wrong.push(`${language} ${encoding}: ${decoded?.encoding} ${decoded?.text.slice(0, 30)}`);
    }
    expect(set.length - wrong.length, wrong.join('\n')).toBeGreaterThanOrEqual(least);
  },
);

const sampleIn = (encoding: string) => {
  const sample = samples.dev.find((it) => it.encoding === encoding);
  if (!sample) throw new Error(`no sample in ${encoding}`);
  return { bytes: bytesOf(sample.bytes), text: sample.text };
};
const read = async (file: Blob) => {
  const result = await readFile(file);
  if (!result.ok) throw new Error(result.problem);
  return result;
};
const textsOf = ({ quotes }: { readonly quotes: readonly { readonly text: string }[] }) =>
  quotes.map(({ text }) => text);

describe('a file that is not Unicode', () => {
  test('its quotes are readable, and its encoding is known', async () => {
    const result = await read(blob(sampleIn('shift_jis').bytes));
    expect(textsOf(result)).toContain('部屋のエアコンの音が大きくて眠れませんでした。');
    expect(result.source.file?.encoding).toBe('shift_jis');
    expect(result.damaged).toBe(0);
  });

  test('it is read again in the encoding that the user chooses', async () => {
    const { source, ...first } = await read(blob(sampleIn('windows-1251').bytes));
    expect(textsOf(first)).toContain('Звонила три раза, никто не ответил.');
    const other = await readText(source, { encoding: 'koi8-u' });
    const again = await readText(source, { encoding: 'windows-1251' });
    expect(other.ok && textsOf(other)).not.toContain('Звонила три раза, никто не ответил.');
    expect(again.ok && textsOf(again)).toEqual(textsOf(first));
  });

  test.each([
    [
      'ibm850' as const,
      'QmV3ZXJ0dW5nO1RleHQKNTtTY2iUbmUgQnKUdGNoZW4sIHVuZCBkaWUgVmVya4R1ZmVyaW4gaXN0IGdyb+FhcnRpZy4KNDtGgXIgdW5zIGdlbmF1IHJpY2h0aWcsIGRpZSBLgWNoZSBpc3Qgc2F1YmVyLgo=',
      'Schöne Brötchen, und die Verkäuferin ist großartig.',
    ],
    [
      'ibm852' as const,
      'T2NlbmE7T3BpbmlhCjU7S3VyaWVyIHByenlqZWNoYYggbmEgY3phcywgcGFjemthIGNhiGEuCjI7T2JziHVnYSBieYhhIG5pZW1piGEsIKtsZSBtbmllIHBviKVjenlsaSwgd2mpYyBkendvbmmIZW0gZHppZXNpqYYgcmF6eS4K',
      'Obsługa była niemiła, źle mnie połączyli, więc dzwoniłem dziesięć razy.',
    ],
  ])(
    'a spreadsheet’s export for DOS is read in %s if the user says so',
    async (encoding, bytes, quote) => {
      const { source } = await read(blob(bytesOf(bytes)));
      const again = await readText(source, { encoding });
      expect(again.ok && textsOf(again)).toContain(quote);
    },
  );

  test('quotation marks of Windows-1252 are no letters of DOS', async () => {
    const text = '“Best rolls in town” – Anna\nIt’s warm, I’ll come back…';
    const signs: Readonly<Record<string, number>> = {
      '“': 147,
      '”': 148,
      '–': 150,
      '’': 146,
      '…': 133,
    };
    const bytes = Uint8Array.from(text, (sign) => signs[sign] ?? sign.charCodeAt(0));
    expect((await decodeFile(bytes))?.text).toBe(text);
  });

  test('lines in UTF-8 that were appended to it stay readable', async () => {
    const { bytes } = sampleIn('windows-1251');
    const line = '4;5;Der Kuchen wäre größer schöner.;06.10.2026\n';
    const result = await read(blob(bytes, new TextEncoder().encode(line)));
    expect(textsOf(result)).toContain('Der Kuchen wäre größer schöner.');
    expect(textsOf(result)).toContain('Звонила три раза, никто не ответил.');
  });
});

describe('a file in Unicode', () => {
  test('its encoding is not in question', async () => {
    for (const mark of ['', '\uFEFF']) {
      const result = await read(new Blob([`${mark}Datum;Bewertung\n03.10.2026;Sehr schön.\n`]));
      expect(result.source).not.toHaveProperty('file');
      expect(result).not.toHaveProperty('damaged');
    }
  });

  test('lines of another encoding in it stay readable', async () => {
    const lines = 'Name;Meinung\nJörg;Früher geöffnet wäre schöner.\nÄnne;Müde, aber glücklich.\n';
    const latin = Buffer.from('René;Très bon café à Orléans, déjà goûté.\n', 'latin1');
    const result = await read(blob(new TextEncoder().encode(lines), latin));
    expect(textsOf(result).join('\n')).toContain('Früher geöffnet wäre schöner.');
    expect(textsOf(result).join('\n')).toContain('Très bon café à Orléans, déjà goûté.');
  });

  test('damaged characters are counted', async () => {
    const text = new TextEncoder().encode('- Größe passt, schöne Farbe\n- Früh geliefert ü\n');
    const at = text.length - 3;
    text[at] = 0xc3;
    text[at + 1] = 0x28;
    const result = await read(blob(text));
    expect(result.damaged).toBeGreaterThan(0);
    expect(result.source.file?.encoding).toBe('utf-8');
  });

  test('UTF-16 without a mark is read', async () => {
    const utf16 = Buffer.from('- Größe passt gut\n- Früh geliefert\n', 'utf16le');
    const result = await read(blob(utf16));
    expect(textsOf(result)).toEqual(['Größe passt gut', 'Früh geliefert']);
  });

  test.each([
    ['Chinese', '一开始最担心的是噪音，结果很安静。', '房间很干净，服务员很热情。'],
    ['Japanese', '部屋がとても綺麗でした。', 'また泊まりたいです。'],
    ['Korean', '방이 깨끗하고 직원이 친절했어요.', '다시 오고 싶습니다.'],
    ['Russian', 'Очень вкусно и быстро.', 'Придём ещё раз.'],
    ['Greek', 'Πολύ καλό φαγητό.', 'Θα ξανάρθουμε.'],
    ['Arabic', 'الخدمة ممتازة والطعام لذيذ.', 'سنعود مرة أخرى.'],
  ])('UTF-16 without a mark is read in %s, in either order', async (_, ...quotes) => {
    const little = Buffer.from(`- ${quotes.join('\n- ')}\n`, 'utf16le');
    for (const bytes of [Buffer.from(little), little.swap16()])
      expect(textsOf(await read(blob(bytes)))).toEqual(quotes);
  });
});

test('any bytes are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const decoded = await decodeFile(bytes);
      expect(decoded === undefined || typeof decoded.text === 'string').toBe(true);
      const result = await readFile(blob(bytes));
      if (result.ok && result.quotes.some(({ text }) => text.includes('\uFFFD')))
        expect(result.damaged).toBeGreaterThan(0);
    }),
  );
});
