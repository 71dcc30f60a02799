import type { DrawHead, PublishedEntry } from '@foyer/contract';
import type { DrawRecord } from '@foyer/verify-draw';
import { useLazyListPublishedEntriesQuery } from '@foyer/api-client/marketplace';

/** Reads the published entries of a finished draw: all of them for its record, or one by its id. */
export function usePublishedEntries(eventId: string) {
  const [read] = useLazyListPublishedEntriesQuery();
  async function* pages(): AsyncGenerator<PublishedEntry[]> {
    let from: string | undefined;
    do {
      const { entries, next } = await read({ eventId, ...(from === undefined ? {} : { from }) }).unwrap();
      yield entries;
      from = next;
    } while (from !== undefined);
  }
  return {
    /** @throws for unreadable data; also if wins lapsed since the head was read */
    readRecord: async (head: DrawHead, onShare?: (share: number) => void): Promise<DrawRecord> => {
      const { assembleRecord } = await import('@foyer/verify-draw');
      return assembleRecord(head, pages(), onShare);
    },
    findEntry: async (id: string): Promise<PublishedEntry | undefined> => {
      const { entries } = await read({ eventId, from: id, limit: 1 }).unwrap();
      return entries.find((entry) => entry.id === id);
    },
  };
}
