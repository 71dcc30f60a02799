export type {
  Catalogue,
  CatalogueAddress,
  CatalogueChart,
  CatalogueEvent,
  CatalogueOrganiser,
  CataloguePerformer,
  CataloguePoster,
  CatalogueQuestion,
  CatalogueSeries,
  CatalogueTheme,
  CatalogueVenue,
  EventKind,
  PriceZone,
} from './model/catalogue.ts';
export type { CatalogueFee, CatalogueTax } from './model/charges.ts';
export type { CatalogueDiscount } from './model/discount.ts';
export type {
  CatalogueCharity,
  CatalogueExtra,
  CatalogueOfferGroup,
  CataloguePackage,
} from './model/offers.ts';
export type { CatalogueLocale, CatalogueMoney, LocaleTexts } from './model/value.ts';
export type { CataloguePolicy } from './model/policy.ts';
export { crowdDomain } from './model/sampleWorld.ts';
export type {
  InvitedSampleAccount,
  SampleEngagement,
  SampleAccount,
  SampleCase,
  SampleCasePage,
  SampleListing,
  SampleStory,
  SampleHandOver,
  SampleSeason,
  SampleToken,
  SampleWish,
  SampleWorld,
} from './model/sampleWorld.ts';
export { seatCodeOf } from './model/seatChart.ts';
export type { ChartRow, ChartSection, ChartShape, SeatChart } from './model/seatChart.ts';
export { capacityOf, seatCountOf } from './charts/chartCapacity.ts';
export { finishChart } from './charts/finishChart.ts';
export type { ChartPlan, ZonePlan } from './charts/finishChart.ts';
export { isInside } from './charts/pointInPolygon.ts';
export {
  circle,
  flat,
  middleOf,
  rectangle,
  ringPart,
  roundedRectangle,
  simplify,
} from './charts/polygons.ts';
export { arcPath, radians, straightPath } from './charts/rowPath.ts';
export type { Point, RowPath } from './charts/rowPath.ts';
export { logoOf } from './pictures/logos.ts';
export type { LogoPlan } from './pictures/logos.ts';
export { crestOf, portraitOf } from './pictures/marks.ts';
export { paletteOf, palettes } from './pictures/palettes.ts';
export type { PosterPalette } from './pictures/palettes.ts';
export { posterFor } from './pictures/posterFor.ts';
export { createSeededRandom, hashText } from './random/seededRandom.ts';
export type { SeededRandom } from './random/seededRandom.ts';
export { seatsOfEvent } from './seats/seatsOfEvent.ts';
export type { EventSeat } from './seats/seatsOfEvent.ts';
export { feesFor } from './terms/fees.ts';
export { policyFor } from './terms/policies.ts';
export type { PolicySeed } from './terms/policies.ts';
export { taxesOf } from './terms/taxes.ts';
export { ageNote, ageNotes, joinNotes } from './texts/ageNotes.ts';
export { inCanadianEnglish, localeTexts, sameText } from './texts/localeTexts.ts';
export type { ThreeTexts } from './texts/localeTexts.ts';
export { dayAfter, dayIn, endOfDayIn, instantAt, isoAfter } from './time/zonedTime.ts';
export type { CalendarDay } from './time/zonedTime.ts';
