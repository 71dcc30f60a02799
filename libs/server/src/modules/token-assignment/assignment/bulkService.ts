import type { CreateTokenAssignmentsRequest, TokenAssignmentGroup } from '@foyer/contract';
import { parseEmailAddress } from '@foyer/util';
import { failure } from '../../../platform/http/answers/failure.ts';
import { sendShares, type Share } from './assignmentService.ts';
import type { Doing } from './doing.ts';

type Recipient = CreateTokenAssignmentsRequest['recipients'][number];

/** Lines that an error names. */
const mostLines = 100;

/** @throws bulkInvalidEmails for addresses that are none, with their lines */
function refuseInvalid(recipients: readonly Recipient[]): void {
  const wrong = recipients.filter(({ email }) => parseEmailAddress(email) === undefined);
  if (wrong.length === 0) return;
  throw failure('bulkInvalidEmails', { lines: wrong.slice(0, mostLines).map(({ line }) => line) });
}

/**
 * Gives recipients the tokens in the order in which both are listed; an address that is listed twice is one person.
 * @throws bulkQuantityExceeds with the first line without a token, bulkNotEnoughEmails if tokens are left over
 */
function shareOut(recipients: readonly Recipient[], tokenIds: readonly string[]): Share[] {
  refuseInvalid(recipients);
  const shares = new Map<string, { tokenIds: string[]; lines: number[] }>();
  let at = 0;
  for (const { email, qty, line } of recipients) {
    const emailAddress = parseEmailAddress(email)!;
    const share = shares.get(emailAddress) ?? { tokenIds: [], lines: [] };
    const given = tokenIds.slice(at, at + qty);
    if (given.length < qty) throw failure('bulkQuantityExceeds', { lines: [line] });
    at += qty;
    share.tokenIds.push(...given);
    share.lines.push(line);
    shares.set(emailAddress, share);
  }
  if (at < tokenIds.length) throw failure('bulkNotEnoughEmails', { lines: [] });
  return [...shares].map(([emailAddress, share]) => ({ emailAddress, ...share }));
}

/** Sends tokens to many people by mail, all or none [C7.65b, C3.34]. */
export const sendToMany = (
  doing: Doing,
  { eventId, tokenIds, recipients, message }: CreateTokenAssignmentsRequest,
): Promise<TokenAssignmentGroup> =>
  sendShares(doing, {
    eventId,
    shares: shareOut(recipients, tokenIds),
    ...(message === undefined ? {} : { message }),
  });
