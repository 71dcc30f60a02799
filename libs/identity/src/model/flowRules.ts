import type { Profile } from '@foyer/contract';

/** The steps of the way in; several may lie on each other [I2.32]. */
export type AuthenticationStep =
  | 'oauthList'
  | 'login'
  | 'signUp'
  | 'signUpDetails'
  /** An account was made; its success is shown for the success delay [I4.05]. */
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
/** How far the way must lead: a hold wants a session, paying wants a verified address and a complete profile. */
export type AuthenticationGoal = 'signedIn' | 'verified';
const sources = ['acceptToken', 'verifyEmail', 'redirectToDiscover', 'transaction'] as const;
/** What made somebody want in [I3.28]. */
export type AuthenticationSource = (typeof sources)[number];
/** Whether a word of an address is a source. */
export const isAuthenticationSource = (word: string | null): word is AuthenticationSource =>
  sources.some((each) => each === word);
/** Which of both is preferred [I3.28]. */
export type AuthenticationMode = 'login' | 'signUp';

/** How a flow is started [I4.01]. */
export interface FlowStart {
  readonly goal: AuthenticationGoal;
  readonly mode: AuthenticationMode;
  /** There is another way in than by password. */
  readonly hasMethods: boolean;
  readonly source?: AuthenticationSource | undefined;
  /** Whoever is signed in goes out first: somebody else wants in. */
  readonly logoutExisting?: boolean | undefined;
  /** The personal details are asked for although none is missing. */
  readonly forceUpdate?: boolean | undefined;
  /** A link leads to this very step, whoever is signed in. */
  readonly at?: 'resetPassword' | 'finishAccount' | 'logout' | undefined;
  /** Over the page that is there, or as the page itself. */
  readonly surface: 'overlay' | 'page';
}
/** Who is here when a flow starts; the profile where it is there already. */
export interface KnownSession {
  readonly isSignedIn: boolean;
  readonly profile?: Profile | undefined;
}

/** The way in while it is open: a stack of steps, the top one shown [I4.01]. */
export interface OpenFlow {
  readonly kind: 'open';
  readonly start: FlowStart;
  /** The account was made on this way. */
  readonly isNew: boolean;
  readonly stack: readonly [AuthenticationStep, ...AuthenticationStep[]];
}
/** One flow at a time: none, an open one, or how the last one ended, with the profile where there is one [I4.02, I4.03]. */
export type AuthenticationFlow =
  | { readonly kind: 'none' }
  | OpenFlow
  | { readonly kind: 'COMPLETED'; readonly profile?: Profile }
  | { readonly kind: 'CANCELLED' };

/** Whatever becomes known meanwhile, these are left only by what happens in them. */
export const waitingSteps: ReadonlySet<AuthenticationStep> = new Set([
  'accountReady',
  'passwordChanged',
  'logout',
]);
/** These are about an account that a link names, not about whoever is signed in. */
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
 * What is still missing on the way to a goal: a verified address first, unless that is what one came for, then a complete
 * profile [I4.02]; undefined when nothing is.
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

/** A black-listed account has a session, and nothing comes of it [I6.04]. */
export const isShutOut = (profile: Profile): boolean => profile.userAuthenticationState === 'BLACK_LISTED';

/**
 * Where a flow goes once a step succeeded [I4.02]. The details of a new account come before its verification, and are not
 * asked for again where the sign-up asked for all of them. Update-details and finish-account are followed by nothing but
 * what the goal cannot do without [I4.03].
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

/** The first step [I4.01]. */
export function begin(start: FlowStart, { isSignedIn, profile }: KnownSession): AuthenticationFlow {
  if (isSignedIn && start.logoutExisting) return open(start, 'logout');
  if (start.at === 'logout' && !isSignedIn) return { kind: 'COMPLETED' };
  if (start.at) return open(start, start.at);
  if (isSignedIn) return profile ? next(start, 'loadProfile', profile, false) : open(start, 'loadProfile');
  if (start.source === 'verifyEmail') return open(start, 'login');
  return open(start, start.hasMethods ? 'oauthList' : start.mode);
}
