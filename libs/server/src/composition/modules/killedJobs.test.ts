import { takeSample } from '@foyer/util/sampling';
import { days, hours, minutes, seconds } from '../../platform/time/units.ts';
import { checkInvariants } from '../../testing/database/checkInvariants.ts';
import { recordWrites } from '../../testing/conformance/writtenRows.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import { changedRows, listRows } from '../../testing/jobs/databaseRows.ts';
import { makeDueWork, type DueWork } from '../../testing/jobs/dueWork.ts';
import { knowsBuyers } from '../../testing/sale/people/buyers.ts';
import { dieAnywhere } from '../../testing/sale/faults/dyingPlatform.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { moduleJobs } from './serverModules.ts';

interface Case {
  /** Time until the work is due. */
  after?: number;
  /** Time until the next run goes on with what a dead one had begun, for jobs that note each try. */
  again?: number;
  /** It has one effect and no statement: it can only die after it. */
  isOneEffect?: true;
}

const inDiesAnywhere = 'dies before each of its statements in diesAnywhere.test.ts';
/** How each job is killed, or why it is not; one that is missing fails. */
const cases: Record<string, Case | string> = {
  sendMail: { isOneEffect: true },
  forgetIdempotencyKeys: { after: days(400) },
  sendReceipt: {},
  finishRefund: {},
  retryRefunds: { after: days(1) },
  sendRefundMail: {},
  payOut: { again: minutes(10) },
  settleEventChange: {},
  settleEventChanges: {},
  sendMovedMail: {},
  sendHolderMail: {},
  sendSeasonMail: {},
  sendShipmentMail: {},
  reconcilePayments: { after: seconds(90), again: seconds(90) },
  applyGatewayEvent: {},
  forgetCard: {},
  forgetUnsavedCards: { after: days(2) },
  sweepHolds: { after: minutes(11) },
  countStock: { after: minutes(1) },
  remindOfCart: {},
  sendInvitation: {},
  sendWaitMail: {},
  sendSaleLink: {},
  sendEngagementOffer: {},
  sendInvite: {},
  closeInvitations: { after: days(31) },
  remindInvitations: { after: days(29.5) },
  sendLinkMail: {},
  sendPasswordChangedMail: {},
  sendSignInLinkedMail: {},
  sendResetLink: {},
  inviteGuest: {},
  sendAccountDeletedMail: { isOneEffect: true },
  sendLogInCodeMail: {},
  sendLogInLink: {},
  forgetSessions: { after: days(400) },
  forgetThirdPartyAttempts: { after: days(400) },
  forgetInquiries: { after: days(4_000) },
  forgetInvites: { after: days(4_000) },
  forgetApplications: { after: days(4_000) },
  forgetSystemEvents: { after: days(4_000) },
  confirmSubscription: {},
  announceOnSale: { after: hours(2) },
  sendNews: { after: days(8) },
  announceToFollowers: { after: hours(2) },
  destroyStage: {},
  remindOfStreams: {},
  endListings: { after: days(35) },
  fillMarketOffers: 'dies before each of its statements in sellNow.test.ts',
  endMarketOffers: { after: days(35) },
  tellPriceAlerts: {},
  returnUnsold: { after: hours(2) },
  tellListingSold: 'queues a mail in one statement, like sendReceipt',
  tellListingUnpaid: 'queues a mail in one statement, like sendReceipt',
  tellPayoutChanged: 'queues a mail in one statement, like sendReceipt',
  offerWaitLists: { after: minutes(11) },
  runAuctions: inDiesAnywhere,
  chargeAuctionOffers: inDiesAnywhere,
  runDraws: inDiesAnywhere,
  chargeDrawWins: inDiesAnywhere,
  checkInvariants: 'writes nothing',
};

let original: TestDatabase;
let work: DueWork;
let before: Set<string>;

beforeAll(async () => {
  original = await createTestDatabase();
  const { database } = original;
  let isKilled = false;
  const faultPoint = async (name: string) => {
    if (!isKilled || name !== 'afterOutsideCall') return;
    isKilled = false;
    throw new Error('killed');
  };
  const server = await buildTestServer({ authenticate: knowsBuyers, database, faultPoint });
  work = await makeDueWork(server, () => (isKilled = true));
  await recordWrites(database);
  before = new Set(await listRows(database));
  await server.close();
  await database.close();
});
afterAll(() => original.drop());

/** Does the work of a job on a copy of the database. @returns what it changed */
async function changesBy({ after = 0 }: Case, run: (server: TestServer) => Promise<void>): Promise<string[]> {
  const { database, close } = await createTestDatabase({ original: original.connectionString });
  const server = await buildTestServer({ authenticate: knowsBuyers, database, seed: 'one' });
  try {
    await server.clock.advance(after);
    await run(server);
    return changedRows(await listRows(database), before);
  } finally {
    await server.close();
    await close();
  }
}

const killed = moduleJobs.flatMap((job) => {
  const given = cases[job.name];
  return typeof given === 'object' ? [{ job: job, given }] : [];
});
/** How a job is killed, so that a sample has each way. */
function wayOf({ after, again, isOneEffect }: Case): string {
  if (isOneEffect) return 'after its one effect';
  if (again) return 'with a wait between two tries';
  return after ? 'when it is due later' : 'at once';
}
const sample = takeSample(killed, { label: 'killed jobs', count: 8, classOf: ({ given }) => wayOf(given) });

describe('every job of the server [CR-09]', () => {
  it('is killed below, or there is a reason why not', () => {
    expect(Object.keys(cases).toSorted()).toEqual(moduleJobs.map(({ name }) => name).toSorted());
  });

  it.each(sample.map(({ job, given }) => [job.name, job, given] as const))(
    '%s: has done its work once, whichever statement a server dies before',
    async (name, job, given) => {
      const payload = work[name] ?? {};
      const jobId = '00000000-0000-7000-8000-000000000000';
      const run = ({ platform }: TestServer) => job.handle(payload, { platform, jobId });
      const whole = await changesBy(given, run);
      expect(whole).not.toEqual([]);
      const inParts = await changesBy(given, async (server) => {
        const { again, isOneEffect = false } = given;
        const restart = again ? { restart: () => server.clock.advance(again) } : {};
        const deaths = await dieAnywhere(server.platform, job, { payload, jobId, ...restart });
        expect(deaths > 0).toBe(!isOneEffect);
        // It dies once more when it is done, and before the queue notes it.
        await run(server);
        await checkInvariants(server.database);
      });
      expect(inParts).toEqual(whole);
    },
  );
});
