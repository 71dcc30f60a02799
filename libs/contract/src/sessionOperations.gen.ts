// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/** Operations whose answer opens a session: it carries `authToken`. */
export const sessionOperations = ['createAccount', 'redeemExchangeCode', 'completePartialUserAccount', 'changePassword', 'logIn', 'logInByLink', 'confirmLogIn', 'thirdPartyLogin'] as const;
export type SessionOperationId = (typeof sessionOperations)[number];
