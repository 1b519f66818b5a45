import { JpegEmbedder, PDFContext, PDFHexString, type PDFRef, PDFWriter } from 'pdf-lib';
import type { PdfPage } from './pictures.ts';

/** Objects between two pauses in which the page can react. */
const OBJECTS_PER_TICK = 20;

/**
 * Writes a tagged PDF with a picture on each page (ISO 32000-1, 14.7 and 14.8). By pdf-lib's objects:
 * its documents bring forms and fonts, and know no alt text.
 */
export async function pdfOf(pages: readonly PdfPage[], title: string): Promise<Blob> {
  const context = PDFContext.create();
  const parents: Parents = { tree: context.nextRef(), whole: context.nextRef() };
  const added: Added[] = [];
  for (const page of pages) added.push(await addPage(context, page, parents, added.length));
  const kids = added.map(({ page }) => page);
  context.assign(parents.tree, context.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  context.trailerInfo.Root = context.register(
    context.obj({
      Type: 'Catalog',
      Pages: parents.tree,
      StructTreeRoot: addStructure(context, parents.whole, added),
      MarkInfo: { Marked: true },
      ViewerPreferences: { DisplayDocTitle: true },
      Lang: PDFHexString.fromText('en'),
    }),
  );
  context.trailerInfo.Info = context.register(context.obj({ Title: PDFHexString.fromText(title) }));
  const bytes = await PDFWriter.forContext(context, OBJECTS_PER_TICK).serializeToBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'application/pdf' });
}

interface Parents {
  /** Of the pages. */
  readonly tree: PDFRef;
  /** Of the figures. */
  readonly whole: PDFRef;
}

interface Added {
  readonly page: PDFRef;
  readonly figure: PDFRef;
}

async function addPage(
  context: PDFContext,
  { jpeg, altText }: PdfPage,
  { tree, whole }: Parents,
  place: number,
): Promise<Added> {
  const picture = await JpegEmbedder.for(new Uint8Array(await jpeg.arrayBuffer()));
  const { width, height } = picture;
  const content = `/Figure <</MCID 0>> BDC q ${width} 0 0 ${height} 0 0 cm /Picture Do Q EMC`;
  const page = context.register(
    context.obj({
      Type: 'Page',
      Parent: tree,
      MediaBox: [0, 0, width, height],
      Resources: { XObject: { Picture: await picture.embedIntoContext(context) } },
      Contents: context.register(context.stream(content)),
      StructParents: place,
      Tabs: 'S',
    }),
  );
  const Alt = PDFHexString.fromText(altText);
  const figure = context.obj({ Type: 'StructElem', S: 'Figure', P: whole, Pg: page, K: 0, Alt });
  return { page, figure: context.register(figure) };
}

/** Adds the tree that ties the figures, and so their alt texts, to the pages. */
function addStructure(context: PDFContext, whole: PDFRef, added: readonly Added[]): PDFRef {
  const root = context.nextRef();
  const figures = added.map(({ figure }) => figure);
  context.assign(whole, context.obj({ Type: 'StructElem', S: 'Document', P: root, K: figures }));
  const ParentTree = { Nums: figures.flatMap((figure, place) => [place, [figure]]) };
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: whole, ParentTree }));
  return root;
}
