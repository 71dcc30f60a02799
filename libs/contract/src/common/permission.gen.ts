// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Instant } from './value.gen.ts';
/**
 * Whether an action is allowed now, by the policy that its call asks.
 */
export interface Permission {
allowed: boolean
/**
 * Error code with which the call refuses.
 */
reason?: string
/**
 * Time from which the action is allowed.
 */
opensAt?: Instant
}
