import type Stripe from 'stripe';
import type {
  ChargeOutcome,
  ChargeRecord,
  ChargeRequest,
  PaymentGateway,
  SettleRequest,
  Taken,
} from '../platform/gateways/payment/paymentGateway.ts';
import { cardIdsOf } from './stripeCards.ts';
import { isInvalid, isRefusal, reasonOf } from './stripeErrors.ts';
import { externalTypeOf, findOlder, intentOf } from './stripeIntents.ts';
import { verificationOf, type PagesOfAccount } from './stripeVerification.ts';

type Intent = Stripe.PaymentIntent;

const taken = ({ id, currency }: Intent, amount: number): Taken => ({
  transactionId: id,
  amount,
  currency: currency.toUpperCase(),
});

function redirectOf({ next_action: action }: Intent): ChargeOutcome {
  const redirectUrl =
    action?.redirect_to_url?.url ??
    action?.alipay_handle_redirect?.url ??
    action?.wechat_pay_display_qr_code?.hosted_instructions_url;
  if (!redirectUrl) throw new Error(`Stripe names no page for the action ${action?.type}`);
  return { kind: 'redirectRequired', redirectUrl };
}

function outcomeOf(intent: Intent, { means }: SettleRequest, pages: PagesOfAccount): ChargeOutcome {
  switch (intent.status) {
    case 'succeeded':
      return { kind: 'captured', ...taken(intent, intent.amount_received) };
    case 'requires_capture':
      return { kind: 'authorised', ...taken(intent, intent.amount_capturable) };
    case 'requires_action':
      return means.kind === 'card' ? verificationOf(intent, pages) : redirectOf(intent);
    case 'requires_payment_method':
      return { kind: 'declined', reason: reasonOf(intent.last_payment_error ?? {}) };
    default:
      throw new Error(`Stripe's payment ${intent.id} is ${intent.status}`);
  }
}

function confirmParams(
  { means }: SettleRequest,
  { payment_method: verified }: Intent,
): Stripe.PaymentIntentConfirmParams {
  if (means.kind === 'card') {
    // Given again, the card would have to be verified again.
    if (verified) return { use_stripe_sdk: true };
    const { paymentMethod } = cardIdsOf(means.gatewayToken);
    return means.offSession
      ? { payment_method: paymentMethod, off_session: true }
      : { payment_method: paymentMethod, use_stripe_sdk: true };
  }
  const { email, country, returnUrl } = means;
  const type = externalTypeOf(means);
  return {
    payment_method_data: { type, billing_details: { email, address: { country } } },
    return_url: returnUrl,
    ...(type === 'wechat_pay' ? { payment_method_options: { wechat_pay: { client: 'web' } } } : {}),
  };
}

async function charge(
  stripe: Stripe,
  { signal, ...request }: ChargeRequest,
  pages: PagesOfAccount,
): Promise<ChargeOutcome> {
  const found = await intentOf(stripe, request);
  if (!found) return { kind: 'declined', reason: 'declined' };
  // The caller has stopped waiting: whatever is not asked yet will not be.
  signal.throwIfAborted();
  try {
    const options = { idempotencyKey: `${request.key}:confirm` };
    const intent = await stripe.paymentIntents.confirm(
      found.intent.id,
      confirmParams(request, found.intent),
      options,
    );
    return outcomeOf(intent, request, pages);
  } catch (error) {
    if (isRefusal(error)) return { kind: 'declined', reason: reasonOf(error) };
    throw error;
  }
}

/** Returns Stripe's record of a PaymentIntent that this key can no longer change. */
export function recordOf(intent: Intent): ChargeRecord {
  const { status, latest_charge: latest, last_payment_error: refusal } = intent;
  const charged = typeof latest === 'object' ? latest : null;
  switch (status) {
    case 'succeeded': {
      const isRefunded = charged !== null && charged.amount_refunded >= charged.amount_captured;
      const kind = isRefunded ? 'refunded' : 'captured';
      return { kind, ...taken(intent, intent.amount_received) };
    }
    case 'requires_capture':
      return { kind: 'authorised', ...taken(intent, intent.amount_capturable) };
    case 'requires_payment_method':
    case 'canceled':
      if (refusal) return { kind: 'declined', reason: reasonOf(refusal) };
      return latest ? { kind: 'voided', ...taken(intent, intent.amount) } : { kind: 'neverAsked' };
    default:
      throw new Error(`Stripe's payment ${intent.id} is ${status}`);
  }
}

/** Reads the state of a PaymentIntent with its charge, which has the refunded amount. */
export const readIntent = (stripe: Stripe, id: string): Promise<Intent> =>
  stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });

/** Whether a late confirmation, or the buyer on the provider's page, could still pay. */
const isPayable = ({ status }: Intent, { means }: SettleRequest): boolean =>
  status === 'requires_payment_method' ||
  status === 'requires_confirmation' ||
  (status === 'requires_action' && means.kind === 'external');

/** Cancels a PaymentIntent, unless it was paid at this moment. */
async function cancel(stripe: Stripe, id: string): Promise<Intent> {
  try {
    await stripe.paymentIntents.cancel(id);
  } catch (error) {
    if (!isInvalid(error)) throw error;
  }
  return readIntent(stripe, id);
}

async function settle(stripe: Stripe, request: SettleRequest, pages: PagesOfAccount): Promise<ChargeRecord> {
  const found = await intentOf(stripe, request);
  if (!found) return { kind: 'neverAsked' };
  const older = found.isNew ? await findOlder(stripe, request, found.intent.id) : undefined;
  if (older) await cancel(stripe, found.intent.id);
  const current = await readIntent(stripe, older ?? found.intent.id);
  const intent = isPayable(current, request) ? await cancel(stripe, current.id) : current;
  if (intent.status !== 'requires_action') return recordOf(intent);
  const outcome = outcomeOf(intent, request, pages);
  if (outcome.kind === 'redirectRequired') throw new Error(`Stripe's payment ${intent.id} can't be closed`);
  return outcome;
}

/** Charges, and settles charges. */
export const createCharges = (
  stripe: Stripe,
  pages: PagesOfAccount,
): Pick<PaymentGateway, 'charge' | 'settleCharge'> => ({
  charge: (request) => charge(stripe, request, pages),
  settleCharge: (request) => settle(stripe, request, pages),
});
