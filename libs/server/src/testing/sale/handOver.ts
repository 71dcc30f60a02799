import { sql } from 'kysely';
import type { TestServer } from '../testServer.ts';
import type { Buyer } from './people/buyers.ts';
import type { SoldToken } from './soldTokens.ts';

/** Sends tokens of one event to a person by mail. */
export const sendTo = (
  server: TestServer,
  { token }: Buyer,
  tokens: readonly SoldToken[],
  emailAddress: string,
  more: { message?: string; idempotencyKey?: string } = {},
) => {
  const { idempotencyKey, ...said } = more;
  const tokenIds = tokens.map(({ tokenId }) => tokenId);
  const body = {
    eventId: tokens[0]!.eventId,
    tokenIds,
    assigneeKind: 'user' as const,
    emailAddress,
    ...said,
  };
  return server.call('createTokenAssignment', {
    token,
    body,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  });
};

/** Reads the link in the newest invitation to an address. */
export async function mailedInvitation(
  server: TestServer,
  emailAddress: string,
): Promise<{ inviteId: string; acceptanceCode: string }> {
  const mail = (await server.mails()).find(
    ({ recipient, textBody }) => recipient === emailAddress && textBody.includes('acceptanceCode='),
  );
  const { searchParams } = new URL(/https?:\S+acceptanceCode=\S+/.exec(mail?.textBody ?? '')![0]);
  return { inviteId: searchParams.get('inviteId')!, acceptanceCode: searchParams.get('acceptanceCode')! };
}

/** Lets what a person has just sent wait for its mail for an hour, as in a young session. */
export async function letInvitationWait(
  { database }: TestServer,
  { userId }: Buyer,
): Promise<{ eventId: string; assignmentGroupId: string }> {
  const { rows } = await sql<{ eventId: string; assignmentGroupId: string }>`
    update token_invitation set sends_at = foyer_now() + interval '1 hour' where from_user_id = ${userId}
    returning event_id as "eventId", assignment_group_id as "assignmentGroupId"`.execute(database.query);
  return rows.at(-1)!;
}
