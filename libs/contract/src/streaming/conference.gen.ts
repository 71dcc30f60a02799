// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant } from '../common/value.gen.ts';
/**
 * Where a fan is on the way to the stage [C4.20]. `ready` is after the setup: camera and microphone may be sent. `removed` was taken off by the organiser.
 * 
 */
export type ConferenceStep = ("none" | "registered" | "invited" | "accepted" | "ready" | "declined" | "left" | "removed")

export interface OpenConferenceMediaRequest {
eventId: Id
way: ("publish" | "watch")
/**
 * SDP offer with its candidates.
 */
offer: string
}
export interface ConferenceMedia {
/**
 * Sealed for the caller.
 */
mediaId: string
/**
 * SDP answer.
 */
answer: string
}
export interface RestartConferenceMediaRequest {
mediaId: string
/**
 * SDP fragment (RFC 8840) with the new credentials and candidates.
 */
fragment: string
}
export interface ConferenceMediaFragment {
/**
 * SDP fragment with the media server's credentials.
 */
fragment: string
}
export interface CloseConferenceMediaRequest {
mediaId: string
}
export interface ConferenceConfig {
/**
 * Fans can register and be invited.
 */
isOpen: boolean
/**
 * Guests on stage at a time.
 */
places: number
/**
 * What a guest agrees to by accepting.
 */
termsUrl?: string
/**
 * WHIP endpoint (RFC 9725) of the organiser's media server, which takes what guests send. Without it and watchUrl, the platform's own server connects the guests.
 */
publishUrl?: string
/**
 * WHEP endpoint from which guests see and hear the stage.
 */
watchUrl?: string
}
export interface SetConferenceRequest {
eventId: Id
config: ConferenceConfig
/**
 * Bearer token (RFC 6750) of both endpoints, kept sealed and never shown; the stored one stays if absent.
 */
mediaToken?: string
}
export interface Conference {
eventId: Id
config: ConferenceConfig
hasMediaToken: boolean
}
export interface ConferenceCandidate {
candidateId: Id
firstName?: string
lastName?: string
step: ConferenceStep
since: Instant
}
export interface ConferenceCandidates {
/**
 * @maxItems 200
 */
candidates: ConferenceCandidate[]
/**
 * How many wait, also those beyond the first 200.
 */
registered: number
}
export interface ConferenceCandidateRequest {
eventId: Id
candidateId: Id
}
export interface ConferenceRequest {
eventId: Id
}
export interface ConferencePlace {
eventId: Id
step: ConferenceStep
register: Permission
termsUrl?: string
/**
 * A media server takes what guests send.
 */
canPublish: boolean
/**
 * Guests can see and hear the stage.
 */
canWatch: boolean
/**
 * Pictures that one connection brings, each with its sound: of each other guest, or the one of an organiser's media server. The offer to watch has so many transceivers of each kind.
 */
pictures: number
}
