import { embeddingEndpoints } from './endpoints.gen.ts';

/** How a session gets into a frame [I6.09]. */
export const embeddingApi = embeddingEndpoints;
