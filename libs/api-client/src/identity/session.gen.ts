// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';
import { storeAnswer } from '../api/storeAnswer.ts';
import { accountApi } from './account.gen.ts';

const endpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Opens a session. An unknown address and a wrong password give the same answer. [I7.07] */
    logIn: build.mutation<OperationTypes['logIn']['response'], OperationTypes['logIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/login', body: request }) }),
    /** Opens a session by a mailed log-in link, once. [I7.07] */
    logInByLink: build.mutation<OperationTypes['logInByLink']['response'], OperationTypes['logInByLink']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/loginByLink', body: request }) }),
    /** Ends the session. [I7.09] */
    logOut: build.mutation<OperationTypes['logOut']['response'], OperationTypes['logOut']['request']>({ query: () => ({ method: 'POST', path: '/auth/logout' }), extraOptions: { endsSession: true } }),
    /** Lists the sessions of the caller, latest first. [I4.12, I6.09] */
    listSessions: build.query<OperationTypes['listSessions']['response'], OperationTypes['listSessions']['request']>({ query: () => ({ method: 'GET', path: '/auth/sessions' }), providesTags: ['identity/session'] }),
    /** Ends one session of the caller at once. [I4.12, I6.09] */
    endSession: build.mutation<OperationTypes['endSession']['response'], OperationTypes['endSession']['request']>({ query: (request) => ({ method: 'DELETE', path: '/auth/sessions', query: request }), invalidatesTags: ['identity/session'] }),
    /** Ends every other session of the caller. [I4.12, I6.09] */
    endOtherSessions: build.mutation<OperationTypes['endOtherSessions']['response'], OperationTypes['endOtherSessions']['request']>({ query: () => ({ method: 'DELETE', path: '/auth/sessions/others' }), invalidatesTags: ['identity/session'] }),
    /** Ways in which the caller can reauthenticate. Users of Apple or Google have no password. [I7.16] */
    getLogInMethods: build.query<OperationTypes['getLogInMethods']['response'], OperationTypes['getLogInMethods']['request']>({ query: () => ({ method: 'GET', path: '/auth/confirmLogIn' }), keepUnusedDataFor: 0 }),
    /** Reauthenticates on this device by password, Apple or Google, or a code from a mail; the previous session ends. [I7.16] */
    confirmLogIn: build.mutation<OperationTypes['confirmLogIn']['response'], OperationTypes['confirmLogIn']['request']>({ query: (request) => ({ method: 'POST', path: '/auth/confirmLogIn', body: request }), invalidatesTags: ['identity/session'] }),
    /** Mails a code for reauthentication on this device; the previous code stops working. [I7.16] */
    sendLogInCode: build.mutation<OperationTypes['sendLogInCode']['response'], OperationTypes['sendLogInCode']['request']>({ query: () => ({ method: 'PUT', path: '/auth/confirmLogIn/code' }) }),
  }),
});

export const sessionApi = endpoints.enhanceEndpoints({
  endpoints: {
    confirmLogIn: { onQueryStarted: storeAnswer((answer: OperationTypes['confirmLogIn']['response']) => accountApi.util.upsertQueryData('getProfile', undefined, answer.profile)) },
  },
});

export const {
  useLogInMutation,
  useLogInByLinkMutation,
  useLogOutMutation,
  useListSessionsQuery,
  useLazyListSessionsQuery,
  useEndSessionMutation,
  useEndOtherSessionsMutation,
  useGetLogInMethodsQuery,
  useLazyGetLogInMethodsQuery,
  useConfirmLogInMutation,
  useSendLogInCodeMutation,
} = sessionApi;
