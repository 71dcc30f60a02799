import type { ClientAuction, ClientAuctionGroup, ExportedOffer } from '@foyer/contract';
import { formatMoney } from '@foyer/util';
import { writeFile } from 'node:fs/promises';
import { findEventId } from '../../../modules/identity/role/roleRepository.ts';
import {
  changeAuctionMinimum,
  changeAuctionStock,
  closeAuctionEarly,
  openAuction,
} from '../../../modules/marketplace/client-auction/manageAuction.ts';
import {
  exportAuction,
  readClientAuction,
} from '../../../modules/marketplace/client-auction/readClientAuction.ts';
import type { Platform } from '../../../platform/platform.ts';
import { closingUsage, readClosingWords, type ClosingWords } from './closingWords.ts';
import type { Command } from '../../command/command.ts';
import { operatorName } from '../../command/operatorName.ts';
import { writeTable } from '../../command/tableFile.ts';
import { changeLines, findOffer, tellRefusal } from './windowAnswers.ts';
import { withPlatform } from '../../command/withPlatform.ts';

/** Reads an auction. @throws Error without one */
const readAuction = (platform: Platform, eventId: string): Promise<ClientAuction> =>
  tellRefusal(platform, readClientAuction({ platform, locale: 'en-US' }, eventId));

function groupLine({ name, offers, quantity, minimum, results, cutOff }: ClientAuctionGroup): string {
  const price = cutOff ? `, from ${formatMoney(cutOff, 'en-US')} up` : '';
  const won = results
    ? `; ${results.winners} got in with ${results.units} units${price}, ${results.paid} paid`
    : '';
  return `  ${name}: ${offers} offers from ${formatMoney(minimum, 'en-US')} up for ${quantity} units${won}`;
}

function show(event: string, auction: ClientAuction): string {
  const { state, closesAt, closedEarly, resultsAt, groups, changes } = auction;
  const early = closedEarly === undefined ? '' : ` (early: ${closedEarly})`;
  const head = `${event}: ${state}, closes at ${closesAt}${early}, results at ${resultsAt}`;
  return [head, ...groups.map(groupLine), ...changeLines(changes)].join('\n');
}

/** Reads all pages of the ranked offers of an auction. */
async function readOffers(platform: Platform, eventId: string): Promise<ExportedOffer[]> {
  const offers: ExportedOffer[] = [];
  let after: number | undefined = 0;
  while (after !== undefined) {
    const page = await exportAuction(platform, { eventId, by: { operator: operatorName() }, after });
    offers.push(...page.offers);
    after = page.next;
  }
  return offers;
}

const columns = ['offerGroupId', 'place', 'price', 'currency', 'reachedAt', 'quantity', 'state'] as const;

/** Writes the ranked offers of an auction to a file, without their people. */
async function exportTo(
  { event, file }: { event: string; file: string },
  platform: Platform,
  eventId: string,
): Promise<string> {
  const { state, groups } = await readAuction(platform, eventId);
  if (state !== 'allocated') throw new Error(`The auction of ${event} has not been allocated yet.`);
  const offers = await readOffers(platform, eventId);
  if (file.endsWith('.csv')) {
    const rows = offers.map(({ price, ...offer }) => ({
      ...{ ...offer, price: price.amount, currency: price.currency },
    }));
    await writeTable(file, columns, rows);
  } else await writeFile(file, `${JSON.stringify({ eventId, groups, offers }, undefined, 2)}\n`);
  return `${file}: ${offers.length} offers`;
}

async function change(platform: Platform, words: ClosingWords, eventId: string): Promise<void> {
  if (words.change === 'show' || words.change === 'export') return;
  const order = { eventId, by: { operator: operatorName() }, reason: words.reason };
  if (words.change === 'open') return openAuction(platform, order);
  if (words.change === 'close') return closeAuctionEarly(platform, order);
  const { groups } = await readAuction(platform, eventId);
  const offerGroupId = findOffer(groups, words.offer);
  if (words.change === 'stock')
    return changeAuctionStock(platform, { ...order, offerGroupId, quantity: words.number });
  const { currency } = groups[0]!.minimum;
  const minimum = { amount: words.number, currency };
  return changeAuctionMinimum(platform, { ...order, offerGroupId, minimum });
}

/**
 * Shows auctions, opens them, closes them early, changes and exports them, as their organisers do through the API.
 */
export const auctionCommand: Command = {
  summary:
    'Show the auction of an event and who changed it; open or close it early, change its stock or minimum, or export its ranking',
  usage: closingUsage('auction'),
  details:
    'An auction that is closed early is still allocated at its announced time. After the first offer, its stock can only grow. An export names no person',
  run: async (input) => {
    const words = readClosingWords('auction', input.arguments);
    const { event } = words;
    await withPlatform(input, async (platform) => {
      const eventId = await findEventId(platform.database.query, event);
      if (eventId === undefined) throw new Error(`There is no event "${event}".`);
      if (words.change === 'export') return input.say(await exportTo(words, platform, eventId));
      await tellRefusal(platform, change(platform, words, eventId));
      input.say(show(event, await readAuction(platform, eventId)));
    });
  },
};
