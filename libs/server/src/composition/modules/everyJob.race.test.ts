import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { hours, minutes } from '../../platform/time/units.ts';
import { changeEvent } from '../../sale/event-change/changeEvent.ts';
import { sweepHoldsJob } from '../../sale/hold/sweepHolds.ts';
import { shipOrder } from '../../sale/shipment/shipOrder.ts';
import { payOut } from '../../sale/payout/payOut.ts';
import { resell, sellToNewGuest } from '../../testing/jobs/dueWork.ts';
import { openStage } from '../../testing/jobs/openStage.ts';
import { changedTables, forgetWrites, recordWrites } from '../../testing/conformance/writtenRows.ts';
import { checkout, line, makeBuyers, storeCard, type Buyer } from '../../testing/sale/people/buyers.ts';
import { buyByCard, buyByWin } from '../../testing/sale/purchaseJourneys.ts';
import { letInvitationWait, sendTo } from '../../testing/sale/handOver.ts';
import { moveEnd } from '../../testing/sale/fixtures/payoutFixture.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { giveSeasonPass } from '../../testing/sale/fixtures/seasonFixture.ts';
import { buyTokens, handTo, move, type SoldToken } from '../../testing/sale/soldTokens.ts';
import { useSaleServers } from '../../testing/sale/races/useSaleServers.ts';
import { moduleJobs } from './serverModules.ts';

const { server } = useSaleServers();
const origin = 'http://localhost:4200';
const workers = 4;
/** Runs until a job that goes on step by step has nothing left to do. */
const mostSteps = 6;

interface Task {
  payload: object;
  jobId: string;
}
const given: Record<string, object> = {};
const database = () => server().database;

/** Keeps every job that is ever added with its payload, which the outbox forgets once it is handed over. */
async function keepTasks(): Promise<void> {
  await sql`create table kept_task as select outbox_id, job, payload from outbox`.execute(database().query);
  await sql`create function keep_task() returns trigger language plpgsql as $$ begin
      insert into kept_task values (new.outbox_id, new.job, new.payload); return null; end $$`.execute(
    database().query,
  );
  await sql`create trigger keep_task after insert on outbox for each row execute function keep_task()`.execute(
    database().query,
  );
}

/**
 * Buys two places and a shirt, which is shipped, and hands one on; the event is then postponed, and another person leaves
 * a cart.
 */
async function postpone(): Promise<Buyer> {
  const { eventId, standing, shirt } = await buildSale(database());
  const [ada, ben] = (await makeBuyers(database(), 2)) as [Buyer, Buyer];
  const lines = [line('a', standing, 2), line('b', shirt, 1, { fulfilment: 'SHIPPING' })];
  const cart = (await checkout(server(), ada, eventId, lines)).body;
  const { paymentMethodId } = await storeCard(server(), ada);
  const { purchaseToken, quote } = cart;
  const shippingAddress = { country: 'CA', fullName: 'Ada', address: '1 Rue A', unit: '', googlePlaceId: '' };
  const body = { eventId, purchaseToken, paymentMethodId, acceptedTotal: quote.total, shippingAddress };
  const paid = await server().call('payCart', { token: ada.token, body });
  expect(paid.status).toBe(200);
  const { orderId, tokens } = paid.body;
  const handed: SoldToken = tokens[0]!;
  await move(server(), handed, ['active', 'sent']);
  await move(server(), handed, ['sent', 'active'], handTo(server(), handed, ben.userId));
  const parcel = { carrier: 'UPS' };
  await shipOrder(server().platform, { eventId, orderId, operator: 'test', parcel });
  await sql`insert into notification_settings
    (user_id, cart_reminders, event_reminders, token_activity, sale_alerts, newsletter, updated_at)
    values (${ben.userId}, true, true, true, true, false, foyer_now())`.execute(database().query);
  await checkout(server(), ben, eventId, [line('a', standing, 1)]);
  const refundUntil = new Date(server().clock.now().getTime() + hours(48));
  await changeEvent(server().platform, { eventId, operator: 'test', kind: 'postponed', refundUntil });
  await server().call('removePaymentMeans', { token: ada.token, query: { paymentMethodId } });
  await server().call('subscribeNewsletter', { body: { emailAddress: 'reader@example.com' } });
  return ada;
}

