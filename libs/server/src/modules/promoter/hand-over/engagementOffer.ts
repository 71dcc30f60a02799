import {
  createPaths,
  type EngagementLink,
  type EngagementOffer,
  type Locale,
  type OfferEngagementRequest,
} from '@foyer/contract';
import { isolateText, normaliseEmailAddress } from '@foyer/util';
import { maskedAddress } from '../../../platform/mail/maskedAddress.ts';
import { failure, found } from '../../../platform/http/answers/failure.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import { productAddressOf } from '../../../platform/hosts/siteWords.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { defineJob } from '../../../platform/jobs/job.ts';
import { writeLetter } from '../../../platform/mail/mailLetter.ts';
import { findMailSite, mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hashSecret, isSecret, randomSecret } from '../../../platform/security/secrets.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { findMailedEvent } from '../../../sale/assignment/assigneeRepository.ts';
import { withUnpublished, type EventScope } from '../../../sale/event/eventScope.ts';
import { readSummaries } from '../../../sale/event/eventSummaries.ts';
import { currentFacts } from '../../../sale/offer/saleFacts.ts';
import { engagePromoter, NotFree } from '../engagement/engagePromoter.ts';
import { isForPromoters } from '../inventory/readInventory.ts';
import {
  answerOffer,
  findOffer,
  findOfferById,
  insertOffer,
  type EngagementOfferRow,
  type OfferKey,
} from './engagementOfferRepository.ts';

const sealingOf = (offerId: string): string => `engagementOffer:${offerId}`;
const gone = () => failure('tokenNoLongerValid');

async function urlOf(
  platform: Platform,
  { siteHost, locale, code }: { siteHost: string | null; locale: Locale; code: string },
): Promise<string> {
  const { origin, site } = await findMailSite(platform, siteHost ?? undefined);
  const path = createPaths(productAddressOf(site, platform.config)).clientPromoterAssignment();
  return `${origin}/${locale}${path}?${new URLSearchParams({ assignmentString: code }).toString()}`;
}

export interface OfferMail extends OfferKey {
  /** Secret of the link, sealed, since the outbox is readable until the mail is sent [AZ-06]. */
  sealedCode: string;
}

/** Mails the offer of an engagement, unless it has been answered since. */
export const sendEngagementOfferJob = defineJob<OfferMail>({
  name: 'sendEngagementOffer',
  retryLimit: 20,
  handle: async ({ eventId, offerId, sealedCode }, { platform }) => {
    const offer = await findOfferById(platform.database.query, { eventId, offerId });
    if (offer?.state !== 'pending' || offer.emailAddress === null) return;
    const code = platform.sealer.unseal(Buffer.from(sealedCode, 'base64'), sealingOf(offerId));
    const { emailAddress: recipient, userLocale: locale, siteHost, giver } = offer;
    const { names } = await findMailedEvent(platform.database.query, eventId);
    const mailSite = await findMailSite(platform, siteHost ?? undefined);
    const around = { name: isolateText(giver), event: inLocale(names, locale) };
    const say = (key: string) => mailSite.texts.say(locale, `mail.engagementOffer.${key}`, around);
    const letter = writeLetter(mailSite, {
      locale,
      subject: say('subject'),
      parts: [
        say('text'),
        { action: say('action'), url: await urlOf(platform, { siteHost, locale, code }) },
        say('note'),
      ],
    });
    const dedupeKey = `engagementOffer:${offerId}`;
    await platform.gateways.mail.send({ dedupeKey, sender: mailSite.sender, recipient, locale, ...letter });
  },
});

interface Offering extends InTransaction {
  platform: Platform;
  site: Site;
  locale: Locale;
}

