import { embeddingEndpoints } from './endpoints.gen.ts';

/** Calls that bring a session into a frame [I6.09]. */
export const embeddingApi = embeddingEndpoints;
