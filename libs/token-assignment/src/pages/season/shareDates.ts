import type { CreateSeasonAssignmentsRequest, EventSummary, SeasonDate, Token } from '@foyer/contract';
import { totalOf, type Recipient } from '../../model/recipients.ts';

/** Date with what of it can be sent. */
export interface FreeDate {
  event: EventSummary;
  tokens: readonly Token[];
}

/** Dates of a season pass with their {product} that can be sent. */
export const freeDates = (dates: readonly SeasonDate[]): FreeDate[] =>
  dates.map(({ event, tokens }) => ({
    event,
    tokens: tokens.filter(({ allowed }) => allowed?.transfer?.allowed === true),
  }));

/** Who gets one {product} of a date; nobody, if it stays with the member. */
export interface ShareRow {
  event: EventSummary;
  token: Token;
  recipient: Recipient | undefined;
}

/** Dates of which the recipients would need more than can be sent. */
export const shortDates = (dates: readonly FreeDate[], recipients: readonly Recipient[]): FreeDate[] =>
  dates.filter(({ tokens }) => tokens.length < totalOf(recipients));

/** Gives each recipient, for each date, the next ones of its {product}; the rest stays with the member. */
export function shareDates(dates: readonly FreeDate[], recipients: readonly Recipient[]): ShareRow[] {
  const places = recipients.flatMap((recipient) => Array.from({ length: recipient.qty }, () => recipient));
  return dates.flatMap(({ event, tokens }) =>
    tokens.map((token, at) => ({ event, token, recipient: places[at] })),
  );
}

/** Recipients of a request, each with all that the rows give them. */
export function recipientsOf(rows: readonly ShareRow[]): CreateSeasonAssignmentsRequest['recipients'] {
  const all = new Map<Recipient, string[]>();
  for (const { token, recipient } of rows)
    if (recipient) all.set(recipient, [...(all.get(recipient) ?? []), token.tokenId]);
  return [...all].map(([{ line, email }, tokenIds]) => ({ line, email, tokenIds }));
}
