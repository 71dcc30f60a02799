import type { Locale, PromoterGuest, PromoterLink } from '@foyer/contract';
import { normaliseEmailAddress } from '@foyer/util';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { Site } from '../../../platform/hosts/sites.ts';
import type { InTransaction } from '../../../platform/http/withTransaction.ts';
import { findMailSite, mailHostOf } from '../../../platform/mail/mailSite.ts';
import type { CommitmentKind } from '../../../platform/module/serverModule.ts';
import type { Platform } from '../../../platform/platform.ts';
import { hours } from '../../../platform/time/units.ts';
import { findMailedEvent } from '../../../sale/assignment/assigneeRepository.ts';
import type { Commission } from '../../../sale/charge/commission.ts';
import { openCommitment } from '../../../sale/commitment/commitmentRepository.ts';
import { readSeatSnapshots } from '../../../sale/cart/saleSnapshot.ts';
import { makeCode, mailLink, urlOfLink } from '../../../sale/guest/linkMail.ts';
import { insertSaleLink, type SaleLinkRow } from '../../../sale/guest/saleLinkRepository.ts';
import type { SeatSearch } from '../../../sale/inventory/seatSearch.ts';
import { accessQuantity, type CheckedLine } from '../../../sale/limit/selectionRules.ts';
import type { BuyerFacts } from '../../../sale/offer/offerFacts.ts';
import type { SaleFacts } from '../../../sale/offer/saleFacts.ts';
import { wordOf } from './holdForGuest.ts';
import { holdLines } from '../../../sale/hold/holdLines.ts';

/** Giving by link, on a site. */
export interface Giving extends InTransaction {
  platform: Platform;
  /** Of the caller; the guest's, if none is named. */
  locale: Locale;
  site: Site;
  search: SeatSearch;
}

/** How long a guest can pay, unless doors open sooner. */
const linkMs = hours(24);

/** When a link that is mailed now ends. @throws Failure marketplaceClosed once the doors are open */
async function endOfLink(tx: TransactionScope, eventId: string, now: Date): Promise<Date> {
  const { doorsAt } = await findMailedEvent(tx, eventId);
  if (doorsAt <= now) throw failure('marketplaceClosed', { closesAt: doorsAt.toISOString() });
  return new Date(Math.min(doorsAt.getTime(), now.getTime() + linkMs));
}

/** Guest without an account yet: limits are checked once a buyer comes with the link. */
export const unknownBuyer = ({ event }: SaleFacts): BuyerFacts => ({
  limit: event.maxPerPerson,
  ...{ taken: 0, hasToken: false, hasAdult: false },
});

/** Presents a link, with its secret. */
export async function presentLink(
  platform: Platform,
  link: Pick<
    SaleLinkRow,
    'eventId' | 'commitmentId' | 'siteHost' | 'userLocale' | 'promoterId' | 'heldUntil'
  > & {
    code: string;
  },
): Promise<PromoterLink> {
  const { eventId, commitmentId, siteHost, userLocale: locale, code, promoterId } = link;
  const mailSite = await findMailSite(platform, siteHost ?? undefined);
  const url = urlOfLink(mailSite, platform, { isOfPromoter: promoterId !== null, locale, code });
  return { eventId, transactionId: commitmentId, url, heldUntil: link.heldUntil.toISOString() };
}

/** What is given, and by whom. */
export interface Given {
  facts: SaleFacts;
  lines: readonly CheckedLine[];
  guest: PromoterGuest;
  kind: CommitmentKind;
  /** Null for the organiser. */
  promoterId: string | null;
  commission: Commission | null;
  /** Price of each unit in place of that of its offer, in minor units. */
  amount?: number;
}

/**
 * Holds lines for a guest whose account is not known yet, and mails the link.
 * @param record writes what the kind of commitment keeps besides
 * @throws Failure; StartOver: the caller starts over
 */
export async function holdByLink(
  context: Giving,
  { facts, lines, guest, kind, promoterId, commission, amount }: Given,
  record?: (commitmentId: string) => Promise<unknown>,
): Promise<PromoterLink> {
  const { platform, tx, now, site, search } = context;
  const { eventId } = facts.event;
  const userLocale = guest.locale ?? context.locale;
  const heldUntil = await endOfLink(tx, eventId, now);
  const commitmentId = platform.newId();
  const key = { eventId, commitmentId, holdId: platform.newId() };
  const picked = lines.flatMap(({ seatCodes }) => seatCodes ?? []);
  const seats = await readSeatSnapshots(tx, eventId, picked);
  const siteHost = mailHostOf(site);
  const quantity = accessQuantity(lines);
  const parts = {
    ...{ facts, lines, key, heldUntil, seats, previous: [], firstHeldAt: now },
    ...(amount === undefined ? {} : { amount }),
  };
  const { quote } = await holdLines({ platform, tx, now, locale: userLocale, search }, parts, async () => {
    await openCommitment(tx, { ...key, ...{ kind, quantity, heldUntil }, siteHost: siteHost ?? undefined });
  });
  await record?.(commitmentId);
  const { code, codeHash } = makeCode(platform);
  const link = { eventId, commitmentId, promoterId, siteHost, userLocale };
  await insertSaleLink(tx, {
    ...{ ...link, commission, codeHash, total: quote.total.amount },
    guestAddress: normaliseEmailAddress(guest.emailAddress),
    guestFirstName: wordOf(guest.firstName) ?? null,
    guestLastName: wordOf(guest.lastName) ?? null,
  });
  await mailLink(tx, platform, { eventId, commitmentId, code });
  return presentLink(platform, { ...link, heldUntil, code });
}
