import { attributionEndpoints } from './endpoints.gen.ts';

/** What only the visits ask that an advertisement or an affiliate led here. */
export const attributionApi = attributionEndpoints;
