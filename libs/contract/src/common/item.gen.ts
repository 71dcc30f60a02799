// Made by `npm run generate` from libs/contract/openapi. Do not edit.
/**
 * Category of an item [C3.02].
 */
export type ItemCategory = ("EVENT_ACCESS" | "MERCHANDISE" | "ADD_ON" | "CHARITY" | "COLLECTIBLE")
export type SeatingKind = ("none" | "ga" | "seated")
export type Fulfilment = ("SHIPPING" | "PICKUP" | "DIGITAL")
export type AgeGroup = ("ADULT" | "CHILD" | "SENIOR")
/**
 * Kind of a package, whose items are sold together at one price [C3.06].
 */
export type PackageKind = ("BUNDLE" | "GROUP" | "HOTEL_ROOM" | "TABLE")

