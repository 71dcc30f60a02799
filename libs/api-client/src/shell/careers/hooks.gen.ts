// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import { careersApi } from './careersApi.ts';

export const {
  useUploadResumePartMutation,
  useApplyForJobMutation,
} = careersApi;
