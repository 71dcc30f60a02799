// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { configurationApi } from './configurationApi.ts';

export const {
  useGetConfigurationQuery,
  useLazyGetConfigurationQuery,
} = configurationApi;
