import { buildProfile } from '@foyer/testing';
import {
  authenticationFlow,
  canGoBack,
  noFlow,
  type AuthenticationFlow,
  type FlowEvent,
  type OpenFlow,
} from './authenticationFlow.ts';

const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const incomplete = buildProfile({ complete: false });
const blackListed = buildProfile({ userAuthenticationState: 'BLACK_LISTED' });
const whole = buildProfile();
const run = (...events: FlowEvent[]): AuthenticationFlow => events.reduce(authenticationFlow, noFlow);
const start = (goal: 'signedIn' | 'verified', preferred: 'login' | 'signUp' = 'signUp'): FlowEvent => ({
  type: 'started',
  goal,
  preferred,
  profile: undefined,
});

describe('the way in', () => {
  it('begins with the preferred step, and with what is missing where somebody is signed in [I4.01]', () => {
    expect(run(start('verified', 'login'))).toMatchObject({ stack: ['login'] });
    expect(run(start('verified', 'signUp'))).toMatchObject({ stack: ['signUp'] });
    expect(run({ ...start('verified'), profile: unverified } as FlowEvent)).toMatchObject({
      stack: ['verifyEmail'],
    });
    expect(run({ ...start('verified'), profile: whole } as FlowEvent)).toEqual({ kind: 'COMPLETED' });
  });

  it.each([
    ['signedIn', unverified, { kind: 'COMPLETED' }],
    ['verified', unverified, { kind: 'open', goal: 'verified', stack: ['verifyEmail'] }],
    ['verified', incomplete, { kind: 'open', goal: 'verified', stack: ['updateDetails'] }],
    ['verified', whole, { kind: 'COMPLETED' }],
    ['signedIn', blackListed, { kind: 'CANCELLED' }],
    ['verified', blackListed, { kind: 'CANCELLED' }],
  ] as const)('toward %s goes on from what the profile says [I4.02, I6.04]', (goal, profile, expected) => {
    expect(run(start(goal), { type: 'profileKnown', profile })).toEqual(expected);
  });

  it('goes from verifying to completing the profile to the end [I4.08, I4.10]', () => {
    const both = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED', complete: false });
    const known = (profile: typeof both): FlowEvent => ({ type: 'profileKnown', profile });
    expect(run(start('verified'), known(both))).toMatchObject({ stack: ['verifyEmail'] });
    expect(run(start('verified'), known(both), known(incomplete))).toMatchObject({
      stack: ['updateDetails'],
    });
    expect(run(start('verified'), known(both), known(incomplete), known(whole))).toEqual({
      kind: 'COMPLETED',
    });
  });

  it('offers back only above another step [I4.04]', () => {
    const one = run(start('signedIn')) as OpenFlow;
    const two = run(start('signedIn'), { type: 'moved', step: 'login' }) as OpenFlow;
    expect([canGoBack(one), canGoBack(two)]).toEqual([false, true]);
    expect(authenticationFlow(two, { type: 'back' })).toEqual(one);
    expect(authenticationFlow(one, { type: 'back' })).toEqual(one);
    expect(canGoBack(run({ ...start('verified'), profile: unverified } as FlowEvent) as OpenFlow)).toBe(
      false,
    );
  });

  it('shows the success of signing up before it goes on, whatever the profile says meanwhile [I4.05]', () => {
    const made = run(
      start('verified'),
      { type: 'accountMade' },
      { type: 'profileKnown', profile: unverified },
    );
    expect(made).toMatchObject({ kind: 'open', stack: ['accountReady'] });
    expect(canGoBack(made as OpenFlow)).toBe(false);
    expect(authenticationFlow(made, { type: 'proceeded', profile: unverified })).toMatchObject({
      stack: ['verifyEmail'],
    });
    expect(run(start('signedIn'), { type: 'accountMade' }, { type: 'proceeded', profile: whole })).toEqual({
      kind: 'COMPLETED',
    });
    expect(authenticationFlow(made, { type: 'profileKnown', profile: blackListed })).toEqual({
      kind: 'CANCELLED',
    });
  });

  it('says how it ended, and stays ended [I4.03]', () => {
    expect(run(start('signedIn'), { type: 'cancelled' })).toEqual({ kind: 'CANCELLED' });
    expect(run(start('signedIn'), { type: 'cancelled' }, { type: 'profileKnown', profile: whole })).toEqual({
      kind: 'CANCELLED',
    });
    expect(run(start('signedIn'), { type: 'signedOut' })).toEqual({ kind: 'CANCELLED' });
    expect(run({ type: 'signedOut' })).toEqual(noFlow);
  });
});
