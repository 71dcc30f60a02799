// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { clientDrawEndpoints } from './endpoints.gen.ts';

export const {
  useGetClientDrawQuery,
  useLazyGetClientDrawQuery,
  useOpenClientDrawMutation,
  useCloseClientDrawMutation,
  useChangeDrawStockMutation,
  useExportDrawMutation,
} = clientDrawEndpoints;
