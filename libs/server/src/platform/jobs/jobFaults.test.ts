import { sql } from 'kysely';
import { loggerOptions } from '../../commands/server/serveCommand.ts';
import { inTransaction } from '../database/inTransaction.ts';
import type { ReportedFault } from '../gateways/error-reports/errorReportGateway.ts';
import { sentryEnvelope } from '../gateways/error-reports/sentryEnvelope.ts';
import type { Mail } from '../gateways/mail/mailGateway.ts';
import { testConfig } from '../../testing/testConfig.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { defineJob } from './job.ts';
import { createJobQueue } from './jobQueue.ts';
import { sendMailJob } from '../mail/sendMailJob.ts';

const told: ReportedFault[] = [];
const logged: string[] = [];
const greeted: string[] = [];
const person = { recipient: 'zelmira-canary@foyer.example', name: 'Zelmira Quexworth' };
const logger = { ...loggerOptions(testConfig({ environment: 'production' })), level: 'trace' };

const server = useTestServer({
  gateways: {
    errorReports: { name: 'recorded', send: async (fault) => void told.push(fault) },
    mail: {
      send: async ({ recipient, subject }) => {
        throw new Error(`550 "${subject}" for <${recipient}> is not taken`);
      },
    },
  },
  logger: { ...logger, stream: { write: (line: string) => void logged.push(line) } },
});

const greetJob = defineJob<{ name: string }>({
  name: 'greet',
  retryLimit: 1,
  handle: async ({ name }) => {
    if (name === person.name) throw new RangeError(`cannot greet "${name}"`);
    greeted.push(name);
  },
});
const slowJob = defineJob<{ name: string }>({
  name: 'slow',
  retryLimit: 0,
  leaseSeconds: 1,
  handle: () => new Promise((resolve) => setTimeout(resolve, 1_500)),
});
const mailJob = { ...sendMailJob, retryLimit: 1 };
const mail: Mail = {
  dedupeKey: 'one',
  sender: 'Foyer <hello@foyer.example>',
  recipient: person.recipient,
  locale: 'en-US',
  subject: `Welcome, ${person.name}`,
  text: `Dear ${person.name}`,
};

const toldOf = (page: string) => told.filter((fault) => fault.page === page);
const until = async (isDone: () => boolean) => {
  for (let turn = 0; turn < 300 && !isDone(); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

beforeAll(async () => {
  await inTransaction(server.database, async (tx) => {
    for (const name of [person.name, 'Ada', 'Grace']) await server.platform.jobs.add(tx, greetJob, { name });
    await server.platform.jobs.add(tx, mailJob, mail);
    await server.platform.jobs.add(tx, slowJob, { name: person.name });
  });
  const queue = createJobQueue({ platform: server.platform, jobs: [greetJob, mailJob, slowJob] });
  await queue.start();
  const areOver = (...pages: string[]) =>
    pages.every((page) => toldOf(page).some(({ isLastAttempt }) => isLastAttempt));
  await until(() => areOver('job greet', 'job sendMail', 'job slow'));
  await queue.stop();
});

describe('a job that fails [I7.30]', () => {
  it('is told with its name and the try, once a minute, and the last try besides', () => {
    expect(toldOf('job greet')).toMatchObject([
      {
        source: 'server',
        name: 'RangeError',
        message: 'cannot greet [quoted]',
        attempt: 1,
        isLastAttempt: false,
      },
      {
        source: 'server',
        name: 'RangeError',
        message: 'cannot greet [quoted]',
        attempt: 2,
        isLastAttempt: true,
      },
    ]);
    expect(toldOf('job greet')[0]!.stack).toMatch(
      /^ +at .*libs\/server\/src\/platform\/jobs\/jobFaults\.test\.ts\S*:\d+/m,
    );
  });

  it('is reported for an undeliverable mail, after the last try', () => {
    expect(toldOf('job sendMail')).toMatchObject([
      { message: '550 [quoted] for <[email]> is not taken', attempt: 1, isLastAttempt: false },
      { attempt: 2, isLastAttempt: true },
    ]);
  });

  it('is told when it is given up, for it takes too long', () => {
    expect(toldOf('job slow')).toMatchObject([
      { message: 'given up before it was done', attempt: 1, isLastAttempt: true },
    ]);
  });

  it('takes no other along that was fetched with it', () => {
    expect(greeted.sort()).toEqual(['Ada', 'Grace']);
  });

  it('stands in the log each time, and in envelopes with its try', () => {
    const lines = logged
      .filter((line) => line.includes('"job failed"'))
      .map((line) => JSON.parse(line) as object);
    expect(lines.filter((line) => (line as { job?: string }).job === 'greet')).toHaveLength(2);
    expect(lines).toContainEqual(
      expect.objectContaining({ level: 50, job: 'sendMail', attempt: 2, isLast: true }),
    );
    expect(sentryEnvelope(toldOf('job sendMail')[1]!, new Date())).toMatch(
      /"transaction":"job sendMail".*"job_attempt":"2","job_failed_for_good":"true"/,
    );
  });

  it('tells nothing of what it was to do: neither in report and log nor in what the queue keeps of the fault [PV-04]', async () => {
    const { rows } = await sql<{ output: object }>`
      select output from job_queue.job where state = 'failed' and output is not null`.execute(
      server.database.query,
    );
    expect(rows).toHaveLength(3);
    const said = JSON.stringify([told, logged, rows]);
    for (const word of [person.recipient, person.name, 'Zelmira']) expect(said).not.toContain(word);
  });
});

describe('an outbox that cannot be emptied', () => {
  it('is told', async () => {
    told.splice(0);
    await sql`alter table outbox rename to outbox_away`.execute(server.database.query);
    const lame = createJobQueue({ platform: server.platform, jobs: [greetJob] });
    await lame.start();
    await until(() => told.length > 0);
    await lame.stop();
    await sql`alter table outbox_away rename to outbox`.execute(server.database.query);
    expect(told[0]).toMatchObject({ page: 'job outbox', message: 'SQLSTATE 42P01' });
  });
});
