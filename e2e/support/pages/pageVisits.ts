import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addressPatterns, createPaths, type AddressName } from '@foyer/contract';
import { overlayVisits } from './overlayVisits.ts';
import type { PageVisit, Visitor } from './pageVisit.ts';
import type { SampleEvent } from '../purchase/pickEvent.ts';
import type { VisitSample } from './visitSample.ts';
import type { Say } from './wording.ts';

const paths = createPaths('Pass');

/** Slug of the sample's page with words of its organiser. */
const customEventSlug = 'first-glow';

/** Pages for visitors who are not, or not fully, signed in; a fan visits all others. */
const visitors: Partial<Record<AddressName, Visitor>> = {
  authentication: 'nobody',
  authenticationWhitelabel: 'nobody',
  transactionWhitelabel: 'nobody',
  completeAccount: 'nobody',
  verifyEmail: 'newcomer',
  verifyEmailCallback: 'nobody',
  resetPassword: 'nobody',
  resetPasswordCallback: 'nobody',
  logInLink: 'nobody',
  logout: 'nobody',
};

/** Picks items and goes to checkout, because a cart belongs to its browser. */
async function toCheckout(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: say('marketplace', 'offer.findBest_other', { count: 2 }) })
    .first()
    .click();
  await page.getByRole('region', { name: say('marketplace', 'pick.title') }).waitFor();
  await page.getByRole('button', { name: say('marketplace', 'buy.hold'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: say('cart', 'checkout.title') }).waitFor();
}

/** Events of pages that are not about one's order. */
const eventsOf = ({
  seated,
  drawn,
  online,
}: VisitSample): Partial<Record<AddressName, SampleEvent | undefined>> => ({
  event: seated,
  transactionDetail: seated,
  transactionPrice: seated,
  marketOffers: drawn,
  marketOffersCheckout: drawn,
  draw: drawn,
  player: online,
  playerAnalytics: online,
  playerStage: online,
  streamCheck: online,
});
/** Ids of an entry or offer that the visitor does not have, for the pages about them. */
const noEntry = { marketplaceId: randomUUID(), offerId: randomUUID() };
const ofEntries: readonly AddressName[] = ['claim', 'seatSelection'];
/** Item and sale of a promoter, which a fan has none of. */
const noItem = { tokenAssignmentGroupId: randomUUID(), itemId: randomUUID() };

/** Visits every address of the product; a new one needs no entry here if its parameters are known. */
function addressVisits(sample: VisitSample): PageVisit[] {
  const { order, held, seated, resetToken } = sample;
  const ofOffer = `?offer=${seated.offers[0]!.offerGroupId}`;
  const queries: Partial<Record<AddressName, string>> = {
    receipt: `?orderId=${order.orderId}`,
    transactionDetail: ofOffer,
    transactionPrice: ofOffer,
    transactionWhitelabel: `?eventId=${held.eventId}`,
    resetPasswordCallback: `?token=${encodeURIComponent(resetToken)}`,
  };
  const acts: Partial<Record<AddressName, PageVisit['act']>> = { checkout: toCheckout };
  return (Object.keys(addressPatterns) as AddressName[]).map((name) => {
    const eventId = (eventsOf(sample)[name] ?? order).eventId;
    const build = paths[name] as (parameters: Record<string, string>) => string;
    const path =
      name === 'checkout'
        ? paths.event({ eventId: held.eventId })
        : build({
            ...{ ...sample.topics, ...noItem, customEventSlug, eventId },
            ...(ofEntries.includes(name) ? noEntry : {}),
          });
    const act = acts[name];
    return {
      name,
      path: `${path}${queries[name] ?? ''}`,
      as: visitors[name] ?? 'fan',
      ...(act ? { act } : {}),
    };
  });
}

const refuse =
  (pattern: string) =>
  async (page: Page): Promise<void> => {
    await page.route(pattern, (route) => route.fulfill({ status: 503, json: {} }), { times: 20 });
  };

/** A failed call is retried several times before the page reports it. */
const hasFailed = (page: Page): Promise<void> => page.getByRole('alert').first().waitFor({ timeout: 15_000 });

/** Visits states of these pages that an address leads to: empty, not found, failed, closed. */
function stateVisits({
  seated,
  order,
  standing,
  online,
  off,
  notYet,
  soldOut,
  drawn,
  priced,
}: VisitSample): PageVisit[] {
  const [unknown, expired] = [randomUUID(), randomUUID()];
  const event = ({ eventId }: SampleEvent, name: string): PageVisit => ({
    name,
    path: paths.event({ eventId }),
    as: 'nobody',
  });
  return [
    { name: 'not-found', path: '/nowhere/to/be/found', as: 'nobody' },
    { name: 'discover-search', path: '/?q=night&when=month', as: 'nobody' },
    { name: 'discover-nothing', path: '/?q=zzzzqqq', as: 'nobody' },
    {
      name: 'events-failed',
      path: '/events?q=failing',
      as: 'nobody',
      before: refuse('**/api/event/public/profileList*'),
      act: hasFailed,
    },
    { name: 'performer-not-found', path: paths.performer({ performerId: unknown }), as: 'nobody' },
    { name: 'event-not-found', path: paths.event({ eventId: unknown }), as: 'nobody' },
    event(standing, 'event-standing'),
    event(online, 'event-online'),
    event(off, 'event-cancelled'),
    event(notYet, 'event-upcoming'),
    event(soldOut, 'event-sold-out'),
    event(drawn, 'event-wish-list'),
    event(priced, 'event-my-price'),
    { name: 'my-price', path: paths.marketOffers({ eventId: priced.eventId }), as: 'fan' },
    {
      name: 'event-offers-failed',
      // A page opened by its address has its offers inlined.
      path: `/events?q=${encodeURIComponent(seated.shortName)}`,
      as: 'nobody',
      before: refuse('**/api/marketplace/public/offerGroups/v3*'),
      act: async (page) => {
        await page.locator(`main a[href*="${seated.vanityName}"]`).first().click();
        await hasFailed(page);
      },
    },
    { name: 'checkout-empty', path: paths.checkout({ eventId: seated.eventId }), as: 'fan' },
    {
      name: 'receipt-unknown',
      path: `${paths.receipt({ eventId: order.eventId })}?orderId=${unknown}`,
      as: 'fan',
    },
    { name: 'token-unknown', path: paths.token({ eventId: unknown }), as: 'fan' },
    {
      name: 'going-failed',
      path: paths.myTokensGoing(),
      as: 'fan',
      before: refuse('**/api/user/activityList/**'),
      act: hasFailed,
    },
    { name: 'gate-unverified', path: paths.profile(), as: 'newcomer' },
    { name: 'gate-signed-out', path: paths.myTokensGoing(), as: 'nobody' },
    { name: 'verifyEmail-signed-out', path: paths.verifyEmail(), as: 'nobody' },
    { name: 'verifyEmail-expired', path: `${paths.verifyEmailCallback()}?token=${expired}`, as: 'nobody' },
    {
      name: 'resetPassword-expired',
      path: `${paths.resetPasswordCallback()}?token=${expired}`,
      as: 'nobody',
    },
    { name: 'resetPassword-missing', path: paths.resetPasswordCallback(), as: 'nobody' },
  ];
}

/** Returns all visits, grouped by visitor. */
export function pageVisits(sample: VisitSample): PageVisit[] {
  const order: Visitor[] = ['nobody', 'newcomer', 'fan'];
  return [...addressVisits(sample), ...stateVisits(sample), ...overlayVisits(sample)].sort(
    (a, b) => order.indexOf(a.as) - order.indexOf(b.as),
  );
}
