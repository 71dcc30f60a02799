import type { CartLine } from '@foyer/contract';
import { toColumns } from '../../platform/database/columnNames.ts';
import { functionCall } from '../../platform/database/statement.ts';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import type { IdempotentRequest } from '../../platform/http/idempotencyKeys.ts';
import { cartLineForm } from '../cart/cartLineForm.ts';
import { entryColumns } from '../ledger/ledgerRepository.ts';
import { invoiceToForm, shippingAddressForm } from '../payment/orderForms.ts';
import { answersForm } from '../question/questionForms.ts';
import { priceForm } from '../pricing/priceForm.ts';
import { tokenPolicyForm } from '../token/tokenPolicy.ts';
import type { OrderDraft } from './draftedOrder.ts';

/**
 * Result of a capture. Every variant except `captured` leaves the database unchanged. `lost`: another buyer has taken
 * part of the commitment; `changed`: commitment, payment, attempt, key or time differ from the parameters.
 */
export type CaptureOutcome = 'captured' | 'changed' | 'lost';

/** Key to complete with its sealed answer. */
export interface CapturedKey {
  request: IdempotentRequest;
  answer: Buffer;
}

const callCapture = functionCall<object, { outcome: CaptureOutcome }>('capture_payment');

/** Row of `order_line`, without its event. */
const lineRow = (orderId: string) => (line: CartLine, position: number) =>
  toColumns({
    orderId,
    cartGuid: line.cartGuid,
    position,
    offerGroupId: line.offerGroupId,
    inventoryItemId: line.inventoryItemId,
    category: line.category,
    quantity: line.quantity,
    total: line.price.total.amount,
    line: cartLineForm.write(line),
    fulfilment: line.fulfilment,
  });

/**
 * Turns the hold of a commitment into an order in one statement.
 * @param key undefined if no call waits for the order
 */
export async function captureOrder(
  db: Queryable,
  { record: { order, lines }, payment, tokens, charges, entries, jobs }: OrderDraft,
  attemptId: string,
  key: CapturedKey | undefined,
): Promise<CaptureOutcome> {
  const { transactionId } = payment;
  const { outcome } = await callCapture(db, {
    principal: key?.request.principal,
    key: key?.request.key,
    answer: key?.answer,
    eventId: order.eventId,
    commitmentId: order.commitmentId,
    userId: order.userId,
    paymentId: order.paymentId,
    attemptId,
    transactionId,
    amount: order.quote.total.amount,
    capturedAt: order.createdAt,
    purchaseOrder: toColumns({
      ...order,
      quote: priceForm.write(order.quote),
      shippingAddress: order.shippingAddress && shippingAddressForm.write(order.shippingAddress),
      invoiceTo: order.invoiceTo && invoiceToForm.write(order.invoiceTo),
      answers: order.answers.length > 0 ? answersForm.write({ answers: order.answers }) : null,
    }),
    lines: lines.map(lineRow(order.orderId)),
    tokens: tokens.map((token) => toColumns({ ...token, policy: tokenPolicyForm.write(token.policy) })),
    charges: charges.map((charge, chargeNumber) =>
      toColumns({ orderId: order.orderId, chargeNumber, ...charge }),
    ),
    entries: entries.map(entryColumns),
    jobs: jobs.map(toColumns),
  });
  return outcome;
}
