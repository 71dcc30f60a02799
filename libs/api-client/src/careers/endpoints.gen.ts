// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { OperationTypes } from '@foyer/contract';
import { api } from '../api.ts';

export const careersEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The next part of a résumé. The first call begins the upload; a part that is there already is not taken twice. [I3.24, I5.10] */
    uploadResumePart: build.mutation<OperationTypes['uploadResumePart']['response'], OperationTypes['uploadResumePart']['request']>({ query: (request) => ({ method: 'POST', path: '/careers/public/resume', body: request }) }),
    /** An application with the résumé that was uploaded. The same upload applies once, however often it is sent. [I2.29, I3.24, I8.10] */
    applyForJob: build.mutation<OperationTypes['applyForJob']['response'], OperationTypes['applyForJob']['request']>({ query: (request) => ({ method: 'POST', path: '/careers/public/application', body: request }) }),
  }),
});
