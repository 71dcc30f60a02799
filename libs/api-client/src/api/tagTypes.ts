import { nounTags } from './nounTags.gen.ts';

/**
 * Cache tags, by which a mutation refreshes queries of any noun: one per noun that queries provide, and two for answers of any noun.
 * `localised`: in the caller's language. `verified`: refused until the caller's address is verified.
 */
export const tagTypes = [...nounTags, 'localised', 'verified'] as const;
export type Tag = (typeof tagTypes)[number];
