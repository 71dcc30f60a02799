import { seconds } from '../time/units.ts';
import { inTransaction } from '../database/inTransaction.ts';
import { useTestServer } from '../../testing/useTestServer.ts';
import {
  claimKey,
  findRunningKey,
  forgetKey,
  hashRequest,
  releaseRun,
  saveProgress,
} from './idempotencyKeys.ts';

const server = useTestServer();

it('a key stays with the run that has it when a former run of it fails [INV-14]', async () => {
  const { database, platform } = server;
  const { sealer } = platform;
  const requestHash = hashRequest('clearCart', {}, {});
  const request = {
    principal: 'user:ada',
    key: 'two-runs-of-one-key',
    operationId: 'clearCart',
    requestHash,
  };
  const begin = (run: number) =>
    inTransaction(database, async (tx) => {
      await claimKey(tx, request, { sealer, leaseMs: seconds(60) });
      await saveProgress(tx, request, { run }, sealer);
    });
  const running = async () => (await findRunningKey(database.query, request, sealer))?.progress;
  await begin(1);
  await forgetKey(database.query, request, { run: 1 }, sealer);
  await begin(2);
  await releaseRun(database.query, request, { run: 1 }, sealer);
  expect(await running()).toEqual({ run: 2 });
  await releaseRun(database.query, request, { run: 2 }, sealer);
  expect(await running()).toBeUndefined();
});