/** Offers a person by mail to sell an event [C2.05]. @throws Failure notFound, marketplaceClosed once the doors are open */
export async function offerEngagement(
  { platform, tx, now, site, locale: own }: Offering,
  { eventId, emailAddress, locale = own, paymentKinds, ratePpm, mostPerGuest, items }: OfferEngagementRequest,
): Promise<EngagementLink> {
  const facts = found(await currentFacts(platform, tx, { eventId, scope: withUnpublished(site) }));
  for (const { offerGroupId } of items)
    if (!isForPromoters(found(facts.offers.get(offerGroupId)))) throw failure('notFound');
  const { doorsAt } = await findMailedEvent(tx, eventId);
  if (doorsAt <= now) throw failure('marketplaceClosed', { closesAt: doorsAt.toISOString() });
  const quantities = new Map<string, number>();
  for (const { offerGroupId, quantity } of items)
    quantities.set(offerGroupId, (quantities.get(offerGroupId) ?? 0) + quantity);
  const code = randomSecret(platform.randomness);
  const offerId = platform.newId();
  const siteHost = mailHostOf(site);
  await insertOffer(
    tx,
    {
      ...{ eventId, offerId, siteHost, userLocale: locale },
      emailAddress: normaliseEmailAddress(emailAddress),
      codeHash: hashSecret('engagementOffer', code),
      paymentKinds: [...new Set(paymentKinds)],
      mostPerGuest: mostPerGuest ?? null,
      commissionPpm: ratePpm ?? null,
    },
    [...quantities].map(([offerGroupId, quantity]) => ({ offerGroupId, quantity })),
  );
  const sealedCode = platform.sealer.seal(code, sealingOf(offerId)).toString('base64');
  await platform.jobs.addAll(tx, sendEngagementOfferJob, [{ payload: { eventId, offerId, sealedCode } }]);
  const url = await urlOf(platform, { siteHost, locale, code });
  return { eventId, url, acceptUntil: doorsAt.toISOString() };
}

/** Link of a request, and the events that its site reaches. */
export interface OfferQuery {
  assignmentString: string;
  scope: EventScope;
}

async function findLinked(
  { database }: Pick<Platform, 'database'>,
  { assignmentString, scope }: OfferQuery,
): Promise<EngagementOfferRow> {
  if (!isSecret(assignmentString)) throw gone();
  const offer = await findOffer(database.query, {
    codeHash: hashSecret('engagementOffer', assignmentString),
    scope,
  });
  if (!offer) throw gone();
  return offer;
}

/** Tells what a link offers; changes nothing. @throws Failure tokenNoLongerValid */
export async function readOffer(
  platform: Platform,
  query: OfferQuery,
  locale: Locale,
): Promise<EngagementOffer> {
  const offer = await findLinked(platform, query);
  const { eventId, state, giver, paymentKinds, mostPerGuest, commissionPpm } = offer;
  const scope = withUnpublished(query.scope);
  const event = found(
    (await readSummaries(platform.database.query, [eventId], { scope, locale })).get(eventId),
  );
  return {
    ...{ state, event, paymentKinds, inviterFirstName: giver, assigneeHasAccount: offer.assigneeHasAccount },
    emailAddress: maskedAddress(offer.emailAddress),
    ...(commissionPpm === null ? {} : { ratePpm: commissionPpm }),
    ...(mostPerGuest === null ? {} : { mostPerGuest }),
    items: offer.items.map(({ names, quantity }) => ({ name: inLocale(names, locale), quantity })),
    acceptUntil: offer.doorsAt.toISOString(),
  };
}

/**
 * Engages the person who accepts; places that an earlier engagement has stay.
 * @throws Failure tokenNoLongerValid; purchaseSoldOut if the places are no longer free
 */
export async function acceptOffer(
  { platform, tx, userId }: { platform: Platform; userId: string } & Pick<InTransaction, 'tx'>,
  query: OfferQuery,
): Promise<{ eventId: string }> {
  const offer = await findLinked(platform, query);
  const { eventId, paymentKinds, mostPerGuest, commissionPpm, commissionAmount } = offer;
  if (offer.acceptedBy === userId) return { eventId };
  if (offer.state !== 'pending' || !(await answerOffer(tx, offer, { acceptedBy: userId }))) throw gone();
  const commission =
    commissionPpm === null && commissionAmount === null
      ? []
      : [{ paymentKind: null, ratePpm: commissionPpm, amount: commissionAmount }];
  try {
    await engagePromoter(
      tx,
      platform.newId,
      { eventId, userId },
      { ...{ paymentKinds, mostPerGuest, commission, stock: offer.items }, addsStock: true },
    );
  } catch (error) {
    if (error instanceof NotFree) throw failure('purchaseSoldOut', { offerGroupId: error.offerGroupId });
    throw error;
  }
  return { eventId };
}

/** Declines an offer. @throws Failure tokenNoLongerValid */
export async function declineOffer(
  { platform, tx, now }: { platform: Platform } & InTransaction,
  query: OfferQuery,
): Promise<void> {
  const offer = await findLinked(platform, query);
  if (offer.state !== 'pending' || !(await answerOffer(tx, offer, { declinedAt: now }))) throw gone();
}
