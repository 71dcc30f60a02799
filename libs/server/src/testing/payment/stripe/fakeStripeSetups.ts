import { cardError, good, missing, type, type Route } from './fakeStripeAnswers.ts';
import { newId, type FakeSetup } from './fakeStripeState.ts';

/** Creates and confirms a SetupIntent. A refused one is an error, and nothing of it stays. */
const createSetup: Route['answer'] = (state, _id, params) => {
  const method = state.methods.get(String(params['payment_method']));
  if (!method || method.customer !== params['customer']) return missing('payment_method');
  const card = state.cards.get(method.id);
  if (card === 'insufficientFunds')
    return cardError({ type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' });
  const asks = card === 'verification';
  const id = newId('seti');
  const setup: FakeSetup = {
    id,
    object: 'setup_intent',
    status: asks ? 'requires_action' : 'succeeded',
    usage: String(params['usage']),
    client_secret: `${id}_secret_fake`,
    customer: method.customer!,
    payment_method: method.id,
    metadata: params['metadata'] as Record<string, string>,
    next_action: asks ? { type: 'use_stripe_sdk' } : null,
  };
  state.setups.set(id, setup);
  return good(setup);
};

const setupType = type('SetupIntents', 'SetupIntent');

/** Calls that make the mandates of cards. */
export const setupRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/setup_intents$/,
    params: type('SetupIntents', 'SetupIntentCreateParams'),
    result: setupType,
    answer: createSetup,
  },
  {
    method: 'GET',
    path: /^\/v1\/setup_intents\/(seti_\w+)$/,
    params: type('SetupIntents', 'SetupIntentRetrieveParams'),
    result: setupType,
    answer: (state, id) => (state.setups.has(id) ? good(state.setups.get(id)) : missing('setup_intent')),
  },
];
