import { cardError, good, missing, refusal, type, type Answer, type Route } from './fakeStripeAnswers.ts';
import { setupRoutes } from './fakeStripeSetups.ts';
import { newId, type FakeIntent, type StripeState } from './fakeStripeState.ts';
import { listTransfers, transfer } from './fakeStripeTransfers.ts';
import type { StripeType } from './stripeTypes.ts';

const wrongState = (intent: FakeIntent): Answer =>
  refusal(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `The PaymentIntent is ${intent.status}`,
  });
type IntentCall = (state: StripeState, intent: FakeIntent, params: Record<string, unknown>) => Answer;
const onIntent =
  (call: IntentCall): Route['answer'] =>
  (state, id, params) => {
    const intent = state.intents.get(id);
    return intent ? call(state, intent, params) : missing('payment_intent');
  };

const createIntent: Route['answer'] = (state, _id, params) => {
  const id = newId('pi');
  const intent: FakeIntent = {
    id,
    object: 'payment_intent',
    amount: params['amount'] as number,
    amount_capturable: 0,
    amount_received: 0,
    currency: String(params['currency']),
    status: 'requires_payment_method',
    capture_method: String(params['capture_method']),
    client_secret: `${id}_secret_fake`,
    customer: (params['customer'] as string | undefined) ?? null,
    payment_method: null,
    metadata: params['metadata'] as Record<string, string>,
    next_action: null,
    last_payment_error: null,
    latest_charge: null,
  };
  if (intent.customer && !state.customers.has(intent.customer)) return missing('customer');
  state.intents.set(id, intent);
  return good(intent);
};

function redirect(intent: FakeIntent, type: string, returnUrl: string): void {
  const url = `https://hooks.stripe.test/pay?intent=${intent.id}`;
  const actions: Record<string, Record<string, unknown>> = {
    alipay: { type: 'alipay_handle_redirect', alipay_handle_redirect: { url, return_url: returnUrl } },
    wechat_pay: {
      type: 'wechat_pay_display_qr_code',
      wechat_pay_display_qr_code: { hosted_instructions_url: url },
    },
    klarna: { type: 'redirect_to_url', redirect_to_url: { url, return_url: returnUrl } },
  };
  intent.status = 'requires_action';
  intent.next_action = actions[type] ?? null;
}

const confirm: IntentCall = (state, intent, params) => {
  const { payment_method_data: data, payment_method: given, off_session: isOffSession } = params;
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    return wrongState(intent);
  if (data) {
    redirect(intent, (data as { type: string }).type, String(params['return_url']));
    return good(intent);
  }
  // A payment method that is given anew has to be verified anew.
  if (given) state.verified.delete(intent.id);
  intent.payment_method = (given as string | undefined) ?? intent.payment_method;
  const method = state.methods.get(intent.payment_method ?? '');
  if (!method || method.customer !== intent.customer) return missing('payment_method');
  const card = state.cards.get(method.id);
  if (card === 'insufficientFunds' || card === 'poorLater')
    state.refuse(intent, 'card_declined', 'insufficient_funds');
  else if (card !== 'verification' || state.verified.has(intent.id)) state.take(intent, card);
  else if (isOffSession) state.refuse(intent, 'authentication_required', 'authentication_required');
  else Object.assign(intent, { status: 'requires_action', next_action: { type: 'use_stripe_sdk' } });
  return intent.last_payment_error && intent.status === 'requires_payment_method'
    ? cardError(intent.last_payment_error)
    : good(intent);
};

const capture: IntentCall = (state, intent, params) => {
  if (intent.status !== 'requires_capture') return wrongState(intent);
  const amount = params['amount_to_capture'] as number;
  Object.assign(intent, { status: 'succeeded', amount_received: amount, amount_capturable: 0 });
  state.charges.get(intent.latest_charge!)!.amount_captured = amount;
  return good(intent);
};

const cancel: IntentCall = (_state, intent) => {
  if (intent.status === 'succeeded' || intent.status === 'canceled') return wrongState(intent);
  Object.assign(intent, { status: 'canceled', amount_capturable: 0, next_action: null });
  return good(intent);
};

const readIntent: IntentCall = (state, intent, params) => {
  const isExpanded = (params['expand'] as string[] | undefined)?.includes('latest_charge');
  const charge = intent.latest_charge && isExpanded ? state.charges.get(intent.latest_charge) : undefined;
  return good(charge ? { ...intent, latest_charge: charge } : intent);
};

const refund: Route['answer'] = (state, _id, params) => {
  const intent = state.intents.get(String(params['payment_intent']));
  const charge = state.charges.get(intent?.latest_charge ?? '');
  const amount = params['amount'] as number;
  if (!intent || !charge) return missing('payment_intent');
  if (charge.amount_refunded + amount > charge.amount_captured)
    return refusal(400, { type: 'invalid_request_error', message: 'greater than unrefunded amount' });
  return good(state.giveBack(intent, amount, params['metadata'] as Record<string, string>));
};

const listRefunds: Route['answer'] = (state, _id, params) => {
  const data = state.refunds.filter((given) => given.payment_intent === params['payment_intent']);
  return good({ object: 'list', data, has_more: false });
};

