// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { Instant } from '../common/value.gen.ts';
import type { StreamState } from './playback.gen.ts';
/**
 * Part of a live stream. The first one begins with the stream and is not listed.
 */
export interface StreamSegment {
segment: number
startedAt: Instant
}
export interface ClientStream {
event: EventSummary
state: StreamState
startsAt: Instant
endsAt?: Instant
replayExpiresAt?: Instant
/**
 * Playback sessions that are on now.
 */
viewers: number
/**
 * @maxItems 99
 */
segments: StreamSegment[]
serverTime: Instant
}
export interface VideoOverview {
/**
 * Viewers now.
 */
concurrent: number
/**
 * Most viewers in one minute.
 */
peak: number
/**
 * People who watched at all.
 */
unique: number
/**
 * Watched by all together.
 */
minutes: number
/**
 * Where viewers are, most first; only where a proxy tells the country, so that they may add up to less.
 * 
 * @maxItems 300
 */
countries: VideoCountry[]
/**
 * How sharp the picture was, sharpest first; of minutes in which the browser told it.
 * 
 * @maxItems 10
 */
qualities: VideoQuality[]
serverTime: Instant
}
export interface VideoCountry {
/**
 * ISO 3166-1.
 */
country: string
/**
 * In the language of the request.
 */
name: string
viewers: number
}
export interface VideoQuality {
/**
 * Height of the picture in pixels: the usual one that it reached.
 */
height: (2160 | 1440 | 1080 | 720 | 480 | 360 | 240)
minutes: number
}
export interface VideoTimeStep {
/**
 * Start of the step.
 */
at: Instant
/**
 * People who watched in it.
 */
viewers: number
minutes: number
}
export interface VideoTimeseries {
granularity: ("MINUTE" | "HOUR" | "DAY" | "WEEK" | "MONTH")
/**
 * @maxItems 1500
 */
steps: VideoTimeStep[]
}
