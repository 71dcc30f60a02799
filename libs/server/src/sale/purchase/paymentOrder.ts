import type {
  AnsweredQuestion,
  InvoiceTo,
  Locale,
  Money,
  PayCartRequest,
  PaymentType,
  ShippingAddress,
} from '@foyer/contract';
import { failure } from '../../platform/http/answers/failure.ts';
import type { SellingPromoter } from '../charge/commission.ts';
import { needsShippingAddress } from '../cart/cartPresenter.ts';
import type { QuotedCart } from '../cart/quoteCart.ts';
import { accessQuantity } from '../limit/selectionRules.ts';
import type { SaleFacts } from '../offer/saleFacts.ts';
import type { CounterPayment } from '../cart/acceptedSale.ts';
import type { CommitmentRef } from '../payment/paymentSnapshot.ts';
import { checkAnswers } from '../question/checkAnswers.ts';
import { presentQuestions } from '../question/presentQuestions.ts';

/** What a buyer asks to pay: a commitment of any kind. */
export interface PaymentOrder extends Omit<PayCartRequest, 'purchaseToken'> {
  commitment: CommitmentRef;
  /** CreditCard if absent. */
  paymentType?: PaymentType;
  /** Money that a seller has taken at a counter. */
  counter?: CounterPayment;
  /** Promoter who sells it, for the commission. */
  promoter?: SellingPromoter;
  /** Charges the card by the mandate that was given with it: the buyer is not there, and no bank can ask. */
  offSession?: true;
  /** Authorises the card: `captureAuthorised` or `voidAuthorised` decides. What is free is paid at once. */
  captureLater?: true;
}

/** Refuses a total above the one that the buyer accepted [C8.06], and any other than was taken at a counter. */
export function checkPrice(total: Money, { acceptedTotal: accepted, counter }: PaymentOrder): void {
  const isWrong = counter ? total.amount !== accepted.amount : total.amount > accepted.amount;
  if (total.currency !== accepted.currency || isWrong)
    throw failure('priceChanged', { before: accepted, now: total });
}

/** Checks the address of a cart with shipped items [C5.10]; other carts keep none. */
export function checkShippingAddress(
  quoted: QuotedCart,
  address: ShippingAddress | undefined,
): ShippingAddress | null {
  if (!needsShippingAddress(quoted.lines)) return null;
  if (!address) throw failure('invalidShippingAddress', { fields: ['country', 'fullName', 'address'] });
  const missing = (['fullName', 'address'] as const).filter((name) => address[name].trim() === '');
  if (missing.length > 0) throw failure('invalidShippingAddress', { fields: missing });
  return address;
}

/** Trims whom the tax invoice names. @throws Failure for a blank name */
export function invoiceToOf({ invoiceTo }: PaymentOrder): { invoiceTo?: InvoiceTo } {
  if (!invoiceTo) return {};
  const name = invoiceTo.name.trim();
  const taxNumber = invoiceTo.taxNumber?.trim();
  if (name === '') throw failure('invalidRequest', { field: 'invoiceTo.name' });
  return { invoiceTo: { name, ...(taxNumber ? { taxNumber } : {}) } };
}

/** Checks the answers to the event's questions. They are asked at checkout, so carts alone have them. @throws Failure */
export function answersOf(
  { commitment, answers = [] }: PaymentOrder,
  { facts, quoted, locale }: { facts: SaleFacts; quoted: QuotedCart; locale: Locale },
): AnsweredQuestion[] {
  if (!('purchaseTokenHash' in commitment)) return [];
  const questions = presentQuestions(facts.event.questions, locale);
  return checkAnswers(questions, answers, accessQuantity(quoted.lines));
}
