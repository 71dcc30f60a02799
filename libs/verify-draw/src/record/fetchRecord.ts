import { assembleRecord } from './assembleRecord.ts';
import type { DrawRecord } from './drawRecord.ts';
import { readRecord } from './readRecord.ts';

const longestMs = 60_000;

/** The published draw of a server, whose entries are read in pages; what has no names is a record. */
const isPublished = (document: unknown): document is { record?: unknown } =>
  typeof document === 'object' && document !== null && 'names' in document;

async function load(address: URL): Promise<unknown> {
  const answer = await fetch(address, { signal: AbortSignal.timeout(longestMs) });
  if (!answer.ok) throw new Error(`${address.href} answers ${answer.status}`);
  return answer.json();
}

/** Reads the entries of a published draw, whose address is beside it, a page after the other. */
async function* pagesBeside(address: URL): AsyncGenerator<unknown> {
  const page = new URL(`entries${address.search}`, address);
  for (;;) {
    const { entries, next } = (await load(page)) as { entries?: unknown; next?: unknown };
    yield entries;
    if (typeof next !== 'string') return;
    page.searchParams.set('from', next);
  }
}

/**
 * Reads a draw from an address: a record, or `/api/draw/public/record?eventId=...` of a server.
 * @throws Error if there is no draw yet, or none that can be read
 */
export async function fetchRecord(url: string): Promise<DrawRecord> {
  const address = new URL(url);
  const document = await load(address);
  if (!isPublished(document)) return readRecord(document);
  if (document.record === undefined) throw new Error('The draw has not been made yet.');
  return assembleRecord(document.record, pagesBeside(address));
}
