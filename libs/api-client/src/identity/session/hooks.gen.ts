// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { sessionApi } from './sessionApi.ts';

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
