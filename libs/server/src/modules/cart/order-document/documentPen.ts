import type { DocumentFonts, FontWeight } from './documentFonts.ts';
import type { Fact } from './documentPage.ts';

/** Margin of a page in points. */
export const margin = 56;
/** Texts from this length on are set smaller, so that the longest ones keep to one page. */
const longFrom = 60;
export const fitting = (value: string, size: number): number =>
  value.length < longFrom ? size : size * 0.62;
const ink = '#1b1420';
export const muted = '#5f5666';
const line = '#cfc8d4';

interface TextLook {
  size: number;
  weight?: FontWeight;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  link?: string;
  align?: 'right';
}

export type Structure = PDFKit.PDFStructureElement;

/** Draws texts and lines on the pages of a document, tagged for screen readers. */
export function createPen(doc: PDFKit.PDFDocument, fonts: DocumentFonts) {
  const inner = (): number => doc.page.width - 2 * margin;

  /** Writes a text below the last one, each part in a font that has its signs. */
  const write = (value: string, look: TextLook): void => {
    const {
      size,
      weight = 'regular',
      color = ink,
      x = margin,
      y = doc.y,
      width = inner(),
      link,
      align,
    } = look;
    const { runs } = fonts.split(value, weight);
    doc.fontSize(size).fillColor(color);
    for (const [at, { font, text }] of runs.entries()) {
      const options = {
        width,
        lineGap: 2,
        continued: at < runs.length - 1,
        ...(link ? { link } : {}),
        ...(align ? { align } : {}),
      };
      doc.font(font);
      if (at === 0) doc.text(text, x, y, options);
      else doc.text(text, options);
    }
  };

  /** Draws what only pleases the eye; readers leave it out. */
  const decorate = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };

  const printed = ({ value, otherwise }: Fact, weight: FontWeight): string =>
    otherwise !== undefined && !fonts.split(value, weight).isWhole ? otherwise : value;

  const tag = (parent: Structure, kind: string, draw: () => void): void =>
    void parent.add(doc.struct(kind, {}, draw));

  return { doc, write, decorate, printed, tag, inner };
}

export type Pen = ReturnType<typeof createPen>;

/** Draws a value below its label. */
export function drawFact({ write, tag, printed, doc }: Pen, section: Structure, fact: Fact): void {
  tag(section, 'P', () => {
    write(fact.label, { size: 10, color: muted });
    const value = printed(fact, 'regular');
    write(value, { size: fitting(value, 14) });
  });
  doc.moveDown(0.6);
}

/** Draws a line across the page. */
export function drawRule({ doc, decorate, inner }: Pen): void {
  doc.moveDown(0.6);
  decorate(() =>
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + inner(), doc.y)
      .lineWidth(1)
      .stroke(line),
  );
  doc.y += 16;
}
