// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/**
 * Right of a member in an organisation. An owner has every right.
 */
export type MemberRight = ("owner" | "finance" | "events" | "attendees" | "streaming" | "invites" | "scan")

