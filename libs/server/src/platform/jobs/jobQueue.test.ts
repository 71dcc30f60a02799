import { sql } from 'kysely';
import { minutes } from '../time/units.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { jobQueueSchema } from '../database/schema/migrateJobQueue.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { defineJob } from './job.ts';
import { createJobQueue } from './jobQueue.ts';
import { sendMailJob } from '../mail/sendMailJob.ts';
import { takeOnce } from '../outbox/takeOnce.ts';

const server = useTestServer();
let seen: string[] = [];
let failures = 0;
beforeEach(() => {
  seen = [];
  failures = 0;
});

const noteJob = defineJob<{ text: string }>({
  name: 'note',
  handle: async ({ text }) => {
    if (failures > 0) {
      failures -= 1;
      throw new Error('not yet');
    }
    seen.push(text);
  },
});
const tickJob = defineJob<Record<string, never>>({
  name: 'tick',
  everySeconds: 60,
  handle: async () => void seen.push('tick'),
});

const queueOf = (each: Pick<TestServer, 'platform'>) =>
  createJobQueue({ platform: each.platform, jobs: [noteJob, tickJob] });
const add = (text: string, options = {}) =>
  inTransaction(server.database, (tx) => server.platform.jobs.add(tx, noteJob, { text }, options));

const until = async (isDone: () => boolean) => {
  for (let turn = 0; turn < 200 && !isDone(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('the job queue', () => {
  const queues: ReturnType<typeof queueOf>[] = [];
  const open = () => {
    const queue = queueOf(server);
    queues.push(queue);
    return queue;
  };
  afterEach(async () => {
    for (const queue of queues.splice(0)) await queue.stop();
  });

  it('runs what a transaction has added, once it is committed and not before', async () => {
    const queue = open();
    const lost = inTransaction(server.database, async (tx) => {
      await server.platform.jobs.add(tx, noteJob, { text: 'lost' });
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    await add('kept');
    await queue.drain();
    await queue.drain();
    expect(seen).toEqual(['kept']);
  });

  it('takes one dedupe key once, even after it has run', async () => {
    const queue = open();
    await add('one', { dedupeKey: 'same' });
    await queue.drain();
    await add('two', { dedupeKey: 'same' });
    await queue.drain();
    expect(seen).toEqual(['one']);
  });

  it('waits for database time', async () => {
    const queue = open();
    await add('later', { runAt: new Date(server.clock.now().getTime() + minutes(30)) });
    await queue.drain();
    expect(seen).toEqual([]);
    await server.clock.advance(minutes(31));
    await queue.drain();
    expect(seen).toEqual(['later']);
  });

  it('shares the work between four servers: each job once, a recurring one once a turn [CR-09]', async () => {
    const four = [open(), open(), open(), open()];
    await Promise.all(Array.from({ length: 40 }, (_unused, index) => add(`job ${index}`)));
    await Promise.all(four.map((queue) => queue.start()));
    await until(() => seen.filter((each) => each !== 'tick').length >= 40 && seen.includes('tick'));
    await Promise.all(four.map((queue) => queue.stop()));
    const notes = seen.filter((each) => each !== 'tick');
    expect([notes.length, new Set(notes).size]).toEqual([40, 40]);
    // The minute may change during the test.
    expect(seen.filter((each) => each === 'tick').length).toBeLessThanOrEqual(2);
  });

  it('runs the others and tries again later, when one fails in a drain', async () => {
    const queue = open();
    failures = 1;
    await add('first');
    await add('second');
    await expect(queue.drain()).rejects.toThrow('not yet');
    expect(seen).toHaveLength(1);
    const { rows } = await sql<{ name: string }>`
      select name from ${sql.table(`${jobQueueSchema}.job`)} where state = 'active'`.execute(
      server.database.query,
    );
    expect(rows).toEqual([]);
    await queue.start();
    // The minute may change during the test.
    const notes = () => seen.filter((each) => each !== 'tick').toSorted();
    await until(() => notes().length === 2);
    expect(notes()).toEqual(['first', 'second']);
  });

  it('tries again what failed', async () => {
    const queue = open();
    failures = 1;
    await add('stubborn');
    await queue.start();
    await until(() => seen.includes('stubborn'));
    expect(seen.filter((each) => each === 'stubborn')).toEqual(['stubborn']);
  });
});

describe('the inbox', () => {
  it('takes a message once for each consumer, and not at all when its effect is rolled back', async () => {
    const take = (id: string) => inTransaction(server.database, (tx) => takeOnce(tx, 'webhook', id));
    const lost = inTransaction(server.database, async (tx) => {
      await takeOnce(tx, 'webhook', 'a');
      throw new Error('no');
    });
    await expect(lost).rejects.toThrow('no');
    expect([await take('a'), await take('a'), await take('b')]).toEqual([true, false, true]);
  });
});

describe('mail', () => {
  const mail = (dedupeKey: string) => ({
    dedupeKey,
    sender: 'Foyer <hello@foyer.example>',
    recipient: 'ada@foyer.example',
    locale: 'fr-CA' as const,
    subject: 'Vérifiez <votre> adresse',
    text: 'http://localhost:4200/verify?token=abc&x=1 <script>alert(1)</script>',
  });

  it('is captured once, however often its job runs, and shown by the sandbox as text', async () => {
    for (const key of ['one', 'one']) {
      await inTransaction(server.database, (tx) => server.platform.jobs.add(tx, sendMailJob, mail(key)));
    }
    expect(await server.mails()).toHaveLength(1);
    const { mails } = (await server.inject({ url: '/sandbox/mail.json?recipient=ada@foyer.example' })).json<{
      mails: object[];
    }>();
    expect(mails).toEqual([
      expect.objectContaining({ subject: 'Vérifiez <votre> adresse', locale: 'fr-CA' }),
    ]);
    const page = await server.inject({ url: '/sandbox/mail' });
    expect(page.body).toContain('Vérifiez &lt;votre&gt; adresse');
    expect(page.body).toContain('href="http://localhost:4200/verify?token=abc&amp;x=1"');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("'strict-dynamic'");
  });
});

describe('the sandbox', () => {
  it('moves database time and runs due jobs', async () => {
    const { offsetMs } = (await server.inject({ url: '/sandbox/clock' })).json<{ offsetMs: number }>();
    const moved = await server.inject({
      method: 'POST',
      url: '/sandbox/clock',
      payload: { advanceMs: 5_000 },
    });
    expect(moved.json()).toMatchObject({ offsetMs: offsetMs + 5_000 });
    expect(
      (await server.inject({ method: 'POST', url: '/sandbox/clock', payload: { offsetMs: 'x' } })).statusCode,
    ).toBe(400);
    await server.inject({ method: 'POST', url: '/sandbox/clock', payload: { offsetMs } });
  });

  it('is not there when the configuration does not ask for it [AZ-17]', async () => {
    const real = await buildTestServer({
      database: server.database,
      config: {
        isSandbox: false,
        origin: 'https://tickets.example',
        mail: { sender: 'Tickets <hello@tickets.example>', postalAddress: '1 Main Street, Toronto' },
      },
      gateways: server.platform.gateways,
      seed: 'real',
    });
    for (const url of ['/sandbox/mail', '/sandbox/mail.json', '/sandbox/clock']) {
      expect((await real.inject({ url })).statusCode).toBe(404);
    }
    await real.close();
  });
});
