// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api/api.ts';

export const careersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Uploads the next part of a résumé. The first call starts the upload; a part sent twice is stored once. [I3.24, I5.10] */
    uploadResumePart: build.mutation<OperationTypes['uploadResumePart']['response'], OperationTypes['uploadResumePart']['request']>({ query: (request) => ({ method: 'POST', path: '/careers/public/resume', body: request }) }),
    /** Submits an application with the uploaded résumé. An upload applies once, however often the call is repeated. [I2.29, I3.24, I8.10] */
    applyForJob: build.mutation<OperationTypes['applyForJob']['response'], OperationTypes['applyForJob']['request']>({ query: (request) => ({ method: 'POST', path: '/careers/public/application', body: request }) }),
  }),
});

export const {
  useUploadResumePartMutation,
  useApplyForJobMutation,
} = careersApi;
