import { buildProfile } from '@foyer/testing';
import { authenticationFlow, canGoBack, noFlow, topOf, type FlowEvent } from './authenticationFlow.ts';
import { open, type AuthenticationFlow, type AuthenticationStep, type FlowStart } from './flowRules.ts';

const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
const incomplete = buildProfile({ complete: false });
const both = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED', complete: false });
const blackListed = buildProfile({ userAuthenticationState: 'BLACK_LISTED' });
const whole = buildProfile();

const start = (more: Partial<FlowStart> = {}): FlowStart => ({
  goal: 'verified',
  mode: 'login',
  hasMethods: false,
  surface: 'overlay',
  ...more,
});
const begun = (more: Partial<FlowStart>, session: { isSignedIn: boolean; profile?: typeof whole }) =>
  authenticationFlow(noFlow, { type: 'started', start: start(more), session });
/** Names the state of a flow: its top step, or its end. */
const say = (flow: AuthenticationFlow): string => (flow.kind === 'open' ? topOf(flow) : flow.kind);
const after = (step: AuthenticationStep, event: FlowEvent, more: Partial<FlowStart> = {}, isNew = false) =>
  say(authenticationFlow(open(start(more), step, isNew), event));

const visitor = { isSignedIn: false };
const somebody = { isSignedIn: true };
const steps = [
  'oauthList',
  'login',
  'signUp',
  'signUpDetails',
  'accountReady',
  'forgotPassword',
  'resetPassword',
  'passwordChanged',
  'verifyEmail',
  'updateDetails',
  'finishAccount',
  'finishAccountDetails',
  'loadProfile',
  'logout',
] as const;

describe('the first step [I4.01, I3.28]', () => {
  it.each<[string, Partial<FlowStart>, typeof visitor & { profile?: typeof whole }, string]>([
    ['log-in preferred', { mode: 'login' }, visitor, 'login'],
    ['sign-up preferred', { mode: 'signUp' }, visitor, 'signUp'],
    ['OAuth methods exist', { mode: 'signUp', hasMethods: true }, visitor, 'oauthList'],
    ['from verify-email', { source: 'verifyEmail', mode: 'signUp', hasMethods: true }, visitor, 'login'],
    ['from a transaction', { source: 'transaction', mode: 'signUp' }, visitor, 'signUp'],
    ['signed in, profile on its way', {}, somebody, 'loadProfile'],
    ['signed in and verified', {}, { ...somebody, profile: whole }, 'COMPLETED'],
    ['signed in, unverified', {}, { ...somebody, profile: unverified }, 'verifyEmail'],
    ['signed in, update forced', { forceUpdate: true }, { ...somebody, profile: whole }, 'updateDetails'],
    ['signed in, black-listed', {}, { ...somebody, profile: blackListed }, 'CANCELLED'],
    ['logged in as another person', { logoutExisting: true }, { ...somebody, profile: whole }, 'logout'],
    ['no one to log out', { logoutExisting: true }, visitor, 'login'],
    ['a reset link', { at: 'resetPassword' }, { ...somebody, profile: whole }, 'resetPassword'],
    ['a completion link', { at: 'finishAccount' }, visitor, 'finishAccount'],
    ['already logged out', { at: 'logout' }, visitor, 'COMPLETED'],
    ['logging out', { at: 'logout' }, { ...somebody, profile: whole }, 'logout'],
  ])('%s', (_name, more, session, expected) => expect(say(begun(more, session))).toBe(expected));

  it('takes the place of a flow that was open: one at a time', () => {
    const flow = authenticationFlow(open(start(), 'updateDetails'), {
      type: 'started',
      start: start({ mode: 'signUp' }),
      session: visitor,
    });
    expect(flow).toMatchObject({ stack: ['signUp'] });
  });

  it('logs out first and then restarts as it was wanted', () => {
    const out = begun({ logoutExisting: true, mode: 'signUp', goal: 'signedIn' }, somebody);
    const again = authenticationFlow(out, { type: 'signedOut' });
    expect(again).toMatchObject({ stack: ['signUp'], start: { goal: 'signedIn', logoutExisting: false } });
  });
});

