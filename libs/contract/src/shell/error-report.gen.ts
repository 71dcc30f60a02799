// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface ErrorReport {
/**
 * Kind of error.
 */
name: string
message: string
stack?: string
/**
 * Path of the page, without its query.
 */
page: string
/**
 * Version of the page's build.
 */
webCommit?: string
/**
 * The signed-in user agreed to be identified in the report, by id only.
 */
mayIdentify?: boolean
}
