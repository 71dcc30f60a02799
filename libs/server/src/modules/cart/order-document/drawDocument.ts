import PDFDocument from 'pdfkit';
import type { DocumentFonts } from './documentFonts.ts';
import type { DocumentPage, Fact } from './documentPage.ts';
import {
  createPen,
  drawFact,
  drawRule,
  fitting,
  margin,
  muted,
  type Pen,
  type Structure,
} from './documentPen.ts';
import type { InvoicePage, InvoiceRow } from './invoicePage.ts';

/** Width of the column of amounts, in points. */
const amountWidth = 120;
/** A row that starts lower than this above the margin goes to the next page. */
const rowSpace = 40;

/** Writes what was bought on the left and its amount on the right; long lists continue on the next page. */
function drawRow(pen: Pen, section: Structure, { label, amount }: InvoiceRow, weight: 'regular' | 'strong') {
  const { doc, write, tag, inner } = pen;
  if (doc.y > doc.page.height - margin - rowSpace) doc.addPage();
  const y = doc.y;
  const size = weight === 'strong' ? 16 : 12;
  tag(section, 'P', () => {
    write(label, { size, weight, y, width: inner() - amountWidth });
    const below = doc.y;
    write(amount, { size, weight, x: margin + inner() - amountWidth, y, width: amountWidth, align: 'right' });
    doc.y = Math.max(below, doc.y);
  });
  doc.moveDown(0.4);
}

/** Draws a tax invoice or a credit note. */
function drawInvoice(pen: Pen, section: Structure, invoice: InvoicePage): void {
  const { doc, write, tag } = pen;
  doc.y = margin;
  tag(section, 'P', () => write(invoice.site, { size: 10, color: muted }));
  doc.moveDown(0.8);
  tag(section, 'H1', () => write(invoice.title, { size: 26, weight: 'strong' }));
  doc.moveDown(0.6);
  for (const fact of invoice.facts) drawFact(pen, section, fact);
  drawRule(pen);
  for (const row of invoice.rows) drawRow(pen, section, row, 'regular');
  drawRule(pen);
  drawRow(pen, section, invoice.total, 'strong');
  for (const fact of invoice.after) drawFact(pen, section, fact);
}

export type PaperSize = 'A4' | 'LETTER';

export interface DocumentLook {
  paper: PaperSize;
  locale: string;
  title: string;
  /** Accent of the event (`#rrggbb`), for the bar at the top. */
  accent: string;
}

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

/** What a document has: a page for each {product}, then the tax invoice and its credit notes. */
interface DocumentContent {
  pages: readonly DocumentPage[];
  invoices: readonly InvoicePage[];
}

/** Draws a PDF with embedded fonts and tags. */
export async function drawDocument(
  { pages, invoices }: DocumentContent,
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
  const addSection = (draw: (section: Structure) => void): void => {
    doc.addPage();
    const section = doc.struct('Sect');
    root.add(section);
    draw(section);
    section.end();
  };
  for (const page of pages) addSection((section) => drawPage(pen, section, { page, accent }));
  for (const invoice of invoices) addSection((section) => drawInvoice(pen, section, invoice));
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}
