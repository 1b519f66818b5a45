import type { Encoding } from '#domain/quotes/encodings.ts';

/**
 * Characters of the bytes from 0x80, in the code pages of DOS that `TextDecoder` lacks: as the
 * mapping tables of the Unicode Consortium have them.
 */
const CODE_PAGES: Readonly<Partial<Record<Encoding, string>>> = {
  ibm850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  ibm852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u00ad˝˛ˇ˘§÷¸°¨˙űŘř■\u00a0',
};

/** Decodes bytes in one encoding, whatever they hold. */
export function decodeBytes(bytes: Uint8Array, encoding: Encoding): string {
  const page = CODE_PAGES[encoding];
  if (page === undefined) return new TextDecoder(encoding).decode(bytes);
  return Array.from(bytes, (byte) =>
    byte < 0x80 ? String.fromCharCode(byte) : page.charAt(byte - 0x80),
  ).join('');
}