const attach: Route['answer'] = (state, id, { customer }) => {
  const method = state.methods.get(id);
  if (!method) return missing('payment_method');
  if (method.customer)
    return refusal(400, { type: 'invalid_request_error', message: 'already attached to a customer' });
  method.customer = String(customer);
  return good(method);
};

const createCustomer: Route['answer'] = (state) => {
  const id = newId('cus');
  state.customers.add(id);
  return good({ id, object: 'customer' });
};

const deleteCustomer: Route['answer'] = (state, id) => {
  if (!state.customers.delete(id)) return missing('customer');
  for (const method of state.methods.values()) if (method.customer === id) method.customer = null;
  return good({ id, object: 'customer', deleted: true });
};

const search: Route['answer'] = (state, _id, { query }) => {
  const [, key] = /^metadata\['key'\]:'(.*)'$/.exec(String(query)) ?? [];
  const data = [...state.intents.values()].filter(({ metadata }) => metadata['key'] === key);
  return good({ object: 'search_result', data, has_more: false });
};

const mergeMetadata = <T extends { metadata: Record<string, string> }>(
  object: T,
  params: Record<string, unknown>,
): Answer => {
  Object.assign(object.metadata, params['metadata']);
  return good(object);
};

interface MethodChanges {
  card?: { exp_month: unknown; exp_year: unknown };
  billing_details?: { name?: string; address?: { postal_code: string } };
}

const updateMethod: Route['answer'] = (state, id, params) => {
  const method = state.methods.get(id);
  if (!method) return missing('payment_method');
  const { card, billing_details: billing } = params as MethodChanges;
  if (card && Number(card.exp_year) < 2027)
    return refusal(402, { type: 'card_error', code: 'invalid_expiry_year', message: 'expired' });
  if (card)
    Object.assign(method.card, { exp_month: Number(card.exp_month), exp_year: Number(card.exp_year) });
  Object.assign(method.billing_details, billing);
  return mergeMetadata(method, params);
};

const intentType = type('PaymentIntents', 'PaymentIntent');
const intentPath = (rest = ''): RegExp => new RegExp(`^/v1/payment_intents/(pi_\\w+)${rest}$`);
const intents = (name: string): StripeType => type('PaymentIntents', `PaymentIntent${name}Params`);
const methodType = type('PaymentMethods', 'PaymentMethod');

/** Calls of Stripe that the adapter makes, with the types of their parameters and results in Stripe's library. */
export const routes: readonly Route[] = [
  {
    method: 'POST',
    path: /^\/v1\/customers$/,
    params: type('Customers', 'CustomerCreateParams'),
    result: type('Customers', 'Customer'),
    answer: createCustomer,
  },
  {
    method: 'DELETE',
    path: /^\/v1\/customers\/(cus_\w+)$/,
    params: type('Customers', 'CustomerDeleteParams'),
    result: type('Customers', 'DeletedCustomer'),
    answer: deleteCustomer,
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_methods\/(pm_\w+)$/,
    params: type('PaymentMethods', 'PaymentMethodRetrieveParams'),
    result: methodType,
    answer: (state, id) => (state.methods.has(id) ? good(state.methods.get(id)) : missing('payment_method')),
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(pm_\w+)$/,
    params: type('PaymentMethods', 'PaymentMethodUpdateParams'),
    result: methodType,
    answer: updateMethod,
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_methods\/(pm_\w+)\/attach$/,
    params: type('PaymentMethods', 'PaymentMethodAttachParams'),
    result: methodType,
    answer: attach,
  },
  {
    method: 'POST',
    path: /^\/v1\/payment_intents$/,
    params: intents('Create'),
    result: intentType,
    answer: createIntent,
  },
  {
    method: 'GET',
    path: /^\/v1\/payment_intents\/search$/,
    params: intents('Search'),
    answer: search,
  },
  {
    method: 'GET',
    path: intentPath(),
    params: intents('Retrieve'),
    result: intentType,
    answer: onIntent(readIntent),
  },
  {
    method: 'POST',
    path: intentPath(),
    params: intents('Update'),
    result: intentType,
    answer: onIntent((_state, intent, params) => mergeMetadata(intent, params)),
  },
  {
    method: 'POST',
    path: intentPath('/confirm'),
    params: intents('Confirm'),
    result: intentType,
    answer: onIntent(confirm),
  },
  {
    method: 'POST',
    path: intentPath('/capture'),
    params: intents('Capture'),
    result: intentType,
    answer: onIntent(capture),
  },
  {
    method: 'POST',
    path: intentPath('/cancel'),
    params: intents('Cancel'),
    result: intentType,
    answer: onIntent(cancel),
  },
  ...setupRoutes,
  {
    method: 'POST',
    path: /^\/v1\/refunds$/,
    params: type('Refunds', 'RefundCreateParams'),
    result: type('Refunds', 'Refund'),
    answer: refund,
  },
  {
    method: 'GET',
    path: /^\/v1\/refunds$/,
    params: type('Refunds', 'RefundListParams'),
    answer: listRefunds,
  },
  {
    method: 'GET',
    path: /^\/v1\/transfers$/,
    params: type('Transfers', 'TransferListParams'),
    answer: listTransfers,
  },
  {
    method: 'POST',
    path: /^\/v1\/transfers$/,
    params: type('Transfers', 'TransferCreateParams'),
    result: type('Transfers', 'Transfer'),
    answer: transfer,
  },
];
