// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const identityEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Creates an account, signs its owner in and mails a verification link. [I7.05] */
    createAccount: build.mutation<OperationTypes['createAccount']['response'], OperationTypes['createAccount']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/createAccount', body: request }) }),
    /** Completes an account that was created for someone else, by the link in their mail, and signs them in. The link verifies the address. [I7.06, I3.15, I3.20] */
    completePartialUserAccount: build.mutation<OperationTypes['completePartialUserAccount']['response'], OperationTypes['completePartialUserAccount']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/public/completePartialUserAccount', body: request }) }),
    /** Missing details of an account that was created for someone else, by the link in their mail. [I4.09] */
    getPartialUserAccount: build.query<OperationTypes['getPartialUserAccount']['response'], OperationTypes['getPartialUserAccount']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/public/partialUserAccount', query: request }) }),
    /** Opens a session. An unknown address and a wrong password give the same answer. [I7.07] */
    logIn: build.mutation<OperationTypes['logIn']['response'], OperationTypes['logIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/login', body: request }) }),
    /** Opens a session by a mailed log-in link, once. [I7.07] */
    logInByLink: build.mutation<OperationTypes['logInByLink']['response'], OperationTypes['logInByLink']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/loginByLink', body: request }) }),
    /** Starts signing in with Apple or Google; returns the provider's address, and a verifier that ties the answer to this browser. [I7.08, I7.29] */
    startThirdPartyLogin: build.mutation<OperationTypes['startThirdPartyLogin']['response'], OperationTypes['startThirdPartyLogin']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/startThirdPartyLogin', body: request }) }),
    /** Opens a session for a user authenticated by Apple or Google; creates an account, or links one with the same verified address. [I7.08, I3.13, I3.18] */
    thirdPartyLogin: build.mutation<OperationTypes['thirdPartyLogin']['response'], OperationTypes['thirdPartyLogin']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/thirdPartyLogin', body: request }) }),
    /** Ends the session. [I7.09] */
    logOut: build.mutation<OperationTypes['logOut']['response'], OperationTypes['logOut']['request']>({ query: () => ({ method: 'POST', path: '/auth/logout' }) }),
    /** Sets a new password by a reset link, ends every other session and signs in. [I7.10] */
    changePassword: build.mutation<OperationTypes['changePassword']['response'], OperationTypes['changePassword']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/changePassword', body: request }) }),
    /** Mails a new verification link; earlier links stop working. [I7.11] */
    resendVerificationLink: build.mutation<OperationTypes['resendVerificationLink']['response'], OperationTypes['resendVerificationLink']['request']>({ query: () => ({ method: 'PUT', path: '/auth/resendVerificationLink' }) }),
    /** Mails a reset link if the account exists; the answer is the same if it does not. [I7.12] */
    initiateResetPassword: build.mutation<OperationTypes['initiateResetPassword']['response'], OperationTypes['initiateResetPassword']['request']>({ query: (request) => ({ method: 'PUT', path: '/auth/initiateResetPassword', body: request }) }),
    /** Marks the address as verified. As it changes state, it needs the session header like a mutation. [I7.13] */
    verifyAccountEmail: build.mutation<OperationTypes['verifyAccountEmail']['response'], OperationTypes['verifyAccountEmail']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/verifyAccountEmail', query: request }) }),
    /** Checks whether a reset link is still valid. [I7.14] */
    verifyResetPasswordEmail: build.query<OperationTypes['verifyResetPasswordEmail']['response'], OperationTypes['verifyResetPasswordEmail']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/verifyResetPasswordEmail', query: request }) }),
    /** Checks whether an e-mail address is available; an error means that it is not. [I7.15, I5.01] */
    isEmailAddressAvailable: build.query<OperationTypes['isEmailAddressAvailable']['response'], OperationTypes['isEmailAddressAvailable']['request']>({ query: (request) => ({ method: 'GET', path: '/auth/isEmailAddressAvailable', query: request }) }),
    /** Profile of the caller. [I7.18] */
    getProfile: build.query<OperationTypes['getProfile']['response'], OperationTypes['getProfile']['request']>({ query: () => ({ method: 'GET', path: '/user/profile' }) }),
    /** Sets the personal details. [I7.18, I3.16] */
    updateProfile: build.mutation<OperationTypes['updateProfile']['response'], OperationTypes['updateProfile']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/profile', body: request }) }),
  }),
});
