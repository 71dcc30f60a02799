/**
 * Server of the benchmarks, in a process of its own: as the command `serve` starts it in production, without web apps
 * and jobs, and with a gateway that answers at once, so that only the server is measured. Prints its port.
 */
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { buildServer, openDatabase, readConfig, type Gateways } from '@foyer/server';

const config = readConfig({
  NODE_ENV: 'production',
  FOYER_SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
  FOYER_ORIGIN: 'https://foyer.example',
  FOYER_MAIL_SENDER: 'Bench <bench@foyer.example>',
  FOYER_POSTAL_ADDRESS: '100 Sample Street, Toronto, ON M5V 0A1, Canada',
});
const database = openDatabase({ connectionString: process.env.DATABASE_URL!, settings: config.pool });

const payment: Gateways['payment'] = {
  name: 'bench',
  hostedFieldsUrl: '/fields',
  storeCard: async () => ({
    gatewayToken: randomUUID(),
    brand: 'visa',
    lastFour: '4242',
    expiryMonth: 12,
    expiryYear: 2040,
    nameOnCard: 'Ada Byron',
  }),
  updateCard: async () => undefined,
  forgetCard: async () => undefined,
  checkCard: async () => ({ kind: 'accepted' }),
  charge: async ({ key, amount, currency }) => ({
    kind: 'captured',
    transactionId: `bench_${key}`,
    amount,
    currency,
  }),
  settleCharge: async () => ({ kind: 'neverAsked' }),
  capture: async () => ({ kind: 'neverAsked' }),
  voidCharge: async () => undefined,
  refund: async ({ key }) => `bench_${key}`,
  payOut: async () => ({ kind: 'refused', reason: 'bench' }),
  openAccount: () => payment,
  // Every call counts as signed.
  readEvent: ({ body }) => JSON.parse(body.toString()) as ReturnType<typeof payment.readEvent>,
  confirmVerification: async () => 'charge',
};

const mail: Gateways['mail'] = { send: async () => undefined };

const { app } = await buildServer({ config, database, gateways: { payment, mail } });
await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`port ${(app.server.address() as AddressInfo).port}`);
