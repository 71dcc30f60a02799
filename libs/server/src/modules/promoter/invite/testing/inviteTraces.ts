import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../../platform/database/inTransaction.ts';
import { days } from '../../../../platform/time/units.ts';
import type { Traces } from '../../../../testing/traces.ts';
import { insertInvite } from '../inviteRepository.ts';

export const inviteTraces: Traces = async ({ database, clock }, { userId, emailAddress }) => {
  const clientId = randomUUID();
  await database.query
    .insertInto('client')
    .values({ clientId, name: 'Aurora', vanityName: `aurora-${clientId}` })
    .execute();
  const invite = {
    ...{ clientId, inviteId: randomUUID(), emailAddress, rights: ['scan' as const], invitedBy: userId },
    ...{ codeHash: Buffer.alloc(32, randomUUID()), userLocale: 'en-US' as const, siteHost: null },
    expiresAt: new Date(clock.now().getTime() + days(7)),
  };
  await inTransaction(database, (tx) => insertInvite(tx, invite));
};
