import type { Profile } from '@foyer/contract';
import {
  begin,
  isShutOut,
  next,
  open,
  stepsOfAccount,
  waitingSteps,
  type AuthenticationFlow,
  type AuthenticationStep,
  type FlowStart,
  type KnownSession,
  type OpenFlow,
} from './flowRules.ts';

export type FlowEvent =
  | { type: 'started'; start: FlowStart; session: KnownSession }
  | { type: 'moved'; step: AuthenticationStep }
  | { type: 'back' }
  /** The step succeeded; with a profile if it opened a session [I4.02]. */
  | { type: 'succeeded'; profile?: Profile; isNew?: boolean }
  /** A success message was seen: the flow continues [I4.05, I4.07]. */
  | { type: 'proceeded'; profile: Profile }
  /** The profile loaded or changed elsewhere. */
  | { type: 'profileKnown'; profile: Profile }
  /** Another account is wanted: log out and start again with the same goal [I4.08]. */
  | { type: 'startedOver' }
  | { type: 'cancelled' }
  | { type: 'signedOut' };

export const noFlow: AuthenticationFlow = { kind: 'none' };

/** Returns the step that is shown. */
export const topOf = ({ stack }: OpenFlow): AuthenticationStep => stack[stack.length - 1]!;

/** Back is offered on login and sign-up, and only when there is a step below [I4.04]. */
export const canGoBack = (flow: OpenFlow): boolean =>
  flow.stack.length > 1 &&
  ['login', 'signUp', 'signUpDetails', 'forgotPassword', 'finishAccountDetails'].includes(topOf(flow));

function succeeded(
  flow: OpenFlow,
  { profile, isNew = false }: { profile?: Profile; isNew?: boolean },
): AuthenticationFlow {
  const { start } = flow;
  const step = topOf(flow);
  if (!profile) return step === 'forgotPassword' || step === 'logout' ? { kind: 'COMPLETED' } : flow;
  if (step === 'signUp' || step === 'signUpDetails') return open(start, 'accountReady', true);
  if (step === 'resetPassword') return open(start, 'passwordChanged');
  if (waitingSteps.has(step)) return flow;
  return next(start, step, profile, isNew || flow.isNew);
}

function profileKnown(flow: OpenFlow, profile: Profile): AuthenticationFlow {
  const step = topOf(flow);
  if (isShutOut(profile)) return { kind: 'CANCELLED' };
  const isAsked = step === 'updateDetails' && flow.start.forceUpdate === true;
  if (waitingSteps.has(step) || stepsOfAccount.has(step) || isAsked) return flow;
  const after = next(flow.start, step, profile, flow.isNew);
  // An event without effect leaves the step and the stack below it.
  return after.kind === 'open' && topOf(after) === step ? flow : after;
}

function signedOut(flow: OpenFlow): AuthenticationFlow {
  const { start } = flow;
  switch (topOf(flow)) {
    case 'logout':
      return start.logoutExisting
        ? begin({ ...start, logoutExisting: false }, { isSignedIn: false })
        : { kind: 'COMPLETED' };
    // These steps belong to the account that was signed in.
    case 'verifyEmail':
    case 'updateDetails':
    case 'loadProfile':
    case 'accountReady':
    case 'passwordChanged':
      return { kind: 'CANCELLED' };
    default:
      return flow;
  }
}

function whileOpen(flow: OpenFlow, event: FlowEvent): AuthenticationFlow {
  const { stack, start } = flow;
  switch (event.type) {
    case 'moved':
      return { ...flow, stack: [...stack, event.step] };
    case 'back': {
      const [first, ...rest] = stack;
      return rest.length === 0 ? flow : { ...flow, stack: [first, ...rest.slice(0, -1)] };
    }
    case 'succeeded':
      return succeeded(flow, event);
    case 'proceeded':
      return topOf(flow) === 'accountReady' || topOf(flow) === 'passwordChanged'
        ? next(start, topOf(flow), event.profile, flow.isNew)
        : flow;
    case 'profileKnown':
      return profileKnown(flow, event.profile);
    case 'startedOver': {
      const { at: _at, ...again } = start;
      return open({ ...again, mode: 'signUp', logoutExisting: true }, 'logout');
    }
    case 'cancelled':
      return { kind: 'CANCELLED' };
    case 'signedOut':
      return signedOut(flow);
    default:
      return flow;
  }
}

/** Reduces an event of the flow; invalid events are ignored. There is one flow at a time; a new one replaces it. */
export function authenticationFlow(flow: AuthenticationFlow, event: FlowEvent): AuthenticationFlow {
  if (event.type === 'started') return begin(event.start, event.session);
  if (flow.kind === 'open') return whileOpen(flow, event);
  return event.type === 'signedOut' ? noFlow : flow;
}
