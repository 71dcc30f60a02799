export {};
export { areContiguous, bestAvailable, strandedSeats } from './seating/bestAvailable.ts';
export { isPriceWithin } from './seating/priceRange.ts';
export type { PriceRange } from './seating/priceRange.ts';
export { seatCodeOf, splitSeatCode } from './seating/seatCode.ts';
export { seatRows } from './seating/seatRows.ts';
export type { SeatingBlock, SeatingRequest, SeatingRow } from './seating/seatingRow.ts';
export {
  calendarDayIn,
  findBirthDateProblem,
  parseBirthDate,
  wholeYearsBetween,
} from './validation/birthDate.ts';
export type { AgeLimits, BirthDateProblem, CalendarDay } from './validation/birthDate.ts';
export {
  isEmailAddress,
  maximumEmailLength,
  normaliseEmailAddress,
  parseEmailAddress,
} from './validation/emailAddress.ts';
export { isLocalPath } from './validation/localPath.ts';
export { findPasswordProblem, hasDigitAndLetter } from './validation/password.ts';
export type { PasswordProblem } from './validation/password.ts';
export * from './validation/patterns.ts';
export { findPostalCodeProblem, normalisePostalCode } from './validation/postalCode.ts';
export type { PostalCodeProblem } from './validation/postalCode.ts';
export { isBlank } from './validation/requiredText.ts';
export { isSecret } from './validation/secret.ts';
export { stripTags } from './validation/stripTags.ts';
export { whenIdle } from './timing/whenIdle.ts';
export { isFramed } from './storage/isFramed.ts';
export { createSafeStorage } from './storage/safeStorage.ts';
export type { SafeStorage } from './storage/safeStorage.ts';
export { tabStorage } from './storage/tabStorage.ts';
export { formatMoney, minorDigits } from './money/formatMoney.ts';
export type { MoneyAmount } from './money/formatMoney.ts';
export { browserFloor, isBelowFloor, isModernBrowser } from './browsers/browserFloor.ts';
export type { FloorBrowser } from './browsers/browserFloor.ts';
export { addressText } from './text/addressText.ts';
export { calendarAddress } from './text/calendarAddress.ts';
export { distanceUnitKm, formatDistance } from './text/formatDistance.ts';
export { formatInstant, isSameWallTime } from './text/formatInstant.ts';
export type { DateTimeFormat } from './text/formatInstant.ts';
export { isolateText } from './text/isolateText.ts';
export { lineTextPattern, toLineText } from './text/lineText.ts';
export { likelyCountry } from './text/likelyCountry.ts';
export { localDay } from './text/localDay.ts';
export { learnZones } from './text/zoneOffsets.ts';
export type { ZoneOffset, ZoneOffsets } from './text/zoneOffsets.ts';
export { productVariables } from './text/productVariables.ts';
export type { ProductVariables, ProductWord } from './text/productVariables.ts';
export { fragmentOf, withFragment } from './text/sdpFragment.ts';
export { listText } from './text/listText.ts';
export { trustedScript } from './browsers/trustedScript.ts';
export { saveFile } from './files/saveFile.ts';
export { scrubText } from './privacy/scrubText.ts';
