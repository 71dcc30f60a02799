import type { Profile } from '@foyer/contract';

/** The steps of the way in; several may lie on each other [I2.32]. */
export type AuthenticationStep =
  'login' | 'signUp' | 'signUpDetails' | 'accountReady' | 'forgotPassword' | 'verifyEmail' | 'updateDetails';
/** How far the way must lead: a hold wants a session, paying wants a verified address and a complete profile. */
export type AuthenticationGoal = 'signedIn' | 'verified';

/** The way in while it is open: a stack of steps, the top one shown [I4.01]. */
export interface OpenFlow {
  readonly kind: 'open';
  readonly goal: AuthenticationGoal;
  readonly stack: readonly [AuthenticationStep, ...AuthenticationStep[]];
}
/** One flow at a time: none, an open one, or how the last one ended [I4.03]. */
export type AuthenticationFlow =
  { readonly kind: 'none' } | OpenFlow | { readonly kind: 'COMPLETED' } | { readonly kind: 'CANCELLED' };

export type FlowEvent =
  | { type: 'started'; goal: AuthenticationGoal; preferred: 'login' | 'signUp'; profile: Profile | undefined }
  | { type: 'moved'; step: AuthenticationStep }
  | { type: 'back' }
  /** An account was made; its success is shown before the flow goes on [I4.05]. */
  | { type: 'accountMade' }
  /** The success was seen: the flow finds its own next step. */
  | { type: 'proceeded'; profile: Profile }
  /** A session exists now, or the profile changed: the flow finds its own next step. */
  | { type: 'profileKnown'; profile: Profile }
  | { type: 'cancelled' }
  | { type: 'signedOut' };

export const noFlow: AuthenticationFlow = { kind: 'none' };

/**
 * What is still missing on the way to a goal: a verified address first, then a complete profile [I4.02]; undefined when
 * nothing is.
 */
export function missingStep(goal: AuthenticationGoal, profile: Profile): AuthenticationStep | undefined {
  if (goal === 'signedIn') return undefined;
  if (profile.userAuthenticationState === 'EMAIL_UNVERIFIED') return 'verifyEmail';
  return profile.complete ? undefined : 'updateDetails';
}

/** A black-listed account has a session, and nothing comes of it [I6.04]. */
export const isShutOut = (profile: Profile): boolean => profile.userAuthenticationState === 'BLACK_LISTED';

function toward(goal: AuthenticationGoal, profile: Profile): AuthenticationFlow {
  if (isShutOut(profile)) return { kind: 'CANCELLED' };
  const step = missingStep(goal, profile);
  return step === undefined ? { kind: 'COMPLETED' } : { kind: 'open', goal, stack: [step] };
}

/** Back is offered on login and sign-up, and only when there is something to go back to [I4.04]. */
export const canGoBack = ({ stack }: OpenFlow): boolean =>
  stack.length > 1 &&
  ['login', 'signUp', 'signUpDetails', 'forgotPassword'].includes(stack[stack.length - 1]!);

function whileOpen(flow: OpenFlow, event: FlowEvent): AuthenticationFlow {
  const { stack, goal } = flow;
  switch (event.type) {
    case 'moved':
      return { ...flow, stack: [...stack, event.step] };
    case 'back': {
      const [first, ...rest] = stack;
      return rest.length === 0 ? flow : { ...flow, stack: [first, ...rest.slice(0, -1)] };
    }
    case 'accountMade':
      return { ...flow, stack: ['accountReady'] };
    case 'proceeded':
      return toward(goal, event.profile);
    case 'profileKnown':
      return stack[0] === 'accountReady' && !isShutOut(event.profile) ? flow : toward(goal, event.profile);
    case 'cancelled':
      return { kind: 'CANCELLED' };
    default:
      return flow;
  }
}

/** The next state of the flow; what makes no sense changes nothing. */
export function authenticationFlow(flow: AuthenticationFlow, event: FlowEvent): AuthenticationFlow {
  if (event.type === 'started') {
    if (event.profile) return toward(event.goal, event.profile);
    return { kind: 'open', goal: event.goal, stack: [event.preferred] };
  }
  if (event.type === 'signedOut') return flow.kind === 'open' ? { kind: 'CANCELLED' } : noFlow;
  return flow.kind === 'open' ? whileOpen(flow, event) : flow;
}
