import { writeFile } from 'node:fs/promises';
import { findEventId } from '../modules/identity/role/roleRepository.ts';
import { logDrawChange } from '../modules/marketplace/draw/drawRepository.ts';
import { closeEarly } from '../modules/marketplace/draw/openDraw.ts';
import { readPublicDraw } from '../modules/marketplace/draw/readDraw.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { everyEvent } from '../sale/event/eventScope.ts';
import { closingUsage, readClosingWords, type ClosingWords } from './closingWords.ts';
import type { Command } from './command.ts';
import { operatorName } from './operatorName.ts';
import { withPlatform } from './withPlatform.ts';

/** @throws Error that explains the usage */
export const readDrawWords = (words: readonly string[]): ClosingWords => readClosingWords('draw', words);

/** Reads what is published of a draw. @throws Error without one */
const readPublished = (platform: Platform, event: string, eventId: string) =>
  inTransaction(platform.database, (tx, now) =>
    readPublicDraw({ platform, tx, now, site: everyEvent, locale: 'en-US' }, eventId),
  ).catch((error: unknown) => {
    if (error instanceof Failure) throw new Error(`${event} has no draw, or its seed is not published yet.`);
    throw error;
  });

async function show(platform: Platform, event: string, eventId: string): Promise<string> {
  const { state, entries, closesAt, closedEarly, resultsAt, seedCommitment, stock, record } =
    await readPublished(platform, event, eventId);
  const units = stock.reduce((sum, { quantity }) => sum + quantity, 0);
  const early = closedEarly === undefined ? '' : ` (early: ${closedEarly})`;
  const won = record
    ? `; ${record.wins.length} wins, ${record.lapsed.length} lapsed`
    : `; results at ${resultsAt}`;
  return `${event}: ${state}, ${entries} entries for ${units} units, closes at ${closesAt}${early}${won}; hash of the seed ${seedCommitment}`;
}

/** Writes the public record of a finished draw to a file, and logs that the operator did. */
async function exportRecord(
  platform: Platform,
  { event, file }: { event: string; file: string },
  eventId: string,
): Promise<string> {
  const { record } = await readPublished(platform, event, eventId);
  if (!record) throw new Error(`The draw of ${event} has not been made yet.`);
  await writeFile(file, `${JSON.stringify(record, undefined, 2)}\n`);
  await inTransaction(platform.database, (tx) =>
    logDrawChange(tx, {
      ...{ changeId: platform.newId(), eventId, change: 'export', operator: operatorName() },
      details: { entries: record.entries.length },
    }),
  );
  return `${file}: ${record.entries.length} entries`;
}

/** Shows draws, closes them early and exports their records. The API has no such call: only operators can run it. */
export const drawCommand: Command = {
  summary: 'Show the draw of an event, close it early with a reason that is published, or export its record',
  usage: closingUsage,
  details:
    'A draw that is closed early is still made at its announced time. Nothing shows its seed before that',
  run: async (input) => {
    const words = readDrawWords(input.arguments);
    const { event } = words;
    await withPlatform(input, async (platform) => {
      const eventId = await findEventId(platform.database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      if (words.change === 'export') return input.say(await exportRecord(platform, words, eventId));
      if (words.change === 'close') {
        const order = { eventId, reason: words.reason, operator: operatorName() };
        if (!(await closeEarly(platform, order))) input.say('Nothing to change.');
      }
      input.say(await show(platform, event, eventId));
    });
  },
};
