import {
  answeredChecks,
  passingChecks,
  principals,
  refusals,
  refusedChecks,
  type Principal,
} from '@foyer/conformance';
import { operations } from '@foyer/contract';
import { createAuthenticate } from '../../modules/identity/session/authenticate.ts';
import { accessKinds, requireAccess } from '../../platform/http/access/access.ts';
import type { Caller } from '../../platform/http/access/actor.ts';
import { rowsOf, conformanceRun } from './conformanceRun.ts';

const { server, suite, fixture, conforms } = conformanceRun('AZ-01');

describe('the roles of promoters and organisations [AZ-01]', () => {
  const actorOf = async (principal: Principal): Promise<Caller | undefined> => {
    if (principal === 'anonymous') return undefined;
    const { token } = await suite().world.newPerson(principal);
    return createAuthenticate(server.platform)(token);
  };
  const cells = accessKinds.flatMap((access) => principals.map((principal) => ({ access, principal })));

  it.each(cells)('$access lets $principal pass, or refuses, as is written here', async (cell) => {
    const { access, principal } = cell;
    const refused: Partial<Record<Principal, string>> = refusals[access];
    const refusal = refused[principal];
    const actor = await actorOf(principal);
    if (refusal)
      expect(() => requireAccess(access, actor)).toThrow(expect.objectContaining({ code: refusal }));
    else expect(() => requireAccess(access, actor)).not.toThrow();
  });

  it('are of one organisation or event, and say which', async () => {
    const [one, other] = [await actorOf('organiser'), await actorOf('otherOrganiser')];
    expect(one?.memberships).toEqual([{ clientId: fixture().clientId, rights: ['owner'] }]);
    expect(other?.memberships).toEqual([{ clientId: fixture().otherClientId, rights: ['owner'] }]);
    const [promoter, rival] = [await actorOf('promoter'), await actorOf('otherPromoter')];
    expect(promoter?.engagements).toEqual([{ eventId: fixture().shown.eventId }]);
    expect(rival?.engagements).toEqual([{ eventId: fixture().foreign.eventId }]);
  });

  // Calls of promoters have these callers: no call is theirs yet, but each that comes is checked with them.
  it('belong to the event of a call that needs one', async () => {
    const { world } = suite();
    for (const sale of [await world.make('sale'), await world.make('foreignSale')]) {
      const { token } = await world.make('engagedPromoter', { sale });
      const actor = await createAuthenticate(server.platform)(token);
      expect(actor?.engagements).toEqual([{ eventId: sale.eventId }]);
    }
  });

  it('every operation has a known access level', () => {
    for (const { access } of Object.values(operations)) expect(accessKinds).toContain(access);
  });
});

describe('the function matrix [AZ-01, C6.10a-b, C6.10e, C6.10h-i, C6.13]', () => {
  it.each(rowsOf(answeredChecks))('%s', conforms);
  it.each(rowsOf(passingChecks))('%s [I6.01, I6.03]', conforms);
  it.each(rowsOf(refusedChecks))('%s [I6.01, I6.02, I6.04]', conforms);
});
