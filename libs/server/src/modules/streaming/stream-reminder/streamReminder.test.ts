import { sql } from 'kysely';
import { minutes } from '../../../platform/time/units.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../../testing/sale/people/buyers.ts';
import { buyTokens } from '../../../testing/sale/soldTokens.ts';
import { useTestServer } from '../../../testing/useTestServer.ts';
import { remindOfStreamsJob } from './remindOfStreamsJob.ts';

const server = useTestServer({ authenticate: knowsBuyers });
const run = () => remindOfStreamsJob.handle({}, { platform: server.platform, jobId: 'any' });
let fan: Buyer;
let eventId: string;

beforeEach(async () => {
  [fan] = (await makeBuyers(server.database, 1)) as [Buyer];
  ({ eventId } = (await buyTokens(server, fan, 2)).sale);
  await sql`update token set attendance = 'STREAMING' where event_id = ${eventId}`.execute(
    server.database.query,
  );
  await startIn(minutes(20));
});

async function startIn(ms: number): Promise<void> {
  await server.database.query
    .updateTable('event')
    .set({ attendance: ['STREAMING'], streamStartsAt: new Date(server.clock.now().getTime() + ms) })
    .where('eventId', '=', eventId)
    .execute();
}
const reminders = async () =>
  (await server.mails()).filter(
    ({ recipient, textBody }) =>
      recipient.includes(fan.userId) && textBody.includes('15 minutes') && textBody.includes('/player/'),
  );

it('mails each holder once, a quarter of an hour before, with the link to watch', async () => {
  await run();
  expect(await reminders()).toHaveLength(0);
  await startIn(minutes(14));
  await run();
  await run();
  await server.jobs.drain();
  expect(await reminders()).toHaveLength(1);
  await startIn(minutes(10));
  await run();
  await server.jobs.drain();
  expect(await reminders()).toHaveLength(2);
});

it('leaves those alone who want no reminders', async () => {
  await sql`insert into notification_settings (user_id, event_reminders, updated_at)
    values (${fan.userId}, false, foyer_now())`.execute(server.database.query);
  await startIn(minutes(14));
  await run();
  await server.jobs.drain();
  expect(await reminders()).toHaveLength(0);
});
