import PDFDocument from 'pdfkit';
import type { DocumentFonts, FontWeight } from './documentFonts.ts';
import type { DocumentPage, Fact } from './documentPage.ts';

const margin = 56;
/** Texts from this length on are set smaller, so that the longest ones keep to one page. */
const longFrom = 60;
const fitting = (value: string, size: number): number => (value.length < longFrom ? size : size * 0.62);
const ink = '#1b1420';
const muted = '#5f5666';
const line = '#cfc8d4';

export type PaperSize = 'A4' | 'LETTER';

export interface DocumentLook {
  paper: PaperSize;
  locale: string;
  title: string;
  /** Accent of the event (`#rrggbb`), for the bar at the top. */
  accent: string;
}

interface TextLook {
  size: number;
  weight?: FontWeight;
  color?: string;
  x?: number;
  y?: number;
  width?: number;
  link?: string;
}

type Structure = PDFKit.PDFStructureElement;

/** Draws texts and lines on the pages of a document, tagged for screen readers. */
function createPen(doc: PDFKit.PDFDocument, fonts: DocumentFonts) {
  const inner = (): number => doc.page.width - 2 * margin;

  /** Writes a text below the last one, each part in a font that has its signs. */
  const write = (value: string, look: TextLook): void => {
    const { size, weight = 'regular', color = ink, x = margin, y = doc.y, width = inner(), link } = look;
    const { runs } = fonts.split(value, weight);
    doc.fontSize(size).fillColor(color);
    for (const [at, { font, text }] of runs.entries()) {
      const options = { width, lineGap: 2, continued: at < runs.length - 1, ...(link ? { link } : {}) };
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

type Pen = ReturnType<typeof createPen>;

/** Writes facts beside one another, each value below its label. */
function drawColumns(pen: Pen, section: Structure, facts: readonly Fact[]): void {
  const { doc, write, tag, printed, inner } = pen;
  const top = doc.y;
  const gap = 16;
  const width = (inner() - gap * (facts.length - 1)) / facts.length;
  const bottoms = facts.map((fact, at) => {
    const x = margin + at * (width + gap);
    tag(section, 'P', () => {
      write(fact.label, { size: 10, color: muted, x, y: top, width });
      const value = printed(fact, 'strong');
      write(value, { size: value.length > 10 ? 16 : 28, weight: 'strong', x, width });
    });
    return doc.y;
  });
  doc.y = Math.max(top, ...bottoms);
}

function drawFact({ write, tag, printed, doc }: Pen, section: Structure, fact: Fact): void {
  tag(section, 'P', () => {
    write(fact.label, { size: 10, color: muted });
    const value = printed(fact, 'regular');
    write(value, { size: fitting(value, 14) });
  });
  doc.moveDown(0.6);
}

function drawRule({ doc, decorate, inner }: Pen): void {
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

function drawPage(pen: Pen, section: Structure, { page, accent }: { page: DocumentPage; accent: string }) {
  const { doc, write, decorate, printed, tag } = pen;
  decorate(() => doc.rect(0, 0, doc.page.width, 12).fill(accent));
  doc.y = margin;
  tag(section, 'P', () => write(`${page.site} · ${page.count}`, { size: 10, color: muted }));
  doc.moveDown(0.8);
  tag(section, 'H1', () => {
    const name = printed(page.event, 'strong');
    write(name, { size: fitting(name, 26), weight: 'strong' });
  });
  doc.moveDown(0.4);
  drawFact(pen, section, page.when);
  drawFact(pen, section, page.where);
  drawRule(pen);
  drawColumns(pen, section, page.place);
  drawRule(pen);
  for (const fact of page.facts) drawFact(pen, section, fact);
  drawRule(pen);
  for (const [at, note] of page.notes.entries()) {
    tag(section, 'P', () => write(note, { size: 12, weight: at === 0 ? 'strong' : 'regular' }));
    doc.moveDown(0.4);
  }
  tag(section, 'Link', () => write(page.link, { size: 12, link: page.link }));
}

/** Draws the pages as a PDF with embedded fonts and tags; a page for each. */
export async function drawDocument(
  pages: readonly DocumentPage[],
  fonts: DocumentFonts,
  { paper, locale, title, accent }: DocumentLook,
): Promise<Buffer> {
  const doc = new PDFDocument({
    size: paper,
    margin,
    autoFirstPage: false,
    pdfVersion: '1.7',
    tagged: true,
    lang: locale,
    displayTitle: true,
    info: { Title: title },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on('end', resolve).on('error', reject));
  for (const { name, data } of fonts.files) doc.registerFont(name, data);
  const pen = createPen(doc, fonts);
  const root = doc.struct('Document');
  doc.addStructure(root);
  for (const page of pages) {
    doc.addPage();
    const section = doc.struct('Sect');
    root.add(section);
    drawPage(pen, section, { page, accent });
    section.end();
  }
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
