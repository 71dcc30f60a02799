import type { Token, TokenAssignment, TokenPermissions } from '@foyer/contract';
import { presentPermission } from '../../platform/http/access/permission.ts';
import type { HeldToken } from '../token/tokenRepository.ts';
import { mayGiveBack, mayResend, mayRevoke, mayTransfer } from './assignmentPolicy.ts';
import { mayChange, mayNameChild, mayNameGuest, maySelfAssign } from './guestPolicy.ts';
import type { OwnAssignment, TokenStanding } from './standingRepository.ts';

const iso = (stored: string): string => new Date(stored).toISOString();

/** Presents an assignment to the person who made it. */
export function presentAssignment(own: OwnAssignment): TokenAssignment {
  const { assignmentId, assignmentGroupId, kind, state, emailAddress, firstName, lastName } = own;
  return {
    assignmentId,
    ...(assignmentGroupId === null ? {} : { assignmentGroupId }),
    state,
    assigneeKind: kind,
    ...(emailAddress === null ? {} : { emailAddress }),
    ...(firstName === null ? {} : { firstName }),
    ...(lastName === null ? {} : { lastName }),
    createdAt: iso(own.createdAt),
    ...(own.sendsAt === null ? {} : { sendsAt: iso(own.sendsAt) }),
    history: own.history.map(({ state: step, at }) => ({ state: step, at: iso(at) })),
  };
}

interface Reader {
  readerId: string;
  now: Date;
  /** Whether the deployment lets fans hand tokens over. */
  hasTransfers: boolean;
}

/** Permitted actions of who enters with a token, for its holder. */
function guestPermissionsOf(row: HeldToken, standing: TokenStanding): Partial<TokenPermissions> {
  const token = { ...row, ...standing };
  const { own, attendeeKind } = standing;
  return {
    nameGuest: presentPermission(mayNameGuest(token)),
    nameChild: presentPermission(mayNameChild(token)),
    ...(own?.state === 'created' && own.kind !== 'user'
      ? { editGuest: presentPermission(mayChange(token)) }
      : {}),
    ...(attendeeKind === 'holder' ? {} : { selfAssign: presentPermission(maySelfAssign(token)) }),
  };
}

/** Permitted actions of a hand-over, each absent where it has no meaning. */
function permissionsOf(
  row: HeldToken,
  standing: TokenStanding,
  { readerId, now, hasTransfers }: Reader,
): Partial<TokenPermissions> {
  const { own, inviter, revokes } = standing;
  const sent = own && { ...row, ...standing, state: own.state, tokenState: row.state, revokes };
  const isGuest = own !== null && own.kind !== 'user';
  return {
    ...(row.holderId === readerId ? guestPermissionsOf(row, standing) : {}),
    ...(hasTransfers && row.holderId === readerId
      ? { transfer: presentPermission(mayTransfer({ ...row, ...standing }, now)) }
      : {}),
    ...(sent?.state === 'created'
      ? { takeBack: presentPermission(isGuest ? mayChange({ ...row, ...standing }) : mayRevoke(sent)) }
      : {}),
    ...(sent?.state === 'created' && row.state === 'sent'
      ? { resend: presentPermission(mayResend(sent, now)) }
      : {}),
    ...(sent?.state === 'accepted' ? { revoke: presentPermission(mayRevoke(sent)) } : {}),
    ...(inviter
      ? {
          giveBack: presentPermission(
            mayGiveBack({
              ...{ state: 'accepted', tokenState: row.state, isFrozen: row.isFrozen },
              hasWatched: standing.hasWatched,
              isSenderGone: inviter.isGone,
            }),
          ),
        }
      : {}),
  };
}

/** Adds to a presented token who handed it to whom, and what the reader may do about it. */
export function withStanding(token: Token, row: HeldToken, standing: TokenStanding, reader: Reader): Token {
  const { own, inviter } = standing;
  return {
    ...token,
    ...(own ? { assignment: presentAssignment(own) } : {}),
    ...(inviter
      ? {
          inviter: {
            assignmentId: inviter.assignmentId,
            firstName: inviter.firstName ?? '',
            lastName: inviter.lastName ?? '',
          },
        }
      : {}),
    ...(token.allowed ? { allowed: { ...token.allowed, ...permissionsOf(row, standing, reader) } } : {}),
  };
}
