import { drawFact, drawRule, margin, muted, type Pen, type Structure } from './documentPen.ts';
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
export function drawInvoice(pen: Pen, section: Structure, invoice: InvoicePage): void {
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
