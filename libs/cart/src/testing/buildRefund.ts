import type { RefundCheckout, RefundItem } from '@foyer/contract';
import { buildEventSummary, buildToken } from '@foyer/testing';
import { buildMoney } from './buildCart.ts';

const part = (kind: RefundItem['parts'][number]['kind'], code: string, [paid, refund]: [number, number]) => ({
  kind,
  code,
  paid: buildMoney(paid),
  refund: buildMoney(refund),
});

/** Builds a seat of which everything but the service fee is refunded. */
export const buildRefundItem = (overrides: Partial<RefundItem> = {}): RefundItem => ({
  orderId: '01936f5e-7c00-7000-8000-0000000000d1',
  orderNumber: 'F7K2-M9QX',
  tokens: [buildToken()],
  parts: [
    part('face', 'face', [10_000, 10_000]),
    { ...part('fee', 'service', [1_000, 0]), label: 'Service' },
    { ...part('tax', 'HST', [1_430, 1_430]), label: 'HST' },
  ],
  paid: buildMoney(12_430),
  refund: buildMoney(11_430),
  allowed: { allowed: true },
  ...overrides,
});

const second = buildToken({
  tokenId: '01936f5e-7c00-7000-8000-0000000000c2',
  seat: { seatCode: '101-C-13', sectionCode: '101', section: '101', row: 'C', seat: '13' },
});

/** Builds the refund checkout of two adjacent seats. */
export const buildRefundCheckout = (overrides: Partial<RefundCheckout> = {}): RefundCheckout => ({
  event: buildEventSummary(),
  items: [buildRefundItem(), buildRefundItem({ tokens: [second] })],
  ...overrides,
});
