import type { Locale, Token } from '@foyer/contract';
import { policyAt } from '../../marketplace/event/eventPresenter.ts';
import { inLocale } from '../../marketplace/event/inLocale.ts';
import type { TokenRow } from './tokenRepository.ts';

function seatOf(row: TokenRow): Token['seat'] {
  if (row.seatCode === null || row.sectionCode === null) return undefined;
  return {
    seatCode: row.seatCode,
    sectionCode: row.sectionCode,
    section: row.sectionName ?? row.sectionCode,
    row: row.row ?? '',
    seat: row.seat ?? '',
    kind: row.seatKind ?? 'plain',
  };
}

/** A token as its holder sees it; its policy is the one that was bought, as it is by now. */
export function presentToken(row: TokenRow, locale: Locale, now: Date): Token {
  const seat = seatOf(row);
  const sectionName = row.sectionName ?? row.sectionCode;
  return {
    tokenId: row.tokenId,
    eventId: row.eventId,
    orderId: row.orderId,
    offerGroupId: row.offerGroupId,
    state: row.state,
    name: inLocale(row.names, locale),
    seating: row.seating,
    ...(seat ? { seat } : {}),
    ...(row.seating === 'ga' && sectionName ? { sectionName } : {}),
    ...(row.gate ? { gate: row.gate } : {}),
    attendance: row.attendance,
    ...(row.ageGroup ? { ageGroup: row.ageGroup } : {}),
    paid: { amount: row.paidAmount, currency: row.paidCurrency },
    policy: policyAt(row.policy, now),
  };
}
