import type { TokenPolicy } from '@foyer/contract';
import fc from 'fast-check';
import { mayReceive, mayRevoke, mayTransfer, type PassableToken } from './assignmentPolicy.ts';

const now = new Date('2027-03-01T12:00:00Z');
const policy: TokenPolicy = { transfer: 'allowed', resale: 'forbidden', refund: 'none', idRequired: false };
const token: PassableToken = {
  state: 'active',
  policy,
  isFrozen: false,
  isCancelled: false,
  doorsAt: new Date('2027-03-05T00:00:00Z'),
  chain: ['ada'],
  hasWatched: false,
};

describe('a transfer', () => {
  it.each<[string | undefined, string, Partial<PassableToken>]>([
    [undefined, 'an own token', {}],
    ['tokenNotActive', 'a token that is sent', { state: 'sent' }],
    ['tokenNotActive', 'a token that was scanned', { state: 'checkedIn' }],
    ['tokensFrozen', 'a frozen account', { isFrozen: true }],
    ['guestLocked', 'a stream that was watched', { hasWatched: true }],
    ['transferNotAllowed', 'an event without transfers', { policy: { ...policy, transfer: 'forbidden' } }],
    ['transferClosed', 'a cancelled event', { isCancelled: true }],
    ['transferClosed', 'open doors', { doorsAt: now }],
    ['transferClosed', 'the end of transfers', { policy: { ...policy, transferUntil: now.toISOString() } }],
    [undefined, 'the last link of the chain', { chain: ['ada', 'ben', 'eve'] }],
    ['assignmentChainLimit', 'a full chain', { chain: ['ada', 'ben', 'eve', 'kim'] }],
  ])('answers %s for %s [C6.03b, C8.21u]', (reason, _title, change) => {
    const permission = mayTransfer({ ...token, ...change }, now);
    expect(permission.allowed ? undefined : permission.reason).toBe(reason);
  });

  it('tells when it opens, and is allowed from then on', () => {
    const later: TokenPolicy = { ...policy, transfer: 'later', transferFrom: '2027-03-02T00:00:00Z' };
    const opensAt = new Date('2027-03-02T00:00:00Z');
    expect(mayTransfer({ ...token, policy: later }, now)).toEqual({
      allowed: false,
      reason: 'transferNotOpen',
      opensAt,
    });
    expect(mayTransfer({ ...token, policy: later }, opensAt)).toEqual({ allowed: true });
  });

  it('goes neither to its sender nor to who has had the token [C8.21v, C8.21w]', () => {
    const chain = { chain: ['ada', 'ben'] };
    expect(mayReceive(chain, 'ben', 'ben')).toMatchObject({ reason: 'tokenSelfAssignment' });
    expect(mayReceive(chain, 'ben', 'ada')).toMatchObject({ reason: 'circularAssignment' });
    expect(mayReceive(chain, 'ben', 'eve')).toEqual({ allowed: true });
  });
});

describe('whatever is tried', () => {
  const people = ['ada', 'ben', 'eve', 'kim', 'lou', 'max'];
  it('no chain has a circle or more than three recipients, and each that may be is allowed [AZ-16]', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...people), { maxLength: 40 }), (recipients) => {
        const chain = ['ada'];
        for (const to of recipients) {
          const isFree = chain.length <= 3 && !chain.includes(to);
          const isAllowed =
            mayTransfer({ ...token, chain }, now).allowed && mayReceive({ chain }, chain.at(-1)!, to).allowed;
          expect(isAllowed).toBe(isFree);
          if (isAllowed) chain.push(to);
        }
        expect(new Set(chain).size).toBe(chain.length);
        expect(chain.length).toBeLessThanOrEqual(4);
      }),
      { numRuns: 500 },
    );
  });
});

describe('what was sent', () => {
  const sent = {
    state: 'created',
    tokenState: 'sent',
    isFrozen: false,
    policy,
    revokes: 0,
    hasWatched: false,
  } as const;
  const revocable: TokenPolicy = { ...policy, revoke: 'allowed' };
  it.each([
    [undefined, 'is taken back', sent],
    ['assignmentOver', 'is over once declined', { ...sent, state: 'declined' }],
    [
      'revokeNotAllowed',
      'stays with who accepted',
      { ...sent, state: 'accepted', tokenState: 'active' as const },
    ],
    [
      undefined,
      'is revoked where the policy allows it',
      { ...sent, state: 'accepted', tokenState: 'active' as const, policy: revocable },
    ],
    [
      'tokenNotActive',
      'stays after an entry',
      { ...sent, state: 'accepted', tokenState: 'checkedIn' as const, policy: revocable },
    ],
    [
      'revokeLimitReached',
      'is revoked five times at most',
      { ...sent, state: 'accepted', tokenState: 'active' as const, policy: revocable, revokes: 5 },
    ],
  ])('answers %s: %s [C4.13b, C4.13c, C8.21x]', (reason, _title, facts) => {
    const permission = mayRevoke(facts);
    expect(permission.allowed ? undefined : permission.reason).toBe(reason);
  });
});
