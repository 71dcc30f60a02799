import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { minutes } from '../../../platform/time/units.ts';
import { createStripeGateway } from '../../../stripe/stripeGateway.ts';
import type { Buyer } from '../../sale/people/buyers.ts';
import { useSaleServers } from '../../sale/races/useSaleServers.ts';
import type { TestServerOptions } from '../../testServer.ts';
import { FakeStripe, fakeFaults } from './fakeStripe.ts';
import type { FakeCard } from './fakeStripeState.ts';

/** How long a call waits for an answer that never ends. */
const shortMs = 300;

/** Runs two servers that charge through the adapter of Stripe, which calls a fake. */
export function useStripeServers(
  options: TestServerOptions = {},
  modules: readonly ServerModule[] = [],
): ReturnType<typeof useSaleServers> & {
  fake: FakeStripe;
  /** @returns the id of the stored card */
  storeStripeCard: (buyer: Buyer, kind?: FakeCard) => Promise<string>;
} {
  const fake = new FakeStripe();
  const settings = { secretKey: 'sk_test_abc', publishableKey: 'pk_test_abc', webhookSecret: 'whsec_test' };
  const create = () =>
    createStripeGateway({
      settings: { ...settings, apiUrl: fake.address },
      payOrigin: 'http://pay.localhost:4200',
    });
  // Created for each use: the fake has its address only once the tests run.
  const payment = new Proxy({} as ReturnType<typeof create>, {
    get: (_target, name: keyof ReturnType<typeof create>) => create()[name],
  });
  const sale = {
    ...defaultConfig.sale,
    get chargeTimeoutMs() {
      return fake.fault === fakeFaults.slowDrip ? shortMs : minutes(1);
    },
  };
  const used = useSaleServers({ gateways: { payment }, config: { sale }, ...options }, modules);
  beforeAll(async () => {
    await fake.start();
  });
  beforeEach(() => {
    fake.fault = undefined;
  });
  afterAll(() => {
    fake.stop();
    expect(fake.problems).toEqual([]);
  });
  const storeStripeCard = async ({ token }: Buyer, kind: FakeCard = 'succeeds') => {
    const body = { cardToken: fake.state.enterCard(kind) };
    const added = await used.server().call('addPaymentMeans', { token, body });
    expect(added.error).toBeUndefined();
    return added.body.paymentMethodId;
  };
  return { ...used, fake, storeStripeCard };
}
