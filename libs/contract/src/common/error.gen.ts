// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { ShortText } from './value.gen.ts';
/**
 * Error shape of every operation. `message` is in the language of the request.
 */
export interface ErrorResponse {
code: string
message: ShortText
details?: {
[k: string]: unknown | undefined
}
}
