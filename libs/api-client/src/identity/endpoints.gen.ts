// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const identityEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Opens an account, signs its owner in and mails a verification link. [I7.05] */
    createAccount: build.mutation<OperationTypes['createAccount']['response'], OperationTypes['createAccount']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/createAccount', body: request }) }),
    /** Finishes an account that was begun for somebody, by the link in their mail, and signs them in. The link proves the address. [I7.06, I3.15, I3.20] */
    completePartialUserAccount: build.mutation<OperationTypes['completePartialUserAccount']['response'], OperationTypes['completePartialUserAccount']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/public/completePartialUserAccount', body: request }) }),
    /** What an account that was begun for somebody still lacks, by the link in their mail. [I4.09] */
    getPartialUserAccount: build.query<OperationTypes['getPartialUserAccount']['response'], OperationTypes['getPartialUserAccount']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/public/partialUserAccount', query: request }) }),
    /** Opens a session. An unknown address and a wrong password answer alike. [I7.07] */
    logIn: build.mutation<OperationTypes['logIn']['response'], OperationTypes['logIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/login', body: request }) }),
    /** Begins to sign in with Apple or Google; says where the browser goes, and what proves that it is the same browser that comes back. [I7.08, I7.29] */
    startThirdPartyLogin: build.mutation<OperationTypes['startThirdPartyLogin']['response'], OperationTypes['startThirdPartyLogin']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/startThirdPartyLogin', body: request }) }),
    /** Opens a session for whom Apple or Google vouches; makes an account, or links one with the same verified address. [I7.08, I3.13, I3.18] */
    thirdPartyLogin: build.mutation<OperationTypes['thirdPartyLogin']['response'], OperationTypes['thirdPartyLogin']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/thirdPartyLogin', body: request }) }),
    /** Ends the session. [I7.09] */
    logOut: build.mutation<OperationTypes['logOut']['response'], OperationTypes['logOut']['request']>({ query: () => ({ method: 'POST', path: '/auth/logout' }) }),
    /** Sets a new password by a reset link, ends every other session and signs in. [I7.10] */
    changePassword: build.mutation<OperationTypes['changePassword']['response'], OperationTypes['changePassword']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/changePassword', body: request }) }),
    /** Mails the verification link again; earlier links stop working. [I7.11] */
    resendVerificationLink: build.mutation<OperationTypes['resendVerificationLink']['response'], OperationTypes['resendVerificationLink']['request']>({ query: () => ({ method: 'PUT', path: '/auth/resendVerificationLink' }) }),
    /** Mails a reset link where there is such an account; answers alike where there is none. [I7.12] */
    initiateResetPassword: build.mutation<OperationTypes['initiateResetPassword']['response'], OperationTypes['initiateResetPassword']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/initiateResetPassword', body: request }) }),
    /** Marks the address as verified. Changes something, so it wants the session header as mutations do. [I7.13] */
    verifyAccountEmail: build.mutation<OperationTypes['verifyAccountEmail']['response'], OperationTypes['verifyAccountEmail']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/verifyAccountEmail', query: request }) }),
    /** Tells whether a reset link still works. [I7.14] */
    verifyResetPasswordEmail: build.query<OperationTypes['verifyResetPasswordEmail']['response'], OperationTypes['verifyResetPasswordEmail']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/verifyResetPasswordEmail', query: request }) }),
    /** Tells whether an address is free; an error means that it is not. [I7.15, I5.01] */
    isEmailAddressAvailable: build.query<OperationTypes['isEmailAddressAvailable']['response'], OperationTypes['isEmailAddressAvailable']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/isEmailAddressAvailable', query: request }) }),
    /** The profile of the caller. [I7.18] */
    getProfile: build.query<OperationTypes['getProfile']['response'], OperationTypes['getProfile']['request']>({ query: () => ({ method: 'GET', path: '/user/profile' }) }),
    /** Sets the personal details. [I7.18, I3.16] */
    updateProfile: build.mutation<OperationTypes['updateProfile']['response'], OperationTypes['updateProfile']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/profile', body: request }) }),
    /** Deletes the account. What the law keeps (orders, ledger) stays without a name. [I7.16] */
    deleteAccount: build.mutation<OperationTypes['deleteAccount']['response'], OperationTypes['deleteAccount']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/deleteAccount' }) }),
    /** What stands in the way of deleting the account. [I7.16] */
    checkAccountDeletion: build.query<OperationTypes['checkAccountDeletion']['response'], OperationTypes['checkAccountDeletion']['request']>({ query: () => ({ method: 'GET', path: '/auth/deleteAccount/check' }) }),
    /** Logs in anew by the password, on this device; its session before ends. [I7.16] */
    confirmLogIn: build.mutation<OperationTypes['confirmLogIn']['response'], OperationTypes['confirmLogIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/confirmLogIn', body: request }) }),
    /** Where the caller is logged in, the latest first. [I4.12, I6.09] */
    listSessions: build.query<OperationTypes['listSessions']['response'], OperationTypes['listSessions']['request']>({ query: () => ({ method: 'GET', path: '/auth/sessions' }) }),
    /** Ends one session of the caller at once. [I4.12, I6.09] */
    endSession: build.mutation<OperationTypes['endSession']['response'], OperationTypes['endSession']['request']>({ query: (request) => ({ method: 'DELETE', path: '/auth/sessions', query: request }) }),
    /** Ends every session of the caller but this one. [I4.12, I6.09] */
    endOtherSessions: build.mutation<OperationTypes['endOtherSessions']['response'], OperationTypes['endOtherSessions']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/sessions/others' }) }),
    /** An id for the caller. That of the account, or a new one for a visitor, which nobody remembers. [I7.20] */
    getId: build.query<OperationTypes['getId']['response'], OperationTypes['getId']['request']>({ query: () => ({ method: 'GET', path: '/user/public/getId' }) }),
    /** What the caller wants to be written about. [I7.19] */
    getNotificationSettings: build.query<OperationTypes['getNotificationSettings']['response'], OperationTypes['getNotificationSettings']['request']>({ query: () => ({ method: 'GET', path: '/user/notificationSettings/v2' }) }),
    /** Sets what the caller wants to be written about. [I7.19] */
    updateNotificationSettings: build.mutation<OperationTypes['updateNotificationSettings']['response'], OperationTypes['updateNotificationSettings']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/notificationSettings/v2', body: request }) }),
    /** Sets the photo. It is told by its content, turned upright, cut to a square and freed of everything else in the file. [I3.08] */
    setPhoto: build.mutation<OperationTypes['setPhoto']['response'], OperationTypes['setPhoto']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/photo', body: request }) }),
    /** Removes the photo. [I3.08] */
    removePhoto: build.mutation<OperationTypes['removePhoto']['response'], OperationTypes['removePhoto']['request']>({ query: () => ({ method: 'DELETE', path: '/user/photo' }) }),
    /** Freezes everything that the caller holds. Entry codes die at once, and nothing can be sent or sold. [C2.29] */
    freezeTokens: build.mutation<OperationTypes['freezeTokens']['response'], OperationTypes['freezeTokens']['request']>({ query: () => ({ method: 'PUT', path: '/user/tokenFreeze' }) }),
    /** Ends the freeze; entry codes are new. Wants a recent log-in. [C2.29] */
    unfreezeTokens: build.mutation<OperationTypes['unfreezeTokens']['response'], OperationTypes['unfreezeTokens']['request']>({ query: () => ({ method: 'DELETE', path: '/user/tokenFreeze' }) }),
  }),
});
