// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ConfirmLogInRequest, LogInByLinkRequest, LogInMethods, LogInRequest, UserSessionList } from './types.gen.ts';
import type { Accepted, Id } from '../../common/value/types.gen.ts';
import type { AuthenticatedProfile } from '../account/types.gen.ts';

export const identitySessionOperations = {
  logIn: { method: 'POST', path: '/auth/login', domain: 'identity', noun: 'session', kind: 'mutation', access: 'anonymous', idempotent: false, extension: false, requirements: ['I7.07'], errors: ['invalidUsernameOrPassword', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  logInByLink: { method: 'POST', path: '/auth/loginByLink', domain: 'identity', noun: 'session', kind: 'mutation', access: 'anonymous', idempotent: false, extension: true, requirements: ['I7.07'], errors: ['emailLinkExpired', 'emailLinkMalformed', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  logOut: { method: 'POST', path: '/auth/logout', domain: 'identity', noun: 'session', kind: 'mutation', access: 'user', idempotent: false, extension: false, requirements: ['I7.09'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  listSessions: { method: 'GET', path: '/auth/sessions', domain: 'identity', noun: 'session', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I4.12', 'I6.09'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  endSession: { method: 'DELETE', path: '/auth/sessions', domain: 'identity', noun: 'session', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I4.12', 'I6.09'], errors: ['notFound', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  endOtherSessions: { method: 'DELETE', path: '/auth/sessions/others', domain: 'identity', noun: 'session', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I4.12', 'I6.09'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  getLogInMethods: { method: 'GET', path: '/auth/confirmLogIn', domain: 'identity', noun: 'session', kind: 'query', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  confirmLogIn: { method: 'POST', path: '/auth/confirmLogIn', domain: 'identity', noun: 'session', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['invalidUsernameOrPassword', 'logInCodeWrong', 'thirdPartyLoginFailed', 'unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
  sendLogInCode: { method: 'PUT', path: '/auth/confirmLogIn/code', domain: 'identity', noun: 'session', kind: 'mutation', access: 'user', idempotent: false, extension: true, requirements: ['I7.16'], errors: ['unauthorized', 'forbidden', 'invalidRequest', 'tooManyRequests', 'serverError', 'serviceUnavailable'] },
} as const;

export interface IdentitySessionOperations {
  /** Opens a session. An unknown address and a wrong password give the same answer. [I7.07] */
  logIn: { query: undefined; body: LogInRequest; request: LogInRequest; response: AuthenticatedProfile; error: 'invalidUsernameOrPassword' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Opens a session by a mailed log-in link, once. [I7.07] */
  logInByLink: { query: undefined; body: LogInByLinkRequest; request: LogInByLinkRequest; response: AuthenticatedProfile; error: 'emailLinkExpired' | 'emailLinkMalformed' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends the session. [I7.09] */
  logOut: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Lists the sessions of the caller, latest first. [I4.12, I6.09] */
  listSessions: { query: undefined; body: undefined; request: void; response: UserSessionList; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends one session of the caller at once. [I4.12, I6.09] */
  endSession: { query: { sessionId: Id }; body: undefined; request: { sessionId: Id }; response: Accepted; error: 'notFound' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ends every other session of the caller. [I4.12, I6.09] */
  endOtherSessions: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Ways in which the caller can reauthenticate. Users of Apple or Google have no password. [I7.16] */
  getLogInMethods: { query: undefined; body: undefined; request: void; response: LogInMethods; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Reauthenticates on this device by password, Apple or Google, or a code from a mail; the previous session ends. [I7.16] */
  confirmLogIn: { query: undefined; body: ConfirmLogInRequest; request: ConfirmLogInRequest; response: AuthenticatedProfile; error: 'invalidUsernameOrPassword' | 'logInCodeWrong' | 'thirdPartyLoginFailed' | 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
  /** Mails a code for reauthentication on this device; the previous code stops working. [I7.16] */
  sendLogInCode: { query: undefined; body: undefined; request: void; response: Accepted; error: 'unauthorized' | 'forbidden' | 'invalidRequest' | 'tooManyRequests' | 'serverError' | 'serviceUnavailable' };
}
