// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { errorReportEndpoints } from './endpoints.gen.ts';

export const {
  useReportErrorMutation,
} = errorReportEndpoints;
