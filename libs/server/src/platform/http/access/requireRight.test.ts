import type { MemberRight } from '@foyer/contract';
import type { Site } from '../../hosts/sites.ts';
import type { Access } from './access.ts';
import { memberRights, type Actor } from './actor.ts';
import { requireRight, type OperationRight } from './requireRight.ts';

const [aurora, borealis, concert, play] = ['aurora', 'borealis', 'concert', 'play'];
const organisers: Record<string, string> = { concert: aurora, play: borealis };
const mainSite: Site = { kind: 'consumer', host: 'foyer.example' };
const auroraSite: Site = { kind: 'whiteLabel', host: 'aurora.example', clientId: aurora };

const actorWith = (more: Partial<Actor>): Actor => ({
  userId: 'ada',
  sessionId: 'session',
  isEmailVerified: true,
  isBlackListed: false,
  memberships: [],
  engagements: [],
  authenticatedAt: new Date(0),
  site: mainSite,
  ...more,
});
const member = (clientId: string, ...rights: MemberRight[]) =>
  actorWith({ memberships: [{ clientId, rights }] });
const promoter = (eventId: string) => actorWith({ engagements: [{ eventId }] });

/** Finds the code with which a call is refused; undefined if the caller may act. */
const refusalOf = (actor: Actor, access: Access, right: OperationRight, query: object) =>
  requireRight({ access, right, actor, query, body: undefined }, async (eventId, { clientId }) =>
    clientId === undefined || organisers[eventId] === clientId ? organisers[eventId] : undefined,
  ).then(
    () => undefined,
    ({ code }: { code: string }) => code,
  );

describe('the right of a member [AZ-02]', () => {
  const cells = memberRights.flatMap((needed) => memberRights.map((held) => ({ needed, held })));

  it.each(cells)('for $needed is held with $held, or not', async ({ needed, held }) => {
    const wanted = held === needed || held === 'owner' ? undefined : 'forbidden';
    const ask = (right: OperationRight, query: object) =>
      refusalOf(member(aurora, held), 'client', right, query);
    expect(await ask({ right: needed, scope: 'eventId' }, { eventId: concert })).toBe(wanted);
    expect(await ask({ right: needed, scope: 'clientId' }, { clientId: aurora })).toBe(wanted);
  });

  it.each(memberRights)('%s of another organisation finds nothing', async (held) => {
    const ask = (right: OperationRight, query: object) =>
      refusalOf(member(borealis, held), 'client', right, query);
    expect(await ask({ right: held, scope: 'eventId' }, { eventId: concert })).toBe('notFound');
    expect(await ask({ right: held, scope: 'eventId' }, { eventId: 'none' })).toBe('notFound');
    expect(await ask({ right: held, scope: 'clientId' }, { clientId: aurora })).toBe('notFound');
  });
});

describe('the engagement of a promoter [AZ-02]', () => {
  it.each([
    [concert, undefined],
    [play, 'notFound'],
    ['none', 'notFound'],
  ])('for a concert answers a call about %s with %s', async (eventId, wanted) => {
    const asked = refusalOf(promoter(concert), 'promoter', { scope: 'eventId' }, { eventId });
    expect(await asked).toBe(wanted);
  });

  it('is enough for a call about all events of the caller', async () => {
    expect(await refusalOf(promoter(concert), 'promoter', { scope: 'caller' }, {})).toBeUndefined();
  });
});

describe('on the site of an organisation [AZ-04]', () => {
  const both = [aurora, borealis].map((clientId) => ({ clientId, rights: ['owner' as const] }));
  const actor = actorWith({
    memberships: both,
    engagements: [{ eventId: concert }, { eventId: play }],
    site: auroraSite,
  });

  it.each<[string, Access, OperationRight, object, object]>([
    ['events', 'client', { right: 'events', scope: 'eventId' }, { eventId: concert }, { eventId: play }],
    [
      'organisations',
      'client',
      { right: 'events', scope: 'clientId' },
      { clientId: aurora },
      { clientId: borealis },
    ],
    ['engagements', 'promoter', { scope: 'eventId' }, { eventId: concert }, { eventId: play }],
  ])('there are none of the %s of others', async (_what, access, right, own, others) => {
    expect(await refusalOf(actor, access, right, own)).toBeUndefined();
    expect(await refusalOf(actor, access, right, others)).toBe('notFound');
  });
});

it('takes the scope from the body too, and never goes on without one', async () => {
  const call = {
    access: 'client',
    right: { right: 'events', scope: 'eventId' },
    actor: member(aurora, 'events'),
    query: {},
  } as const;
  const find = async (eventId: string) => organisers[eventId];
  await expect(requireRight({ ...call, body: { eventId: concert } }, find)).resolves.toBeUndefined();
  await expect(requireRight({ ...call, body: {} }, find)).rejects.toThrow('has no eventId');
});
