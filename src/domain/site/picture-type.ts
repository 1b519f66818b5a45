/** Type of a picture file, as far as it decides what a browser can do with it. */
export type PictureType = 'raster' | 'heic' | 'svg';

/** Bytes that `pictureType` needs from the beginning of a file. */
export const HEAD_BYTES = 512;

/**
 * Returns the type of a file by its first bytes, as its name may lie; undefined if it is not a
 * picture. `raster`: every browser reads it (JPEG, PNG, GIF, WebP, AVIF). The signatures are those
 * of the WHATWG MIME Sniffing standard, section 6.1, and of ISO/IEC 14496-12 for `ftyp`.
 */
export function pictureType(head: Uint8Array): PictureType | undefined {
  const text = Array.from(head, (byte) => String.fromCharCode(byte)).join('');
  if (RASTER.some((signature) => text.startsWith(signature))) return 'raster';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'raster';
  if (text.slice(4, 8) === 'ftyp') return typeOfBrand(text.slice(8, 12));
  return text.toLowerCase().includes('<svg') ? 'svg' : undefined;
}

const RASTER = ['\u{FF}\u{D8}\u{FF}', '\u{89}PNG\r\n\u{1A}\n', 'GIF87a', 'GIF89a'];

function typeOfBrand(brand: string): PictureType | undefined {
  if (brand === 'avif' || brand === 'avis') return 'raster';
  return HEIC_BRANDS.includes(brand) ? 'heic' : undefined;
}

const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'heim', 'heis', 'mif1', 'msf1'];
