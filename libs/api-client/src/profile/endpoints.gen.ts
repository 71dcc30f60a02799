// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const profileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes the account. What the law keeps (orders, ledger) stays without a name. [I7.16] */
    deleteAccount: build.mutation<OperationTypes['deleteAccount']['response'], OperationTypes['deleteAccount']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/deleteAccount' }) }),
    /** What stands in the way of deleting the account. [I7.16] */
    checkAccountDeletion: build.query<OperationTypes['checkAccountDeletion']['response'], OperationTypes['checkAccountDeletion']['request']>({ query: () => ({ method: 'GET', path: '/auth/deleteAccount/check' }) }),
    /** By what the caller can log in anew. Who came by Apple or Google has no password. [I7.16] */
    getLogInMethods: build.query<OperationTypes['getLogInMethods']['response'], OperationTypes['getLogInMethods']['request']>({ query: () => ({ method: 'GET', path: '/auth/confirmLogIn' }) }),
    /** Logs in anew, on this device, by the password, by Apple or Google, or by a code from a mail; its session before ends. [I7.16] */
    confirmLogIn: build.mutation<OperationTypes['confirmLogIn']['response'], OperationTypes['confirmLogIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/confirmLogIn', body: request }) }),
    /** Mails a code by which this device can log in anew; the one before does not work any more. [I7.16] */
    sendLogInCode: build.mutation<OperationTypes['sendLogInCode']['response'], OperationTypes['sendLogInCode']['request']>({ query: () => ({ method: 'PUT', path: '/auth/confirmLogIn/code' }) }),
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
    /** Everything that is kept of the caller, to be taken along [PV-05]. [I3.01, I7.18] */
    exportUserData: build.query<OperationTypes['exportUserData']['response'], OperationTypes['exportUserData']['request']>({ query: () => ({ method: 'GET', path: '/user/dataExport' }) }),
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
