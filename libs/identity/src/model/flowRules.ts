import type { Profile } from '@foyer/contract';

/** Steps of the authentication flow; they form a stack [I2.32]. */
export type AuthenticationStep =
  | 'oauthList'
  | 'login'
  | 'signUp'
  | 'signUpDetails'
  /** The account was created; shown for the success delay [I4.05]. */
  | 'accountReady'
  | 'forgotPassword'
  | 'resetPassword'
  | 'passwordChanged'
  | 'verifyEmail'
  | 'updateDetails'
  | 'finishAccount'
  | 'finishAccountDetails'
  | 'loadProfile'
  | 'logout';
/** Goal of a flow: a hold needs a session, paying needs a verified address and a complete profile. */
export type AuthenticationGoal = 'signedIn' | 'verified';
const sources = ['acceptToken', 'verifyEmail', 'redirectToDiscover', 'transaction'] as const;
/** Source of the flow: what triggered it [I3.28]. */
export type AuthenticationSource = (typeof sources)[number];
/** Tells whether a value from an address is a source. */
export const isAuthenticationSource = (word: string | null): word is AuthenticationSource =>
  sources.some((each) => each === word);
/** Preferred mode [I3.28]. */
export type AuthenticationMode = 'login' | 'signUp';

/** How a flow starts [I4.01]. */
export interface FlowStart {
  readonly goal: AuthenticationGoal;
  readonly mode: AuthenticationMode;
  /** Whether the deployment has provider log-ins. */
  readonly hasMethods: boolean;
  readonly source?: AuthenticationSource | undefined;
  /** Logs out the current user first, so that another one can log in. */
  readonly logoutExisting?: boolean | undefined;
  /** Asks for personal details even if none is missing. */
  readonly forceUpdate?: boolean | undefined;
  /** Step that a link leads to, for any user. */
  readonly at?: 'resetPassword' | 'finishAccount' | 'logout' | undefined;
  /** Overlay over the current page, or a page of its own. */
  readonly surface: 'overlay' | 'page';
}
/** Session at the start of a flow; the profile if it has loaded. */
export interface KnownSession {
  readonly isSignedIn: boolean;
  readonly profile?: Profile | undefined;
}

/** Open flow: a stack of steps, the top one shown [I4.01]. */
export interface OpenFlow {
  readonly kind: 'open';
  readonly start: FlowStart;
  /** Whether the account was created in this flow. */
  readonly isNew: boolean;
  readonly stack: readonly [AuthenticationStep, ...AuthenticationStep[]];
}
/** State of the flow: none, open, or ended, with the profile if there is one [I4.02, I4.03]. */
export type AuthenticationFlow =
  | { readonly kind: 'none' }
  | OpenFlow
  | { readonly kind: 'COMPLETED'; readonly profile?: Profile }
  | { readonly kind: 'CANCELLED' };

/** Steps that only their own events leave; a profile that loads meanwhile doesn't. */
export const waitingSteps: ReadonlySet<AuthenticationStep> = new Set([
  'accountReady',
  'passwordChanged',
  'logout',
]);
/** Steps about the account of a link, not the signed-in one. */
export const stepsOfAccount: ReadonlySet<AuthenticationStep> = new Set([
  'resetPassword',
  'finishAccount',
  'finishAccountDetails',
]);

export const open = (start: FlowStart, step: AuthenticationStep, isNew = false): OpenFlow => ({
  kind: 'open',
  start,
  isNew,
  stack: [step],
});

/**
 * Returns the step that is missing for a goal: a verified address first, unless verification is the purpose, then a
 * complete profile [I4.02]; `undefined` when nothing is missing.
 */
export function missingStep(
  goal: AuthenticationGoal,
  profile: Profile,
  source?: AuthenticationSource,
): AuthenticationStep | undefined {
  if (goal === 'signedIn') return undefined;
  if (profile.userAuthenticationState === 'EMAIL_UNVERIFIED' && source !== 'verifyEmail')
    return 'verifyEmail';
  return profile.complete ? undefined : 'updateDetails';
}

/** Tells whether an account is blocked: it has a session, but no access [I6.04]. */
export const isShutOut = (profile: Profile): boolean => profile.userAuthenticationState === 'BLACK_LISTED';

/**
 * Returns the state after a step has succeeded [I4.02]. The details of a new account come before its verification and
 * are skipped when sign-up asked for all of them. After update-details and finish-account only what the goal requires
 * follows [I4.03].
 */
export function next(
  start: FlowStart,
  from: AuthenticationStep,
  profile: Profile,
  isNew: boolean,
): AuthenticationFlow {
  if (isShutOut(profile)) return { kind: 'CANCELLED' };
  const isDetailsDone = from === 'updateDetails' && profile.complete;
  const isNewToDetail = isNew && start.goal === 'verified' && !profile.complete;
  if (!isDetailsDone && (start.forceUpdate || isNewToDetail)) return open(start, 'updateDetails', isNew);
  const missing = missingStep(start.goal, profile, start.source);
  return missing ? open(start, missing, isNew) : { kind: 'COMPLETED', profile };
}

/** Returns the initial state [I4.01]. */
export function begin(start: FlowStart, { isSignedIn, profile }: KnownSession): AuthenticationFlow {
  if (isSignedIn && start.logoutExisting) return open(start, 'logout');
  if (start.at === 'logout' && !isSignedIn) return { kind: 'COMPLETED' };
  if (start.at) return open(start, start.at);
  if (isSignedIn) return profile ? next(start, 'loadProfile', profile, false) : open(start, 'loadProfile');
  if (start.source === 'verifyEmail') return open(start, 'login');
  return open(start, start.hasMethods ? 'oauthList' : start.mode);
}
