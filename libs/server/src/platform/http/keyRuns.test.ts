import { sql } from 'kysely';
import { seconds } from '../time/units.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import {
  claimKey,
  findAnswer,
  findRunningKey,
  forgetKey,
  hashRequest,
  releaseRun,
  saveProgress,
  type IdempotentRequest,
} from './idempotencyKeys.ts';

const server = useTestServer();

const begin = (request: IdempotentRequest, run: number) =>
  inTransaction(server.database, async (tx) => {
    const { sealer } = server.platform;
    await claimKey(tx, request, { sealer, leaseMs: seconds(60) });
    await saveProgress(tx, request, { run }, sealer);
  });
const keyOf = (key: string): IdempotentRequest => ({
  principal: 'user:ada',
  key,
  operationId: 'clearCart',
  requestHash: hashRequest('clearCart', {}, {}),
});

it('a key stays with the run that has it when a former run of it fails [INV-14]', async () => {
  const { database, platform } = server;
  const { sealer } = platform;
  const request = keyOf('two-runs-of-one-key');
  const running = async () => (await findRunningKey(database.query, request, sealer))?.progress;
  await begin(request, 1);
  await forgetKey(database.query, request, { run: 1 }, sealer);
  await begin(request, 2);
  await releaseRun(database.query, request, { run: 1 }, sealer);
  expect(await running()).toEqual({ run: 2 });
  await releaseRun(database.query, request, { run: 2 }, sealer);
  expect(await running()).toBeUndefined();
});

it('a run without effect deletes its key even when a waiting call has ended its lease [INV-14]', async () => {
  const { database, platform } = server;
  const { sealer } = platform;
  const request = keyOf('a-run-whose-lease-was-ended');
  await begin(request, 1);
  await releaseRun(database.query, request, { run: 1 }, sealer);
  await forgetKey(database.query, request, { run: 1 }, sealer);
  expect(await findAnswer(database.query, request, sealer)).toBeUndefined();
});

it('a claim takes over a key that is deleted while it is read [INV-14]', async () => {
  const { database, platform } = server;
  const { sealer } = platform;
  const request = keyOf('a-key-deleted-meanwhile');
  await begin(request, 1);
  await releaseRun(database.query, request, { run: 1 }, sealer);
  // Deletes the released key between the two statements of a claim: after its insert, before its select.
  await sql`create function delete_released_key() returns trigger language plpgsql as $$ begin
    delete from idempotency_key where key = 'a-key-deleted-meanwhile' and lease_until <= foyer_now();
    return null; end $$`.execute(database.kysely);
  await sql`create trigger delete_released_key after insert on idempotency_key
    for each statement execute function delete_released_key()`.execute(database.kysely);
  const claim = inTransaction(database, (tx) => claimKey(tx, request, { sealer, leaseMs: seconds(60) }));
  expect(await claim).toEqual({ kind: 'new' });
});