/** Outcome of each event at each step; with a complete profile where there is one. */
const table: Record<AuthenticationStep, Record<string, string>> = {
  oauthList: { succeeded: 'COMPLETED', known: 'COMPLETED', proceeded: 'oauthList', out: 'oauthList' },
  login: { succeeded: 'COMPLETED', known: 'COMPLETED', proceeded: 'login', out: 'login' },
  signUp: { succeeded: 'accountReady', known: 'COMPLETED', proceeded: 'signUp', out: 'signUp' },
  signUpDetails: {
    succeeded: 'accountReady',
    known: 'COMPLETED',
    proceeded: 'signUpDetails',
    out: 'signUpDetails',
  },
  accountReady: {
    succeeded: 'accountReady',
    known: 'accountReady',
    proceeded: 'COMPLETED',
    out: 'CANCELLED',
  },
  forgotPassword: {
    succeeded: 'COMPLETED',
    known: 'COMPLETED',
    proceeded: 'forgotPassword',
    out: 'forgotPassword',
  },
  resetPassword: {
    succeeded: 'passwordChanged',
    known: 'resetPassword',
    proceeded: 'resetPassword',
    out: 'resetPassword',
  },
  passwordChanged: {
    succeeded: 'passwordChanged',
    known: 'passwordChanged',
    proceeded: 'COMPLETED',
    out: 'CANCELLED',
  },
  verifyEmail: { succeeded: 'COMPLETED', known: 'COMPLETED', proceeded: 'verifyEmail', out: 'CANCELLED' },
  updateDetails: { succeeded: 'COMPLETED', known: 'COMPLETED', proceeded: 'updateDetails', out: 'CANCELLED' },
  finishAccount: {
    succeeded: 'COMPLETED',
    known: 'finishAccount',
    proceeded: 'finishAccount',
    out: 'finishAccount',
  },
  finishAccountDetails: {
    succeeded: 'COMPLETED',
    known: 'finishAccountDetails',
    proceeded: 'finishAccountDetails',
    out: 'finishAccountDetails',
  },
  loadProfile: { succeeded: 'COMPLETED', known: 'COMPLETED', proceeded: 'loadProfile', out: 'CANCELLED' },
  logout: { succeeded: 'logout', known: 'logout', proceeded: 'logout', out: 'COMPLETED' },
};
const events: Record<string, FlowEvent> = {
  succeeded: { type: 'succeeded', profile: whole },
  known: { type: 'profileKnown', profile: whole },
  proceeded: { type: 'proceeded', profile: whole },
  out: { type: 'signedOut' },
};
const cells = steps.flatMap((step) =>
  Object.entries(table[step]).map(([name, expected]) => [step, name, expected] as const),
);

describe('every step and every event [I2.32, I4.02, I4.03]', () => {
  it.each(cells)('%s, %s: %s', (step, name, expected) => expect(after(step, events[name]!)).toBe(expected));

  it.each(steps)('%s is left by cancelling, by no black-listed account, and for another one', (step) => {
    expect(after(step, { type: 'cancelled' })).toBe('CANCELLED');
    expect(after(step, { type: 'profileKnown', profile: blackListed })).toBe('CANCELLED');
    expect(after(step, { type: 'startedOver' })).toBe('logout');
  });

  it.each(steps)('%s lies on the step before it, and back uncovers that [I4.04]', (step) => {
    const one = open(start(), 'oauthList');
    const two = authenticationFlow(one, { type: 'moved', step });
    expect(two).toMatchObject({ stack: ['oauthList', step] });
    expect(authenticationFlow(two, { type: 'back' })).toEqual(one);
    expect(authenticationFlow(one, { type: 'back' })).toBe(one);
    expect(canGoBack(one)).toBe(false);
    const isOffered = /^(login|signUp|signUpDetails|forgotPassword|finishAccountDetails)$/.test(step);
    expect(canGoBack(two as typeof one)).toBe(isOffered);
    expect(canGoBack(open(start(), step))).toBe(false);
  });
});