/** Adds the jobs of accounts, which no purchase adds. */
function accountTasks({ userId }: Buyer): void {
  const { sealer } = server().platform;
  const seal = (text: string, context: string) => sealer.seal(text, context).toString('base64');
  const [noticeId, linkId] = [randomUUID(), randomUUID()];
  const notice = { userId, noticeId, origin };
  Object.assign(given, {
    sendAccountDeletedMail: {
      ...{ userId, locale: 'en-US', origin },
      sealedAddress: seal('ada@example.com', `deletedAccount:${userId}`),
    },
    sendLogInCodeMail: { ...notice, sealedCode: seal('123456', `logInCode:${noticeId}`) },
    sendPasswordChangedMail: notice,
    sendSignInLinkedMail: { ...notice, authenticatorType: 'GOOGLE' },
    sendResetLink: { emailAddress: `${userId}@example.com`, origin },
    sendLogInLink: { userId, origin },
    sendLinkMail: {
      ...{ userId, linkId, purpose: 'verifyEmail', origin, lifetimeMs: hours(24) },
      sealedToken: seal('token', `oneTimeLink:${linkId}`),
    },
    sendMail: {
      ...{ dedupeKey: 'one', sender: 'Foyer <hello@foyer.example>', recipient: 'ada@example.com' },
      ...{ locale: 'en-US', subject: 'Hello', text: 'Dear Ada' },
    },
  });
}

/** Sells to guests without accounts and to a fan, and sends a place to a friend. */
async function sellAndSend(ada: Buyer): Promise<void> {
  await sellToNewGuest(server(), ada);
  const [eve] = (await makeBuyers(database(), 1)) as [Buyer];
  const resold = await resell(server(), ada, eve);
  given['tellListingUnpaid'] = resold;
  await moveEnd(database(), resold.eventId, 'past');
  await payOut(server().platform);
  const { tokens } = await buyTokens(server(), ada);
  expect((await sendTo(server(), ada, tokens, 'friend@example.com')).status).toBe(200);
  given['sendWaitMail'] = await letInvitationWait(server(), ada);
}

beforeAll(async () => {
  await keepTasks();
  await buyByCard(server(), (_name, call) => call(server()));
  await buyByWin(server(), (_name, call) => call(server()));
  const ada = await postpone();
  accountTasks(ada);
  await sellAndSend(ada);
  const { eventId } = await buildSale(database());
  given['sendSeasonMail'] = await giveSeasonPass(server(), ada, eventId);
  given['destroyStage'] = await openStage(server(), ada);
  await server().clock.advance(minutes(11));
  await sweepHoldsJob.handle({}, { platform: server().platform, jobId: randomUUID() });
  await recordWrites(database());
});

/** Lists some tasks of a job: what was added, or what is given here; a job that recurs has none. */
async function tasksOf(name: string): Promise<Task[]> {
  const { rows } = await sql<Task>`select outbox_id as "jobId", payload from kept_task
    where job = ${name} and payload <> '{}' limit 3`.execute(database().query);
  if (rows.length > 0) return rows;
  const job = moduleJobs.find((each) => each.name === name)!;
  const isRecurring = job.everySeconds !== undefined || job.dailyAtHour !== undefined;
  const payload = isRecurring ? {} : given[name];
  return payload ? [{ payload, jobId: randomUUID() }] : [];
}

/** Tables that have changed since this was last asked. */
async function changes(): Promise<string[]> {
  const changed = await changedTables(database());
  await forgetWrites(database());
  return changed;
}

describe('every job of the server [CR-09]', () => {
  it.each(moduleJobs.map((job) => [job.name, job] as const))(
    '%s: has the same end when it runs again, in four workers at once, and after a pause',
    async (name, job) => {
      const tasks = await tasksOf(name);
      expect(tasks).not.toEqual([]);
      const run = async (n = 0) => {
        for (const { payload, jobId } of tasks)
          await job.handle(payload, { platform: server(n).platform, jobId });
      };
      const settle = async (): Promise<void> => {
        for (let step = 0; step < mostSteps; step += 1) {
          await run();
          await server().jobs.drain();
          if ((await changes()).length === 0) return;
        }
        throw new Error(`${name} does not come to an end`);
      };
      const repeat = async () => {
        await Promise.all(Array.from({ length: workers }, (_unused, n) => run(n)));
        await server().jobs.drain();
        return changes();
      };
      await forgetWrites(database());
      await settle();
      expect(await repeat()).toEqual([]);
      await server().clock.advance(hours(2));
      await forgetWrites(database());
      await settle();
      expect(await repeat()).toEqual([]);
    },
  );
});
