import type { SeatChart } from '@foyer/contract';
import { sharedSchemas, type JsonSchema } from '@foyer/contract/schemas';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { toJson } from '../../platform/database/toJson.ts';
import { buildSale, type SaleFixture } from '../sale/saleFixture.ts';
import { signUp } from '../signUp.ts';
import { testConfig } from '../testConfig.ts';
import type { TestServer, TestServerOptions } from '../testServer.ts';
import { sampleOf } from './sampleValue.ts';

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

/** Account with a session. */
export interface Person {
  userId: string;
  token: string;
  emailAddress: string;
}

/** Principals of the function matrix. Recipients are created by the first call that needs one. */
export const principals = [
  'anonymous',
  'unverified',
  'blackListed',
  'fan',
  'otherFan',
  'promoter',
  'organiser',
  'otherOrganiser',
] as const;
export type Principal = (typeof principals)[number];

/** Two events on sale, one of which is hidden only by `unpublish`, and a white-label site. */
export interface ConformanceWorld {
  server: TestServer;
  shown: SaleFixture;
  /** Event unpublished after sales. */
  hidden: SaleFixture;
  clientId: string;
  marketplaceIdOf: (eventId: string) => Promise<string>;
  newPerson: (principal?: Exclude<Principal, 'anonymous'>) => Promise<Person>;
  unpublish: () => Promise<void>;
}

const stock = { rows: 2, seatsPerRow: 10, standing: 100_000, maxPerPerson: 50 };

const chartOf = (seatChartId: string): SeatChart => {
  const section = { level: 'Main', outline: [0, 0, 100, 0, 100, 50, 0, 0] };
  return {
    seatChartId,
    version: 1,
    name: 'Concert',
    width: 200,
    height: 200,
    shapes: [{ kind: 'stage', points: [0, 0, 100, 0, 100, 20, 0, 0], label: 'Stage' }],
    sections: [
      {
        ...section,
        sectionCode: '101',
        name: 'Orchestra',
        seating: 'seated',
        labelAt: [50, 30],
        capacity: 20,
        rank: 0,
      },
      {
        ...section,
        sectionCode: 'FLOOR',
        name: 'Floor',
        seating: 'ga',
        labelAt: [50, 90],
        capacity: 100,
        rank: 1,
      },
    ],
  };
};

async function drawCharts({ database }: TestServer): Promise<void> {
  const charts = await database.query.selectFrom('seat_chart').select('seat_chart_id').execute();
  for (const { seat_chart_id: id } of charts) {
    await database.query
      .updateTable('seat_chart')
      .set({ overview: toJson(chartOf(id)) })
      .where('seat_chart_id', '=', id)
      .execute();
  }
}

async function openTenant({ database }: TestServer, clientId: string): Promise<void> {
  const definitions = sharedSchemas['definitions'] as Record<string, JsonSchema>;
  const { clientId: _own, ...config } = sampleOf(definitions['WhiteLabelConfig']!) as Record<string, unknown>;
  await database.query
    .insertInto('white_label')
    .values({ host: tenantHost, client_id: clientId, config: toJson(config) })
    .execute();
}

/** Role of each principal, and whether it belongs to the other organisation. */
const roles: Partial<Record<Principal, { role: 'promoter' | 'client'; isOther: boolean }>> = {
  promoter: { role: 'promoter', isOther: false },
  organiser: { role: 'client', isOther: false },
  otherOrganiser: { role: 'client', isOther: true },
};

async function newPerson(
  server: TestServer,
  [clientId, otherClientId]: readonly [string, string],
  principal: Exclude<Principal, 'anonymous'>,
): Promise<Person> {
  const person = await signUp(server, { verified: principal !== 'unverified' });
  const { query } = server.database;
  if (principal === 'blackListed')
    await query
      .updateTable('user_account')
      .set({ state: 'BLACK_LISTED' })
      .where('user_id', '=', person.userId)
      .execute();
  const held = roles[principal];
  if (held)
    await query
      .insertInto('user_role')
      .values({ user_id: person.userId, role: held.role, client_id: held.isOther ? otherClientId : clientId })
      .execute();
  return person;
}

/** Fills a server's database with objects for requests. */
export async function buildConformanceWorld(server: TestServer): Promise<ConformanceWorld> {
  const { query } = server.database;
  const [shown, hidden] = [await buildSale(server.database, stock), await buildSale(server.database, stock)];
  await drawCharts(server);
  const clientOf = async (eventId: string) => {
    const row = await query
      .selectFrom('event')
      .select('client_id')
      .where('event_id', '=', eventId)
      .executeTakeFirstOrThrow();
    return row.client_id;
  };
  const clientId = await clientOf(shown.eventId);
  const clients = [clientId, await clientOf(hidden.eventId)] as const;
  await openTenant(server, clientId);
  return {
    server,
    shown,
    hidden,
    clientId,
    marketplaceIdOf: async (eventId) => {
      const row = await query
        .selectFrom('marketplace')
        .select('marketplace_id')
        .where('event_id', '=', eventId)
        .executeTakeFirstOrThrow();
      return row.marketplace_id;
    },
    newPerson: (principal = 'fan') => newPerson(server, clients, principal),
    unpublish: async () => {
      await query
        .updateTable('event')
        .set({ published: false })
        .where('event_id', '=', hidden.eventId)
        .execute();
    },
  };
}
