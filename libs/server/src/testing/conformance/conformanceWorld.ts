import { sameText } from '@foyer/catalogue';
import { randomUUID } from 'node:crypto';
import {
  accountPassword,
  createWorld,
  sampleOf,
  sandboxParts,
  type Client,
  type Person,
  type Sale,
  type World,
} from '@foyer/conformance';
import type { CreateAccountRequest, MemberRight } from '@foyer/contract';
import { sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { findAccount } from '../../modules/identity/account/accountRepository.ts';
import { sendLink } from '../../modules/identity/link/linkService.ts';
import { undoCodeOf } from '../../modules/token-assignment/assignment/undoCode.ts';
import { putAdvertisement } from '../../modules/shell/attribution/attributionRepository.ts';
import type { Database } from '../../platform/database/database.ts';
import { inTransaction } from '../../platform/database/inTransaction.ts';
import { toJson } from '../../platform/database/toJson.ts';
import { setEventAccount } from '../../sale/gateway-account/gatewayAccounts.ts';
import { createPartialAccount } from '../people/createPartialAccount.ts';
import { addAuction } from '../sale/fixtures/auctionFixture.ts';
import { addDiscount } from '../sale/fixtures/discountFixture.ts';
import { acceptOffer } from '../sale/acceptedOffer.ts';
import { addDraw } from '../sale/fixtures/drawFixture.ts';
import { letInvitationWait } from '../sale/handOver.ts';
import { addPackage } from '../sale/fixtures/packageFixture.ts';
import { addPresale } from '../sale/fixtures/presaleFixture.ts';
import { winToClaim, winWithRefusedCard } from '../sale/refusedWin.ts';
import { sellUnpaid } from '../sale/soldListing.ts';
import { buildSale, type SaleFixture } from '../sale/fixtures/saleFixture.ts';
import { addStream } from '../sale/fixtures/streamFixture.ts';
import { linkTokenFor, signUp } from '../people/signUp.ts';
import { giveSeasonPass } from '../sale/fixtures/seasonFixture.ts';
import { engageFor } from '../sale/fixtures/promoterFixture.ts';
import { signUpMember, signUpPromoter } from '../people/signUpMember.ts';
import { testConfig } from '../testConfig.ts';
import type { TestServer, TestServerOptions } from '../testServer.ts';
import { drawCharts } from './drawCharts.ts';

const promoCode = 'CONFORM10';

export const tenantHost = 'aurora.localhost';

const unlimited = { points: 1_000_000, windowSeconds: 3_600 };

/** Server options without rate limits that thousands of calls would reach. */
export const tirelessServer: TestServerOptions = {
  config: {
    sale: {
      ...testConfig().sale,
      attemptLimits: {
        wrongCardPerAccount: unlimited,
        wrongCardPerCaller: unlimited,
        onePurchaseCardPerAccount: unlimited,
        wrongCodePerCaller: unlimited,
        unverifiedPlacesPerCaller: unlimited,
      },
    },
    identity: {
      ...testConfig().identity,
      attemptLimits: Object.fromEntries(
        Object.keys(defaultConfig.identity.attemptLimits).map((name) => [name, unlimited]),
      ) as never,
    },
  },
};

/** Events on sale of three organisations, one of which can be hidden, and a white-label site. */
export interface ConformanceFixture {
  shown: SaleFixture;
  hidden: SaleFixture;
  foreign: SaleFixture;
  /** Organisation of the shown event, and of the white-label site. */
  clientId: string;
  /** Organisation of the hidden event. */
  otherClientId: string;
}

const presaleCode = 'CONFORMANCE';

const stock = { refund: 'always' as const, rows: 20, seatsPerRow: 10, standing: 100_000, maxPerPerson: 50 };

async function openTenant({ database }: TestServer, clientId: string): Promise<void> {
  const definitions = sharedSchemas['definitions'] as Record<string, JsonSchema>;
  const { clientId: _own, ...config } = sampleOf(definitions['WhiteLabelConfig']!) as Record<string, unknown>;
  await database.query
    .insertInto('whiteLabel')
    .values({ host: tenantHost, clientId, config: toJson(config) })
    .execute();
}

type Details = Partial<CreateAccountRequest>;

const signUpPerson = (server: TestServer, details: Details & { verified?: boolean }): Promise<Person> =>
  signUp(server, { password: accountPassword, ...details });

async function signUpBlackListed(server: TestServer, details: Details): Promise<Person> {
  const person = await signUpPerson(server, details);
  await server.database.query
    .updateTable('userAccount')
    .set({ state: 'BLACK_LISTED' })
    .where('userId', '=', person.userId)
    .execute();
  return person;
}

async function saleOf({ query }: Database, fixture: SaleFixture): Promise<Sale> {
  const { marketplaceId, clientId } = await query
    .selectFrom('marketplace')
    .innerJoin('event', 'event.eventId', 'marketplace.eventId')
    .select(['marketplace.marketplaceId', 'event.clientId'])
    .where('event.eventId', '=', fixture.eventId)
    .where('marketplace.code', 'is', null)
    .where('marketplace.type', '=', 'purchase')
    .executeTakeFirstOrThrow();
  const { inventoryPackageId } = await query
    .selectFrom('inventoryPackage')
    .select('inventoryPackageId')
    .where('eventId', '=', fixture.eventId)
    .executeTakeFirstOrThrow();
  const offerIn = async (type: 'draw' | 'auction'): Promise<string> => {
    const { offerGroupId } = await query
      .selectFrom('offerGroup')
      .innerJoin('marketplace', 'marketplace.marketplaceId', 'offerGroup.marketplaceId')
      .select('offerGroup.offerGroupId')
      .where('offerGroup.eventId', '=', fixture.eventId)
      .where('marketplace.type', '=', type)
      .executeTakeFirstOrThrow();
    return offerGroupId;
  };
  return {
    eventId: fixture.eventId,
    marketplaceId,
    offerGroupId: fixture.standing,
    seatedOfferGroupId: fixture.seated,
    sectionCode: 'FLOOR',
    clientId,
    inventoryPackageId,
    presaleCode,
    drawOfferGroupId: await offerIn('draw'),
    auctionOfferGroupId: await offerIn('auction'),
    streamEventId: fixture.eventId,
  };
}

async function hide({ query }: Database, { eventId }: SaleFixture): Promise<void> {
  await query.updateTable('event').set({ published: false }).where('eventId', '=', eventId).execute();
}

/** Mails a log-in link, as a right password past the limits of an account does. */
async function mailLogInLink(server: TestServer, { userId, emailAddress }: Person): Promise<string> {
  await inTransaction(server.database, async (tx, now) => {
    const account = await findAccount(tx, userId);
    const link = { purpose: 'logIn', origin: 'http://localhost:4200' } as const;
    await sendLink(tx, server.platform, account!, link, now);
  });
  return linkTokenFor(server, emailAddress, '/authentication/link');
}

/** Creates a partial account, as an assignment or a purchase on a partner's site does. */
async function invite(server: TestServer): Promise<string> {
  const emailAddress = `invited-${randomUUID()}@foyer.example`;
  const details = {
    firstName: 'Imani',
    lastName: 'Okafor',
    dateOfBirth: '1990-04',
    gender: 'FEMALE',
    countryCode: 'US',
    postalCode: '10001',
  };
  const invitation = { emailAddress, userLocale: 'en-CA' as const, details, origin: 'http://localhost:4200' };
  await inTransaction(server.database, (tx, now) =>
    createPartialAccount(tx, server.platform, invitation, now),
  );
  return linkTokenFor(server, emailAddress, '/completeAccount');
}

async function advertise(server: TestServer, clientId: string): Promise<string> {
  const advertisement = {
    advertisementId: 'spring-poster',
    clientId,
    advertisementData: { utm_source: 'poster' },
  };
  await inTransaction(server.database, (tx, now) => putAdvertisement(tx, advertisement, now));
  return advertisement.advertisementId;
}

async function writePage({ query }: TestServer['database'], eventId: string): Promise<string> {
  const page = { slug: 'spring-page', headline: toJson(sameText('Spring')), body: toJson(sameText('Soon.')) };
  await query
    .insertInto('customEventPage')
    .values({ eventId, ...page })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return page.slug;
}

/** Fills a server's database with events and a white-label site. */
export async function buildConformanceFixture(server: TestServer): Promise<ConformanceFixture> {
  const shown = await buildSale(server.database, stock);
  const hidden = await buildSale(server.database, stock);
  const foreign = await buildSale(server.database, stock);
  for (const sale of [shown, hidden, foreign]) {
    await addPackage(server.database, sale, [[sale.standingItem, 1]]);
    await addPresale(server.database, sale, presaleCode);
    await addDraw(server, sale);
    await addAuction(server, sale);
    await setEventAccount(server.database.query, {
      eventId: sale.eventId,
      gatewayAccountId: null,
      paymentTypes: ['CreditCard', 'Klarna'],
    });
    await addDiscount(server.database, sale.eventId, { code: promoCode });
    await addStream(server.database, sale);
  }
  await drawCharts(server);
  const { clientId } = await saleOf(server.database, shown);
  const { clientId: otherClientId } = await saleOf(server.database, hidden);
  await openTenant(server, clientId!);
  return { shown, hidden, foreign, clientId: clientId!, otherClientId: otherClientId! };
}

/**
 * World of a server in the test process. What a buyer can do is done over HTTP, as in the world of the sandbox; the rest
 * is written to the database.
 */
export function createServerWorld(server: TestServer, fixture: ConformanceFixture, client: Client): World {
  const { database } = server;
  const { shown, hidden, foreign, clientId, otherClientId } = fixture;
  const fan = (details: Details): Promise<Person> => signUpPerson(server, details);
  const promoterOf =
    ({ eventId }: Pick<SaleFixture, 'eventId'>) =>
    (details: Details): Promise<Person> =>
      signUpPromoter(server, eventId, { password: accountPassword, ...details });
  const memberOf =
    (organisation: string, ...rights: MemberRight[]) =>
    (details: Details): Promise<Person> =>
      signUpMember(server, { clientId: organisation, rights }, { password: accountPassword, ...details });
  return createWorld({
    people: {
      unverified: (details) => signUpPerson(server, { ...details, verified: false }),
      blackListed: (details) => signUpBlackListed(server, details),
      fan,
      otherFan: fan,
      promoter: promoterOf(shown),
      otherPromoter: promoterOf(foreign),
      organiser: memberOf(clientId, 'owner'),
      otherOrganiser: memberOf(otherClientId, 'owner'),
    },
    things: {
      ...sandboxParts(client).things,
      sale: () => saleOf(database, shown),
      hiddenSale: async () => ({
        ...(await saleOf(database, hidden)),
        hide: () => hide(database, hidden),
      }),
      foreignSale: () => saleOf(database, foreign),
      member: ({ sale, right }) => memberOf(sale.clientId!, right)({}),
      engagedPromoter: async ({ sale }) => {
        const person = await promoterOf(sale)({});
        const stock = [{ offerGroupId: sale.offerGroupId, quantity: 20 }];
        await engageFor(server, person.userId, { eventId: sale.eventId, standing: '' }, { stock });
        return person;
      },
      partnerSite: async () => tenantHost,
      partnerPage: async () => 'http://partner.localhost:4200',
      refusedWin: (person) => winWithRefusedCard(server, person),
      undoLink: async (person) => undoCodeOf(server.platform, await letInvitationWait(server, person)),
      failedPayout: (person) => sellUnpaid(server, person),
      seasonPass: ({ person, sale }) => giveSeasonPass(server, person, sale.eventId),
      winToClaim: (person) => winToClaim(server, person),
      acceptedOffer: (person) => acceptOffer(server, person),
      logInLink: (person) => mailLogInLink(server, person),
      invitation: () => invite(server),
      advertisement: () => advertise(server, clientId),
      customEventPage: ({ sale }) => writePage(database, sale.eventId),
      promoCode: async () => promoCode,
    },
  });
}
