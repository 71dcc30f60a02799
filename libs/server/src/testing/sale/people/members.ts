import type { MemberRight } from '@foyer/contract';
import type { Authenticate, Caller } from '../../../platform/http/access/actor.ts';
import type { TestServer } from '../../testServer.ts';
import { knowsBuyers, makeBuyers, type Buyer } from './buyers.ts';

/** Members of organisations beside buyers, by their tokens; for tests of something other than authentication. */
export function knowsMembers() {
  const memberships = new Map<string, Caller['memberships']>();
  const authenticate: Authenticate = async (token) => {
    const buyer = await knowsBuyers(token);
    return buyer && { ...buyer, memberships: memberships.get(token) ?? [] };
  };
  return {
    authenticate,
    /** Creates a member of the organisation of an event. */
    memberOf: async ({ database }: TestServer, eventId: string, right: MemberRight): Promise<Buyer> => {
      const [member] = (await makeBuyers(database, 1)) as [Buyer];
      const { clientId } = await database.query
        .selectFrom('event')
        .select('clientId')
        .where('eventId', '=', eventId)
        .executeTakeFirstOrThrow();
      memberships.set(member.token, [{ clientId, rights: [right] }]);
      return member;
    },
  };
}
