import { storeCard } from '../../../../testing/sale/people/buyers.ts';
import { buildDraw } from '../../../../testing/sale/fixtures/drawFixture.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const drawTraces: Traces = async (server, person) => {
  const { eventId, standing } = await buildDraw(server);
  const { paymentMethodId } = await storeCard(server, person);
  const body = { eventId, offerGroupIds: [standing], quantity: 1, maySplit: false, paymentMethodId };
  const { status, text } = await server.call('enterDraw', { token: person.token, body });
  if (status !== 200) throw new Error(`The draw was not entered: ${text}`);
};
