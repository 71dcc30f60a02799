import { buyTokens } from '../../../../testing/sale/soldTokens.ts';
import type { Traces } from '../../../../testing/traces.ts';

export const assignmentTraces: Traces = async (server, person) => {
  const { tokens } = await buyTokens(server, person);
  const body = {
    eventId: tokens[0]!.eventId,
    tokenIds: tokens.map(({ tokenId }) => tokenId),
    assigneeKind: 'user' as const,
    emailAddress: person.emailAddress.replace('@', '-friend@'),
    message: 'See you there',
  };
  const { status, text } = await server.call('createTokenAssignment', { token: person.token, body });
  if (status !== 200) throw new Error(`Nothing was handed over: ${text}`);
};