describe('what follows a success [I4.02]', () => {
  const way = [
    'login',
    'oauthList',
    'verifyEmail',
    'loadProfile',
    'accountReady',
    'passwordChanged',
  ] as const;
  const done = (step: (typeof way)[number], profile: typeof whole): FlowEvent =>
    step === 'accountReady' || step === 'passwordChanged'
      ? { type: 'proceeded', profile }
      : { type: 'succeeded', profile };

  it.each(way)('%s: verification first, then the details, then the end', (step) => {
    expect(after(step, done(step, both))).toBe('verifyEmail');
    expect(after(step, done(step, unverified))).toBe('verifyEmail');
    expect(after(step, done(step, incomplete))).toBe('updateDetails');
    expect(authenticationFlow(open(start(), step), done(step, whole))).toEqual({
      kind: 'COMPLETED',
      profile: whole,
    });
  });

  it.each(way)('%s: does not ask to verify again after verifying', (step) => {
    expect(after(step, done(step, unverified), { source: 'verifyEmail' })).toBe('COMPLETED');
    expect(after(step, done(step, both), { source: 'verifyEmail' })).toBe('updateDetails');
  });

  it.each(way)('%s: a session is enough where no more is wanted', (step) =>
    expect(after(step, done(step, both), { goal: 'signedIn' })).toBe('COMPLETED'),
  );

  it('asks a new account for its details first, once, and others when it is forced [I4.05]', () => {
    const isNew = { type: 'succeeded', profile: both, isNew: true } as const;
    expect(after('oauthList', isNew)).toBe('updateDetails');
    expect(after('oauthList', { ...isNew, isNew: false })).toBe('verifyEmail');
    expect(after('accountReady', { type: 'proceeded', profile: both }, {}, true)).toBe('updateDetails');
    expect(after('accountReady', { type: 'proceeded', profile: unverified }, {}, true)).toBe('verifyEmail');
    expect(after('login', { type: 'succeeded', profile: whole }, { forceUpdate: true })).toBe(
      'updateDetails',
    );
    expect(after('updateDetails', { type: 'profileKnown', profile: whole }, { forceUpdate: true })).toBe(
      'updateDetails',
    );
    expect(after('updateDetails', { type: 'succeeded', profile: whole }, { forceUpdate: true })).toBe(
      'COMPLETED',
    );
  });

  it('ends after the details, unless the goal cannot do without a verified address [I4.03, I4.10]', () => {
    const saved = { type: 'succeeded', profile: unverified } as const;
    expect(after('updateDetails', saved, {}, true)).toBe('verifyEmail');
    expect(after('updateDetails', saved, { goal: 'signedIn' }, true)).toBe('COMPLETED');
    expect(after('finishAccountDetails', { type: 'succeeded', profile: whole }, {}, true)).toBe('COMPLETED');
  });

  it('remembers that the account is new until the end [I4.05]', () => {
    const made = authenticationFlow(open(start(), 'signUpDetails'), { type: 'succeeded', profile: both });
    expect(made).toMatchObject({ stack: ['accountReady'], isNew: true });
    expect(authenticationFlow(made, { type: 'proceeded', profile: incomplete })).toMatchObject({
      stack: ['updateDetails'],
      isNew: true,
    });
  });

  it('ends without a profile after a reset mail and after logging out [I4.03]', () => {
    expect(authenticationFlow(open(start(), 'forgotPassword'), { type: 'succeeded' })).toEqual({
      kind: 'COMPLETED',
    });
    expect(after('logout', { type: 'succeeded' })).toBe('COMPLETED');
    expect(after('login', { type: 'succeeded' })).toBe('login');
  });
});

describe('an open flow', () => {
  it('stays the very same when news change nothing', () => {
    const waiting = open(start(), 'verifyEmail');
    expect(authenticationFlow(waiting, { type: 'profileKnown', profile: unverified })).toBe(waiting);
  });

  it('starts over with another account, for the same goal [I4.08]', () => {
    const out = authenticationFlow(open(start({ goal: 'verified', source: 'transaction' }), 'verifyEmail'), {
      type: 'startedOver',
    });
    const again = authenticationFlow(out, { type: 'signedOut' });
    expect(again).toMatchObject({
      stack: ['signUp'],
      start: { goal: 'verified', source: 'transaction', mode: 'signUp' },
    });
  });

  it.each([{ kind: 'COMPLETED' }, { kind: 'CANCELLED' }, noFlow] as const)(
    '%j stays as it ended until the person logs out',
    (ended) => {
      expect(authenticationFlow(ended, { type: 'succeeded', profile: whole })).toBe(ended);
      expect(authenticationFlow(ended, { type: 'cancelled' })).toBe(ended);
      expect(authenticationFlow(ended, { type: 'signedOut' })).toEqual(noFlow);
    },
  );
});
