import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { returnOrder } from '../../sale/refund/refundOrder.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database/createTestDatabase.ts';
import { knowsBuyers, makeBuyers, type Buyer } from '../../testing/sale/people/buyers.ts';
import { finishPaying, startPaying } from '../../testing/sale/commitmentPayment.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { holdScratch } from '../../testing/sale/races/scratchKind.ts';
import { buildTestServer, type TestServer } from '../../testing/testServer.ts';
import { readRefundWords } from './refundCommand.ts';
import { runCommand } from '../runCommand.ts';

describe('foyer refund', () => {
  it('reads the number of an order, the retry, or what was handed back', () => {
    expect(readRefundWords(['order', 'F-1234'])).toEqual({ change: 'order', orderNumber: 'F-1234' });
    expect(readRefundWords(['retry'])).toEqual({ change: 'retry' });
    expect(readRefundWords(['outside'])).toEqual({ change: 'outside' });
    expect(readRefundWords(['handed-back'])).toEqual({ change: 'handed-back' });
    expect(readRefundWords(['handed-back', 'id'])).toEqual({ change: 'handed-back', refundId: 'id' });
  });

  it.each([
    [[]],
    [['order']],
    [['order', 'F-1234', 'more']],
    [['retry', 'F-1234']],
    [['handed-back', 'id', 'more']],
    [['all']],
  ])('refuses %j', (words) =>
    expect(() => readRefundWords(words)).toThrow(
      /foyer refund order NUMBER, retry, handed-back \[REFUND_ID\], or outside/,
    ),
  );
});

describe('foyer refund handed-back', () => {
  let test: TestDatabase;
  let server: TestServer;
  let folder: string;

  /** Runs the command. @returns its status and what it said last */
  async function refund(...words: string[]): Promise<[status: number, said: string]> {
    const said: string[] = [];
    const variables = { DATABASE_URL: test.connectionString, FOYER_DATA: folder, FOYER_SANDBOX: 'on' };
    const status = await runCommand(['refund', ...words], variables, (text) => said.push(text));
    return [status, said.at(-1)!];
  }

  const handedBack = (...words: string[]) => refund('handed-back', ...words);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'foyer-refund-'));
    test = await createTestDatabase();
    server = await buildTestServer({ database: test.database, authenticate: knowsBuyers });
  });
  afterAll(async () => {
    await server.close();
    await test.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('lists what is to be given back at a counter, and records it once', async () => {
    const nothing: [number, string] = [0, 'There is nothing to give back by hand.'];
    expect(await handedBack()).toEqual(nothing);
    const sale = await buildSale(test.database);
    const [ada, seller] = (await makeBuyers(test.database, 2)) as [Buyer, Buyer];
    const scratch = await holdScratch(test.database, sale, ada, 1);
    const counter = { paymentType: 'Cash' as const, takenBy: seller.userId };
    await finishPaying(server, await startPaying(server, scratch, { counter }));
    const { orderId, orderNumber } = await test.database.query
      .selectFrom('purchaseOrder')
      .select(['orderId', 'orderNumber'])
      .where('commitmentId', '=', scratch.commitmentId)
      .executeTakeFirstOrThrow();
    const refundId = randomUUID();
    await returnOrder(server.platform, { eventId: sale.eventId, orderId, refundId, reason: 'goodwill' });

    expect(await handedBack()).toEqual([0, `${refundId}: ${orderNumber}, Cash, CA$63.24`]);
    expect(await handedBack(orderNumber)).toEqual([0, 'Nothing to change.']);
    expect(await handedBack(randomUUID())).toEqual([0, 'Nothing to change.']);
    expect(await handedBack(refundId)).toEqual([0, `${refundId} was given back.`]);
    expect(await handedBack(refundId)).toEqual([0, 'Nothing to change.']);
    expect(await handedBack()).toEqual(nothing);
    expect(await refund('outside')).toEqual([0, 'Nothing was given back at the gateway alone.']);
  });
});
