import { writeRecord } from '@foyer/verify-draw';
import { writeFile } from 'node:fs/promises';
import type { ClientDraw, ExportedEntry } from '@foyer/contract';
import { findEventId } from '../../../modules/identity/role/roleRepository.ts';
import {
  changeDrawStock,
  closeDrawEarly,
  openDraw,
} from '../../../modules/marketplace/client-draw/manageDraw.ts';
import {
  exportDraw,
  exportRecord,
  readClientDraw,
} from '../../../modules/marketplace/client-draw/readClientDraw.ts';
import type { Platform } from '../../../platform/platform.ts';
import { closingUsage, readClosingWords, type ClosingWords } from './closingWords.ts';
import type { Command } from '../../command/command.ts';
import { operatorName } from '../../command/operatorName.ts';
import { writeTable } from '../../command/tableFile.ts';
import { changeLines, findOffer, tellRefusal } from './windowAnswers.ts';
import { withPlatform } from '../../command/withPlatform.ts';

/** @throws Error that explains the usage */
export const readDrawWords = (words: readonly string[]): ClosingWords => readClosingWords('draw', words);

/** Reads a draw. @throws Error without one */
const readDraw = (platform: Platform, eventId: string): Promise<ClientDraw> =>
  tellRefusal(platform, readClientDraw({ platform, locale: 'en-US' }, eventId));

function show(event: string, draw: ClientDraw): string {
  const { state, entries, closesAt, closedEarly, resultsAt, seedCommitment, stock, results, changes } = draw;
  const early = closedEarly === undefined ? '' : ` (early: ${closedEarly})`;
  const won = results
    ? `; ${results.winners} wins, ${results.paid} paid, ${results.lapsed} lapsed`
    : `; results at ${resultsAt}`;
  return [
    `${event}: ${state}, ${entries} entries, closes at ${closesAt}${early}${won}; hash of the seed ${seedCommitment ?? 'not published yet'}`,
    ...stock.map(
      ({ offers, quantity }) => `  ${offers.map(({ name }) => name).join(', ')}: ${quantity} places`,
    ),
    ...changeLines(changes),
  ].join('\n');
}

const columns = [
  'place',
  'drawnId',
  'quantity',
  'maySplit',
  'state',
  'wonGroupId',
  'wonQuantity',
] as const satisfies (keyof ExportedEntry)[];

/** Reads all pages of the entries of a draw. */
async function readEntries(platform: Platform, eventId: string): Promise<ExportedEntry[]> {
  const entries: ExportedEntry[] = [];
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page = await exportDraw(platform, { eventId, by: { operator: operatorName() }, after });
    entries.push(...page.entries);
    after = page.next;
  }
  return entries;
}

/** Writes the public record of a finished draw to a JSON file, or the results of its entries to a CSV file. */
async function exportTo(file: string, platform: Platform, eventId: string): Promise<string> {
  if (file.endsWith('.csv')) {
    const entries = await readEntries(platform, eventId);
    const rows = entries.map((entry) => ({
      ...entry,
      maySplit: String(entry.maySplit),
      wonGroupId: entry.wonGroupId ?? '',
      wonQuantity: entry.wonQuantity ?? 0,
    }));
    await writeTable(file, columns, rows);
    return `${file}: ${rows.length} entries`;
  }
  const record = await exportRecord(platform, { eventId, by: { operator: operatorName() } });
  if (!record) throw new Error('The draw has not been made yet.');
  await writeFile(file, writeRecord(record));
  return `${file}: ${record.entries.length} entries`;
}

async function change(platform: Platform, words: ClosingWords, eventId: string): Promise<void> {
  if (words.change === 'show' || words.change === 'export') return;
  const order = { eventId, by: { operator: operatorName() }, reason: words.reason };
  if (words.change === 'open') return openDraw(platform, order);
  if (words.change === 'close') return closeDrawEarly(platform, order);
  const { stock } = await readDraw(platform, eventId);
  const offerGroupId = findOffer(
    stock.flatMap(({ offers }) => offers),
    words.offer,
  );
  return changeDrawStock(platform, { ...order, offerGroupId, quantity: words.number });
}

/**
 * Shows draws, opens them, closes them early, changes their stock and exports them, as their organisers do through
 * the API.
 */
export const drawCommand: Command = {
  summary:
    'Show the draw of an event and who changed it; open or close it early, change its stock, or export its record or entries',
  usage: closingUsage('draw'),
  details:
    'A draw that is closed early is still made at its announced time. Nothing shows its seed before that. Changes of the stock are public',
  run: async (input) => {
    const words = readDrawWords(input.arguments);
    const { event } = words;
    await withPlatform(input, async (platform) => {
      const eventId = await findEventId(platform.database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      if (words.change === 'export') {
        const told = await tellRefusal(platform, exportTo(words.file, platform, eventId));
        return input.say(told);
      }
      await tellRefusal(platform, change(platform, words, eventId));
      input.say(show(event, await readDraw(platform, eventId)));
    });
  },
};
