import type { TestServer } from '../testServer.ts';
import type { Buyer } from './buyers.ts';
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
