import { decideSignIn, readGivenName, type KnownAccounts } from './thirdPartyRules.ts';

const verified = { isEmailVerified: true, emailAddress: 'ada@foyer.example' };
const unverified = { ...verified, isEmailVerified: false };
const nobody: KnownAccounts = { ownerId: undefined, sameAddress: undefined };
const account = (
  state: 'EMAIL_VERIFIED' | 'EMAIL_UNVERIFIED' | 'BLACK_LISTED',
  more: { hasOtherIdentity?: boolean; isPartial?: boolean } = {},
): KnownAccounts => ({
  ownerId: undefined,
  sameAddress: { userId: 'u-1', state, hasOtherIdentity: false, isPartial: false, ...more },
});
const refused = (code: string) => ({ kind: 'refuse', code });

describe('decideSignIn', () => {
  it.each([
    ['a new person', verified, nobody, { kind: 'create' }],
    [
      'an address that both have seen verified',
      verified,
      account('EMAIL_VERIFIED'),
      { kind: 'link', userId: 'u-1' },
    ],
    ['a known identity', verified, { ...nobody, ownerId: 'u-2' }, { kind: 'enter', userId: 'u-2' }],
    [
      'a known identity whose address is now that of another account',
      verified,
      { ...account('EMAIL_VERIFIED'), ownerId: 'u-2' },
      { kind: 'enter', userId: 'u-2' },
    ],
    [
      'a known identity with an address not verified any more',
      unverified,
      { ...nobody, ownerId: 'u-2' },
      { kind: 'enter', userId: 'u-2' },
    ],
    ['an unverified address', unverified, nobody, refused('thirdPartyEmailNotVerified')],
    [
      'no address',
      { isEmailVerified: true, emailAddress: undefined },
      nobody,
      refused('thirdPartyEmailNotVerified'),
    ],
    [
      'an unverified claim on a verified account',
      unverified,
      account('EMAIL_VERIFIED'),
      refused('thirdPartyEmailNotVerified'),
    ],
    [
      'an account that a stranger opened in advance',
      verified,
      account('EMAIL_UNVERIFIED'),
      refused('thirdPartyAccountUnverified'),
    ],
    [
      'a second identity for one address',
      verified,
      account('EMAIL_VERIFIED', { hasOtherIdentity: true }),
      refused('thirdPartyAccountTaken'),
    ],
    [
      'an account that was begun for its owner',
      verified,
      account('EMAIL_UNVERIFIED', { isPartial: true }),
      { kind: 'finish', userId: 'u-1' },
    ],
    [
      'an unverified claim on a begun account',
      unverified,
      account('EMAIL_UNVERIFIED', { isPartial: true }),
      refused('thirdPartyEmailNotVerified'),
    ],
    [
      'a black-listed account that was begun',
      verified,
      account('BLACK_LISTED', { isPartial: true }),
      refused('forbidden'),
    ],
    ['a black-listed account', verified, account('BLACK_LISTED'), refused('forbidden')],
  ])('%s [I8.09, I7.08, AZ-08]', (_name, identity, known, decision) => {
    expect(decideSignIn(identity, known)).toEqual(decision);
  });
});

describe('readGivenName', () => {
  it.each([
    [['Ada', 'Grace'], 'Ada'],
    [[undefined, ' Grace '], 'Grace'],
    [['  ', 'Grace'], 'Grace'],
    [['A\u0000da\n'], 'Ada'],
    [[undefined], null],
    [['x'.repeat(300)], 'x'.repeat(100)],
  ])('%j is %s [I3.18]', (candidates, name) => {
    expect(readGivenName(...candidates)).toBe(name);
  });
});
