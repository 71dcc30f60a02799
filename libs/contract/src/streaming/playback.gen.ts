// Made by `npm run generate` from libs/contract/openapi. Do not edit.
import type { EventSummary } from '../common/event.gen.ts';
import type { Permission } from '../common/permission.gen.ts';
import type { Id, Instant } from '../common/value.gen.ts';
/**
 * By the server's clock [C4.19]. `today` is before the stream on its day in the event's time zone. Without a replay a stream is `ended` when it is over; so is one of an event that is off.
 * 
 */
export type StreamState = ("notStarted" | "today" | "live" | "replayAvailable" | "replayExpired" | "ended")
/**
 * What a viewer should know now. `streamDown` while the origin of the stream doesn't answer; `stageOpen` while fans can register for the stage; `stagePlace` for a viewer whom the organiser has invited, and as long as they are on the way or on stage.
 * 
 */
export type StreamNotice = ("endsSoon" | "replayExpiresSoon" | "streamDown" | "stageOpen" | "stagePlace")

/**
 * {Product} of the caller that opens the stream.
 */
export interface WatchableItem {
inventoryItemId: Id
/**
 * More than one: the others can be given away, as each person needs one.
 */
quantity: number
}
export interface VideoStreamInfo {
event: EventSummary
state: StreamState
startsAt: Instant
endsAt?: Instant
replayExpiresAt?: Instant
/**
 * Empty for a caller who has no {product} of the stream.
 * 
 * @maxItems 20
 */
items: WatchableItem[]
/**
 * Decides whether a view may begin; `state` says in which words.
 */
watch: Permission
/**
 * Another playback session of the caller is on.
 */
isOpenElsewhere: boolean
hasWatched: boolean
/**
 * `due` after the caller has watched and not answered or skipped.
 */
feedback: ("notDue" | "due" | "given")
serverTime: Instant
}
export interface PlaybackSession {
sessionId: Id
eventId: Id
state: StreamState
/**
 * HLS master playlist of this session. Its folder is signed and opens playlists until `manifestExpiresAt`; a player that can change addresses takes the folder of the newest heartbeat for each playlist. The first player that opens the master playlist of a session also gets a cookie, with which the folder opens as long as the lease is renewed, for browsers that play HLS themselves. Segments have addresses of their own without a session.
 * 
 */
manifestUrl: string
/**
 * From then on the address answers 403 to anyone without the cookie.
 */
manifestExpiresAt: Instant
/**
 * Time between two heartbeats.
 */
heartbeatSeconds: number
/**
 * Time after which a silent session is over.
 */
leaseSeconds: number
/**
 * @maxItems 10
 */
notices: StreamNotice[]
serverTime: Instant
}
export interface InitializePlaybackRequest {
inventoryItemId: Id
/**
 * Session that this page had before a reload.
 */
sessionId?: Id
}
export interface TakeOverPlaybackRequest {
inventoryItemId: Id
}
export interface StreamCheckInRequest {
inventoryItemId: Id
/**
 * Session that showed the picture; the one that is on if absent.
 */
sessionId?: Id
}
export interface PlaybackRequest {
sessionId: Id
}
export interface PlaybackHeartbeat {
sessionId: Id
/**
 * False while paused; minutes watched count only playing.
 */
isPlaying: boolean
/**
 * Height of the picture in pixels, while it plays.
 */
height?: number
}
