import { parse } from 'papaparse';
import { isBlank, parseEmailAddress } from '@foyer/util';

/** Person of a file or list, and how many tokens they get. */
export interface Recipient {
  /** Line of the file or list, from 1. */
  line: number;
  email: string;
  qty: number;
}

/** What is wrong with a line. */
export interface RecipientProblem {
  line: number;
  kind: 'email' | 'quantity';
}

/** Recipients that were read; `wrongFormat` where the columns are not those of the template [C5.01b, C5.01c]. */
export type Recipients =
  | { kind: 'wrongFormat' }
  | { kind: 'read'; recipients: readonly Recipient[]; problems: readonly RecipientProblem[] };

/** Columns of a file, in this order [C3.34]. */
export const columns = ['email', 'qty'];
/** Template to fill in. */
export const template = `${columns.join(',')}\r\n`;

const wholeNumber = /^\d{1,5}$/;

function collect(rows: readonly { line: number; email: string; qty: string }[]): Recipients {
  const recipients: Recipient[] = [];
  const problems: RecipientProblem[] = [];
  for (const { line, email, qty } of rows) {
    const parsed = parseEmailAddress(email);
    const count = wholeNumber.test(qty) ? Number(qty) : 0;
    if (parsed === undefined) problems.push({ line, kind: 'email' });
    else if (count < 1) problems.push({ line, kind: 'quantity' });
    else recipients.push({ line, email: parsed, qty: count });
  }
  return { kind: 'read', recipients, problems };
}

/** Separator of the columns, which stands in the heading: spreadsheets of many languages use a semicolon. */
const separatorOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ',';

/** Reads a file of recipients; empty lines are left out [C5.01]. */
export function readCsv(text: string): Recipients {
  const { data } = parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: separatorOf(text) });
  const rows = data
    .map((cells, index) => ({ line: index + 1, cells: cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...lines] = rows;
  const names = head?.cells.map((name) => name.toLowerCase()) ?? [];
  const isTemplate = names.length === columns.length && columns.every((name, at) => names[at] === name);
  if (!isTemplate || lines.some(({ cells }) => cells.length > columns.length)) return { kind: 'wrongFormat' };
  return collect(lines.map(({ line, cells: [email = '', qty = ''] }) => ({ line, email, qty })));
}

/** Reads pasted addresses, one token each: by line, comma or semicolon. */
export function readList(text: string): Recipients {
  const rows = text.split(/\r?\n/).flatMap((line, index) =>
    line
      .split(/[,;\s]+/)
      .filter((email) => !isBlank(email))
      .map((email) => ({ line: index + 1, email, qty: '1' })),
  );
  return collect(rows);
}

/** Number of tokens that recipients get. */
export const totalOf = (recipients: readonly Recipient[]): number =>
  recipients.reduce((sum, { qty }) => sum + qty, 0);
