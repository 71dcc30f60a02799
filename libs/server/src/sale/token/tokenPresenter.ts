import type { AssignmentState, Locale, Token } from '@foyer/contract';
import { policyAt } from '../event/eventPresenter.ts';
import { presentPermission, refused } from '../../platform/http/access/permission.ts';
import { inLocale } from '../../platform/texts/inLocale.ts';
import { assignmentStateOf } from './assignmentState.ts';
import type { WalletKind } from '../../platform/gateways/wallet/walletGateway.ts';
import { mayHavePass, mayShowCode } from './tokenPolicy.ts';
import type { HeldToken, TokenRow } from './tokenRepository.ts';

type SectionNames = ReadonlyMap<string, string>;

/** Presents the seat of a token; undefined without one. */
export function seatOf(
  row: Pick<TokenRow, 'seatCode' | 'sectionCode' | 'row' | 'seat' | 'seatKind'>,
  names: SectionNames,
): Token['seat'] {
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

/** Reader of a token, and its place. */
export interface TokenReading {
  /** Its owner or holder. */
  readerId: string;
  /** Names of the sections in the event's chart. */
  sectionNames: SectionNames;
  locale: Locale;
  now: Date;
  /** State of the last assignment of the token by the reader. */
  lastAssignment?: AssignmentState | undefined;
}

/** What only the owner of a token sees; of one without an order, nobody knows here what was paid. */
const purchaseOf = ({ ownerId, orderId, paidAmount, paidCurrency }: TokenRow, readerId: string) =>
  ownerId === readerId && orderId !== null
    ? { orderId, paid: { amount: paidAmount, currency: paidCurrency } }
    : {};

/** Season of a token, with the member's id for its owner. */
function seasonOf({ season, ownerId }: TokenRow, readerId: string, locale: Locale): Pick<Token, 'season'> {
  if (!season) return {};
  const isShown = ownerId === readerId && season.memberId !== null;
  return {
    season: {
      name: inLocale(season.names, locale),
      ...(isShown ? { memberId: season.memberId! } : {}),
    },
  };
}

/** Presents a token to its owner or holder, with the policy of its purchase evaluated at `now`. */
export function presentToken(
  row: TokenRow,
  { readerId, sectionNames, locale, now, lastAssignment }: TokenReading,
): Token {
  const seat = seatOf(row, sectionNames);
  const sectionName =
    row.sectionCode === null ? undefined : (sectionNames.get(row.sectionCode) ?? row.sectionCode);
  const assignmentState = assignmentStateOf({ ...row, lastAssignment }, readerId);
  return {
    tokenId: row.tokenId,
    eventId: row.eventId,
    offerGroupId: row.offerGroupId,
    state: row.state,
    ...(assignmentState ? { assignmentState } : {}),
    name: inLocale(row.names, locale),
    seating: row.seating,
    ...(seat ? { seat } : {}),
    ...(row.seating === 'ga' && sectionName ? { sectionName } : {}),
    ...(row.gate ? { gate: row.gate } : {}),
    attendance: row.attendance,
    ...(row.ageGroup ? { ageGroup: row.ageGroup } : {}),
    ...purchaseOf(row, readerId),
    ...seasonOf(row, readerId, locale),
    policy: policyAt(row.policy, now),
  };
}

/**
 * Presents a token with what the reader may do with its code, which is only its holder's; other permitted actions are
 * those of its assignment.
 * @param wallets that the server signs passes for
 */
export function presentHeldToken(
  row: HeldToken,
  reading: TokenReading & { wallets: readonly WalletKind[] },
): Token {
  const presented = presentToken(row, reading);
  if (row.holderId !== reading.readerId)
    return { ...presented, allowed: { showCode: presentPermission(refused('tokenNotActive')) } };
  const pass = presentPermission(mayHavePass(row));
  return {
    ...presented,
    allowed: {
      showCode: presentPermission(mayShowCode(row)),
      ...(reading.wallets.includes('apple') ? { applePass: pass } : {}),
      ...(reading.wallets.includes('google') ? { googlePass: pass } : {}),
    },
  };
}
