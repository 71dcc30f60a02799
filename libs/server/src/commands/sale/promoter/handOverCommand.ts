import type { PromoterPaymentKind } from '@foyer/contract';
import { isEmailAddress } from '@foyer/util';
import { findEventId } from '../../../modules/identity/role/roleRepository.ts';
import { offerEngagement } from '../../../modules/promoter/hand-over/engagementOffer.ts';
import { giveToGuest } from '../../../modules/promoter/hand-over/giveToGuest.ts';
import { isForPromoters } from '../../../modules/promoter/inventory/readInventory.ts';
import { untilHeld } from '../../../sale/hold/holdLines.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { findMailSite } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { everyEvent } from '../../../sale/event/eventScope.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import type { Command } from '../../command/command.ts';
import { withPlatform } from '../../command/withPlatform.ts';
import { findOffer, tellRefusal } from '../window/windowAnswers.ts';

const usage = 'guest EMAIL EVENT OFFER=PLACES [free], or promoter EMAIL EVENT KINDS PERCENT OFFER=PLACES...';
const kinds: readonly PromoterPaymentKind[] = ['cash', 'card', 'link'];
const ppmOfPercent = 10_000;

interface Words {
  emailAddress: string;
  event: string;
  places: { offer: string; quantity: number }[];
  to:
    | { kind: 'guest'; isFree: boolean }
    | { kind: 'promoter'; paymentKinds: PromoterPaymentKind[]; ratePpm: number };
}

/** @throws Error that explains the usage */
function readPlaces(words: readonly string[]): Words['places'] {
  const places = words.map((word) => {
    const [, offer, quantity] = /^(.+)=(\d{1,4})$/.exec(word) ?? [];
    if (offer === undefined || Number(quantity) < 1) throw new Error(`foyer hand-over ${usage}`);
    return { offer, quantity: Number(quantity) };
  });
  if (places.length === 0) throw new Error(`foyer hand-over ${usage}`);
  return places;
}

/** @throws Error that explains the usage */
export function readHandOverWords([to, emailAddress = '', event = '', ...rest]: readonly string[]): Words {
  if ((to !== 'guest' && to !== 'promoter') || !isEmailAddress(emailAddress) || event === '')
    throw new Error(`foyer hand-over ${usage}`);
  if (to === 'guest') {
    const isFree = rest.at(-1) === 'free';
    const places = readPlaces(isFree ? rest.slice(0, -1) : rest);
    return { emailAddress, event, places, to: { kind: 'guest', isFree } };
  }
  const [named = '', percent = '', ...more] = rest;
  const paymentKinds = named.split(',').flatMap((word) => kinds.find((kind) => kind === word) ?? []);
  if (paymentKinds.length !== named.split(',').length || !/^\d{1,3}(\.\d+)?%$/.test(percent))
    throw new Error(`foyer hand-over ${usage}`);
  const ratePpm = Math.round(Number(percent.slice(0, -1)) * ppmOfPercent);
  return { emailAddress, event, places: readPlaces(more), to: { kind: 'promoter', paymentKinds, ratePpm } };
}

async function handOver(platform: Platform, { emailAddress, event, places, to }: Words): Promise<string> {
  const { database } = platform;
  const eventId = await findEventId(database.query, event);
  if (eventId === undefined) throw new Error(`There is no event "${event}".`);
  const facts = (await currentFacts(platform, database.query, { eventId, scope: everyEvent }))!;
  const offers = [...facts.offers.values()]
    .filter(isForPromoters)
    .map(({ offerGroupId, names }) => ({ offerGroupId, name: inLocale(names, 'en-US') }));
  const items = places.map(({ offer, quantity }) => ({ offerGroupId: findOffer(offers, offer), quantity }));
  const { site } = await findMailSite(platform, undefined);
  const locale = 'en-US';
  if (to.kind === 'promoter') {
    const { kind: _kind, ...terms } = to;
    const { url, acceptUntil } = await inTransaction(database, (tx, now) =>
      offerEngagement({ platform, tx, now, site, locale }, { eventId, emailAddress, items, ...terms }),
    );
    return `${url} until ${acceptUntil}`;
  }
  const { isFree } = to;
  const { url, heldUntil } = await untilHeld(platform, (search) =>
    inTransaction(database, (tx, now) =>
      giveToGuest(
        { platform, tx, now, site, locale, search },
        { eventId, lines: items, guest: { emailAddress }, isFree },
      ),
    ),
  );
  return `${url} until ${heldUntil}`;
}

/** Hands places of an event to a guest, or to a promoter, by mail, as an organiser does. */
export const handOverCommand: Command = {
  summary: 'Give places of an event to a guest or a promoter by a mailed link',
  usage,
  details:
    'Guests pay the price of the offer unless it is free. KINDS are cash, card and link, joined by commas; PERCENT is the commission, such as 10%',
  run: async (input) => {
    const words = readHandOverWords(input.arguments);
    await withPlatform(input, async (platform) => {
      input.say(await tellRefusal(platform, handOver(platform, words)));
    });
  },
};
