// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const profileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Deletes the account. Records that the law requires (orders, ledger) are kept without a name. [I7.16] */
    deleteAccount: build.mutation<OperationTypes['deleteAccount']['response'], OperationTypes['deleteAccount']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/deleteAccount' }) }),
    /** Obstacles to deleting the account. [I7.16] */
    checkAccountDeletion: build.query<OperationTypes['checkAccountDeletion']['response'], OperationTypes['checkAccountDeletion']['request']>({ query: () => ({ method: 'GET', path: '/auth/deleteAccount/check' }) }),
    /** Ways in which the caller can reauthenticate. Users of Apple or Google have no password. [I7.16] */
    getLogInMethods: build.query<OperationTypes['getLogInMethods']['response'], OperationTypes['getLogInMethods']['request']>({ query: () => ({ method: 'GET', path: '/auth/confirmLogIn' }) }),
    /** Reauthenticates on this device by password, Apple or Google, or a code from a mail; the previous session ends. [I7.16] */
    confirmLogIn: build.mutation<OperationTypes['confirmLogIn']['response'], OperationTypes['confirmLogIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/confirmLogIn', body: request }) }),
    /** Mails a code for reauthentication on this device; the previous code stops working. [I7.16] */
    sendLogInCode: build.mutation<OperationTypes['sendLogInCode']['response'], OperationTypes['sendLogInCode']['request']>({ query: () => ({ method: 'PUT', path: '/auth/confirmLogIn/code' }) }),
    /** Lists the sessions of the caller, latest first. [I4.12, I6.09] */
    listSessions: build.query<OperationTypes['listSessions']['response'], OperationTypes['listSessions']['request']>({ query: () => ({ method: 'GET', path: '/auth/sessions' }) }),
    /** Ends one session of the caller at once. [I4.12, I6.09] */
    endSession: build.mutation<OperationTypes['endSession']['response'], OperationTypes['endSession']['request']>({ query: (request) => ({ method: 'DELETE', path: '/auth/sessions', query: request }) }),
    /** Ends every other session of the caller. [I4.12, I6.09] */
    endOtherSessions: build.mutation<OperationTypes['endOtherSessions']['response'], OperationTypes['endOtherSessions']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/sessions/others' }) }),
    /** Id for the caller: that of the account, or for visitors a new one that is not stored. [I7.20] */
    getId: build.query<OperationTypes['getId']['response'], OperationTypes['getId']['request']>({ query: () => ({ method: 'GET', path: '/user/public/getId' }) }),
    /** Mail preferences of the caller. [I7.19] */
    getNotificationSettings: build.query<OperationTypes['getNotificationSettings']['response'], OperationTypes['getNotificationSettings']['request']>({ query: () => ({ method: 'GET', path: '/user/notificationSettings/v2' }) }),
    /** Sets the mail preferences of the caller. [I7.19] */
    updateNotificationSettings: build.mutation<OperationTypes['updateNotificationSettings']['response'], OperationTypes['updateNotificationSettings']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/notificationSettings/v2', body: request }) }),
    /** Exports all stored data of the caller [PV-05]. [I3.01, I7.18] */
    exportUserData: build.query<OperationTypes['exportUserData']['response'], OperationTypes['exportUserData']['request']>({ query: () => ({ method: 'GET', path: '/user/dataExport' }) }),
    /** Sets the photo. Its format is recognised by content; it is rotated upright, cropped to a square, and stripped of metadata. [I3.08] */
    setPhoto: build.mutation<OperationTypes['setPhoto']['response'], OperationTypes['setPhoto']['request']>({ query: (request) => ({ method: 'PUT', path: '/user/photo', body: request }) }),
    /** Removes the photo. [I3.08] */
    removePhoto: build.mutation<OperationTypes['removePhoto']['response'], OperationTypes['removePhoto']['request']>({ query: () => ({ method: 'DELETE', path: '/user/photo' }) }),
    /** Freezes everything that the caller holds. Entry codes become invalid at once, and nothing can be transferred or sold. [C2.29] */
    freezeTokens: build.mutation<OperationTypes['freezeTokens']['response'], OperationTypes['freezeTokens']['request']>({ query: () => ({ method: 'PUT', path: '/user/tokenFreeze' }) }),
    /** Ends the freeze and issues new entry codes. Requires a recent log-in. [C2.29] */
    unfreezeTokens: build.mutation<OperationTypes['unfreezeTokens']['response'], OperationTypes['unfreezeTokens']['request']>({ query: () => ({ method: 'DELETE', path: '/user/tokenFreeze' }) }),
  }),
});
