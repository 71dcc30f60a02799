// Made by `npm run generate` from libs/contract/openapi. Do not edit.
export interface AdvertisementData {
advertisementId: string
/**
 * Campaign parameters by name; all names start with `utm_`.
 */
advertisementData: {
[k: string]: string | undefined
}
}
export interface SystemEvent {
/**
 * Kind of event.
 */
eventType: "visit"
}
