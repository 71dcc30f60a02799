import type { FirstData } from '@foyer/api-client';

const elementId = 'foyer-data';

/** Reads the answers that the server inlined in the page; empty when unreadable. */
export function readFirstData(page: Document): FirstData[] {
  try {
    const parsed: unknown = JSON.parse(page.getElementById(elementId)?.textContent ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isFirstData) : [];
  } catch {
    return [];
  }
}

const isFirstData = (value: unknown): value is FirstData =>
  typeof value === 'object' &&
  value !== null &&
  'operationId' in value &&
  typeof value.operationId === 'string' &&
  'response' in value;
