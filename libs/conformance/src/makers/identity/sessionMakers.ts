import { accountPassword } from '../shared/accounts.ts';
import { free, own, plain, type NounMakers } from '../shared/nounMakers.ts';
import type { Owner } from '../../world/owner.ts';

/** Returns the id of the owner's session. */
async function sessionOf({ client, person: { token } }: Owner): Promise<string> {
  const { sessions } = await client.call('listSessions', { token });
  const current = sessions.find((session) => session.current);
  if (!current) throw new Error('listSessions has no session of the request');
  return current.sessionId;
}

export const sessionMakers: NounMakers = {
  fields: {
    emailAddress: plain(({ person }) => person.emailAddress),
    password: plain(() => accountPassword),
    token: free(({ world, person }) => world.make('logInLink', person)),
    authToken: free(),
    sessionId: own(sessionOf),
  },
  answers: { getLogInMethods: ['hasPassword'], listSessions: ['ipAddress'] },
};
