import { formatMoney } from '@foyer/util';
import { writeFile } from 'node:fs/promises';
import { findEventId } from '../modules/identity/role/roleRepository.ts';
import { logAuctionChange } from '../modules/marketplace/auction/auctionRepository.ts';
import { closeEarly } from '../modules/marketplace/auction/closeAuction.ts';
import { readAuction } from '../modules/marketplace/auction/readAuction.ts';
import { listRankedOffers } from '../modules/marketplace/auction/rankRepository.ts';
import { inTransaction } from '../platform/database/inTransaction.ts';
import { Failure } from '../platform/http/failure.ts';
import type { Platform } from '../platform/platform.ts';
import { everyEvent } from '../sale/event/eventScope.ts';
import { closingUsage, readClosingWords } from './closingWords.ts';
import type { Command } from './command.ts';
import { operatorName } from './operatorName.ts';
import { withPlatform } from './withPlatform.ts';

/** Reads what is published of an auction. @throws Error without one */
const readPublished = (platform: Platform, event: string, eventId: string) =>
  inTransaction(platform.database, (tx, now) =>
    readAuction({ platform, tx, now, site: everyEvent, locale: 'en-US' }, eventId),
  ).catch((error: unknown) => {
    if (error instanceof Failure) throw new Error(`${event} has no auction.`);
    throw error;
  });

async function show(platform: Platform, event: string, eventId: string): Promise<string> {
  const { state, closesAt, closedEarly, resultsAt, groups } = await readPublished(platform, event, eventId);
  const early = closedEarly === undefined ? '' : ` (early: ${closedEarly})`;
  const lines = groups.map(({ name, offers, quantity, cutOff }) => {
    const price = cutOff?.price ? `, from ${formatMoney(cutOff.price, 'en-US')} up` : '';
    const won = cutOff ? `; ${cutOff.winners} got in with ${cutOff.quantity} units${price}` : '';
    return `  ${name}: ${offers} offers for ${quantity} units${won}`;
  });
  const head = `${event}: ${state}, closes at ${closesAt}${early}, results at ${resultsAt}`;
  return [head, ...lines].join('\n');
}

/** Writes the ranked offers of an auction to a file, without their people, and logs that the operator did. */
async function exportOffers(
  platform: Platform,
  { event, file }: { event: string; file: string },
  eventId: string,
): Promise<string> {
  const { state, groups } = await readPublished(platform, event, eventId);
  if (state !== 'allocated') throw new Error(`The auction of ${event} has not been allocated yet.`);
  const offers = await listRankedOffers(platform.database.query, eventId);
  await writeFile(file, `${JSON.stringify({ eventId, groups, offers }, undefined, 2)}\n`);
  await inTransaction(platform.database, (tx) =>
    logAuctionChange(tx, {
      ...{ changeId: platform.newId(), eventId, change: 'export', operator: operatorName() },
      details: { offers: offers.length },
    }),
  );
  return `${file}: ${offers.length} offers`;
}

/** Shows auctions, closes them early and exports their ranked offers. Only operators can run it. */
export const auctionCommand: Command = {
  summary:
    'Show the auction of an event, close it early with a reason that is published, or export its ranking',
  usage: closingUsage,
  details:
    'An auction that is closed early is still allocated at its announced time. An export names no person',
  run: async (input) => {
    const words = readClosingWords('auction', input.arguments);
    const { event } = words;
    await withPlatform(input, async (platform) => {
      const eventId = await findEventId(platform.database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      if (words.change === 'export') return input.say(await exportOffers(platform, words, eventId));
      if (words.change === 'close') {
        const order = { eventId, reason: words.reason, operator: operatorName() };
        if (!(await closeEarly(platform, order))) input.say('Nothing to change.');
      }
      input.say(await show(platform, event, eventId));
    });
  },
};
