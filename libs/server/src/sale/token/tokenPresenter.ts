import type { Locale, Token } from '@foyer/contract';
import { policyAt } from '../event/eventPresenter.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import type { TokenRow } from './tokenRepository.ts';

type SectionNames = ReadonlyMap<string, string>;

function seatOf(row: TokenRow, names: SectionNames): Token['seat'] {
  if (row.seatCode === null || row.sectionCode === null) return undefined;
  return {
    seatCode: row.seatCode,
    sectionCode: row.sectionCode,
    section: names.get(row.sectionCode) ?? row.sectionCode,
    row: row.row ?? '',
    seat: row.seat ?? '',
    kind: row.seatKind ?? 'plain',
  };
}

/**
 * Presents a token to its holder, with the policy of its purchase evaluated at `now`.
 * @param names names of the sections in the event's chart
 */
export function presentToken(row: TokenRow, names: SectionNames, locale: Locale, now: Date): Token {
  const seat = seatOf(row, names);
  const sectionName = row.sectionCode === null ? undefined : (names.get(row.sectionCode) ?? row.sectionCode);
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
