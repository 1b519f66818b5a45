/** Reads the files of a carousel by programs that did not write them. */
import JSZip from 'jszip';
import { getDocumentProxy, getMeta } from 'unpdf';

interface ZippedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns the files of a zip in its order. Throws where a checksum is wrong. */
export async function readZip(zip: Uint8Array): Promise<ZippedFile[]> {
  const { files } = await JSZip.loadAsync(zip, { checkCRC32: true });
  return Promise.all(
    Object.values(files).map(async (file) => ({
      name: file.name,
      bytes: await file.async('nodebuffer'),
    })),
  );
}

interface PdfFacts {
  readonly title: string;
  /** Sizes in points. */
  readonly pages: readonly {
    readonly width: number;
    readonly height: number;
    /** Of its figures. */
    readonly altTexts: readonly string[];
  }[];
}

export async function readPdf(pdf: Uint8Array): Promise<PdfFacts> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { info } = await getMeta(document);
  const pages = [];
  for (let place = 1; place <= document.numPages; place += 1) {
    const page = await document.getPage(place);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push({ width, height, altTexts: altTextsIn(await page.getStructTree()) });
  }
  return { title: String(Object(info).Title), pages };
}

function altTextsIn(node: unknown): string[] {
  const { role, alt, children = [] } = Object(node);
  const own = role === 'Figure' ? [String(alt)] : [];
  return [...own, ...children.flatMap(altTextsIn)];
}
