import { dataExportEndpoints } from './endpoints.gen.ts';

/** Export of the caller's data. Personal data of this extent is not kept in memory. */
export const dataExportApi = dataExportEndpoints.enhanceEndpoints({
  endpoints: { exportUserData: { keepUnusedDataFor: 0 } },
});
