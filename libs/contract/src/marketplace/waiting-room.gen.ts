// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { Id, Instant, ShortText, UrlText } from '../common/value.gen.ts';
/**
 * `none`: no waiting room now. `arrival`: arrivals are collected for the draw. `open`: places are admitted.
 */
export type WaitingRoomPhase = ("none" | "arrival" | "open")

export interface WaitingRoomItem {
name: ShortText
isSoldOut: boolean
}
export interface WaitingRoom {
phase: WaitingRoomPhase
eventName: ShortText
/**
 * Path of the event's page, without a locale.
 */
address: UrlText
opensAt?: Instant
/**
 * SHA-256 of the seed, which is published at the opening; hexadecimal.
 */
seedHash?: string
/**
 * From the opening on.
 */
seed?: string
/**
 * Arrivals in the window; from the opening on.
 */
drawn?: number
/**
 * Ranks and numbers admitted at `serverTime`.
 */
admitted?: number
admittedPerMinute?: number
isPaused?: boolean
/**
 * What is on sale, and what is sold out already.
 * 
 * @maxItems 50
 */
items: WaitingRoomItem[]
serverTime: Instant
}
export interface TakePlaceRequest {
eventId: Id
}
export interface WaitingRoomPlace {
placeId: Id
/**
 * Of a place taken after the opening.
 */
number?: number
/**
 * The place, sealed by the server.
 */
token: string
}
export interface TakenPlace {
phase: WaitingRoomPhase
place?: WaitingRoomPlace
}
