// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { dataExportApi } from './dataExportApi.ts';

export const {
  useExportUserDataQuery,
  useLazyExportUserDataQuery,
} = dataExportApi;
