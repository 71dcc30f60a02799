import { execFileSync } from 'node:child_process';
import {
  checkout,
  knowsBuyers,
  line,
  makeBuyers,
  pay,
  storeCard,
  type Buyer,
} from '../../testing/sale/people/buyers.ts';
import { buildSale } from '../../testing/sale/fixtures/saleFixture.ts';
import { useTestServer } from '../../testing/useTestServer.ts';

const server = useTestServer({ authenticate: knowsBuyers, config: { metricsPort: 0 } });

/** Value of a sample, whose labels are in the order of the text. */
const valueOf = (text: string, sample: string): number =>
  Number(
    text
      .split('\n')
      .find((each) => each.startsWith(`${sample} `))
      ?.slice(sample.length) ?? NaN,
  );

const isInstalled = (() => {
  try {
    execFileSync('promtool', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('metrics of a server', () => {
  it('tell of requests, refusals, gateways, holds and jobs', async () => {
    const sale = await buildSale(server.database);
    const [ada] = (await makeBuyers(server.database, 1)) as [Buyer];
    const cart = (await checkout(server, ada, sale.eventId, [line('a', sale.standing, 1)])).body;
    const held = await server.metrics!.text();
    expect(valueOf(held, 'foyer_holds')).toBe(1);
    expect(valueOf(held, 'foyer_database_up')).toBe(1);
    const { paymentMethodId } = await storeCard(server, ada);
    expect((await pay(server, ada, cart, paymentMethodId)).status).toBe(200);
    expect((await server.inject({ url: '/api/none' })).statusCode).toBe(404);
    const text = await server.metrics!.text();
    expect(valueOf(text, 'foyer_holds')).toBe(0);
    expect(valueOf(text, 'foyer_outbox_jobs')).toBeGreaterThan(0);
    expect(text).toMatch(
      /foyer_gateway_call_duration_seconds_count\{gateway="payment",call="\w+",outcome="answered"\} \d/,
    );
    expect(text).toMatch(
      /foyer_http_request_duration_seconds_count\{method="POST",route="\/api\/[^"]+",status="2xx"\} \d/,
    );
    expect(text).toMatch(/foyer_refusals_total\{code="notFound"\} 1/);
    expect(text).not.toContain(sale.eventId);
  });

  (isInstalled ? it : it.skip)(
    `pass promtool${isInstalled ? '' : ', which is not installed here'}`,
    async () => {
      execFileSync('promtool', ['check', 'metrics'], { input: await server.metrics!.text() });
    },
  );

  it('are on no port that visitors reach', async () => {
    expect((await server.inject({ url: '/metrics' })).statusCode).toBe(404);
  });
});
