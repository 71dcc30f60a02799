import { sql } from 'kysely';
import { allInvariants, moduleJobs } from '../../composition/modules/serverModules.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import { findViolations, findViolationsOf, longestCheckMs } from '../database/findViolations.ts';
import type { ReportedFault } from '../gateways/error-reports/errorReportGateway.ts';
import { days, seconds } from '../time/units.ts';
import { createCheckInvariantsJob } from './checkInvariantsJob.ts';
import { createJobQueue } from './jobQueue.ts';

const told: ReportedFault[] = [];
const logged: string[] = [];
const server = useTestServer({
  gateways: { errorReports: { name: 'recorded', send: async (fault) => void told.push(fault) } },
  logger: { level: 'error', stream: { write: (line: string) => void logged.push(line) } },
});

const holding = { name: 'this holds', sql: 'select 1 as id where false' };
const violated = { name: 'this is violated', sql: 'select generate_series(1, 9) as id' };
const queueOf = (invariants = [holding, violated]) =>
  createJobQueue({
    platform: server.platform,
    jobs: [{ ...createCheckInvariantsJob(() => invariants), retryLimit: 0 }],
  });
const planned = () =>
  server.database.query
    .selectFrom('outbox')
    .select(['availableAt', 'dispatchedAt'])
    .where('job', '=', 'checkInvariants')
    .orderBy('availableAt')
    .execute();
const until = async (isDone: () => Promise<boolean>) => {
  for (let turn = 0; turn < 200 && !(await isDone()); turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
};

describe('the check of the invariants [DS-06]', () => {
  it('is planned by two servers for the next quiet hour, once, and runs when it has come', async () => {
    const two = [queueOf(), queueOf()];
    for (const queue of two) await queue.start();
    await until(async () => (await planned()).length > 0);
    for (const queue of two) await queue.stop();
    const runs = await planned();
    expect(runs).toHaveLength(1);
    const { availableAt } = runs[0]!;
    expect([availableAt.getUTCHours(), availableAt.getTime() % seconds(3600)]).toEqual([9, 0]);
    const wait = availableAt.getTime() - server.clock.now().getTime();
    expect(wait > 0 && wait <= days(1)).toBe(true);
    const quiet = queueOf([holding]);
    expect(await quiet.drain()).toBe(0);
    await server.clock.advance(wait + seconds(1));
    expect([await quiet.drain(), await quiet.drain()]).toEqual([1, 0]);
    await quiet.stop();
  });

  it('logs each violated invariant with some rows, and reports their names', async () => {
    const queue = queueOf();
    await queue.start();
    await until(async () => (await planned()).some(({ dispatchedAt }) => !dispatchedAt));
    await server.clock.advance(days(1));
    await until(async () => told.length > 0);
    await queue.stop();
    expect(told).toMatchObject([
      { page: 'job checkInvariants', message: 'Violated invariants: this is violated' },
    ]);
    const lines = logged.map((line) => JSON.parse(line) as { msg: string; finding?: string });
    expect(lines.filter(({ msg }) => msg === 'invariant violated')).toMatchObject([
      { level: 50, invariant: 'this is violated', finding: '[{"id":1},{"id":2},{"id":3},{"id":4},{"id":5}]' },
    ]);
  });

  it('is a job of every server, whose lease outlasts all invariants at their time limit', () => {
    const { leaseSeconds } = moduleJobs.find(({ name }) => name === 'checkInvariants')!;
    expect(seconds(leaseSeconds!)).toBeGreaterThan(allInvariants().length * longestCheckMs);
  });

  it('reads each invariant in one snapshot of a read-only transaction', async () => {
    const settings = ['transaction_isolation', 'transaction_read_only'];
    const mode = `select ${settings.map((name) => `current_setting('${name}') as ${name}`).join(', ')}`;
    const { violated: shown } = await findViolations(server.database, [{ name: 'mode', sql: mode }]);
    expect(shown).toEqual([
      {
        name: 'mode',
        finding: '[{"transactionIsolation":"repeatable read","transactionReadOnly":"on"}]',
      },
    ]);
  });

  it('names an invariant that takes too long, and goes on with the next', async () => {
    const slow = { name: 'this takes long', sql: 'select pg_sleep(60)' };
    const all = [slow, holding, violated];
    expect(await findViolationsOf(server.database.connectionString, all, 200)).toEqual({
      violated: [expect.objectContaining({ name: violated.name })],
      notChecked: [{ name: slow.name, finding: 'SQLSTATE 57014' }],
    });
  });

  it('only warns of an invariant that could not be checked', async () => {
    const job = createCheckInvariantsJob(() => [{ name: 'this fails', sql: 'select nonsense' }]);
    const warn = jest.spyOn(server.platform.log, 'warn').mockImplementation(() => undefined);
    await job.handle({}, { platform: server.platform } as Parameters<typeof job.handle>[1]);
    expect(warn.mock.calls).toEqual([
      [{ invariant: 'this fails', finding: 'SQLSTATE 42703' }, 'invariant not checked'],
    ]);
    warn.mockRestore();
  });

  it('fails when the connection is lost', async () => {
    const ending = { name: 'end', sql: 'select pg_terminate_backend(pg_backend_pid())' };
    await expect(findViolationsOf(server.database.connectionString, [ending])).rejects.toThrow();
    expect((await sql`select 1 as one`.execute(server.database.query)).rows).toEqual([{ one: 1 }]);
  });
});
