export { SEAT_PITCH } from './chart/seatChart.ts';
export type { ChartRow, ChartSection, ChartShape, SeatChart } from './chart/seatChart.ts';
export { decodeAvailabilityRow, seatStates } from './chart/seatAvailability.ts';
export type {
  SeatAvailability,
  SeatAvailabilityRow,
  SeatMoney,
  SeatOffer,
  SeatState,
  SectionAvailability,
} from './chart/seatAvailability.ts';
export { seatCodeOf } from '@foyer/util';
export { parseSeatCode } from './chart/seatCode.ts';
export type { SeatName } from './chart/seatCode.ts';
export { SeatModel } from './model/seatModel.ts';
export type { SeatDescription, SeatMapData, SeatRef } from './model/seatModel.ts';
export type { SectionModel } from './model/sectionModel.ts';
export { seatKinds } from './model/sectionGeometry.ts';
export type { SeatKind } from './model/sectionGeometry.ts';
export { bestOffer } from './model/seatFilters.ts';
export type { SeatFilters } from './model/seatFilters.ts';
export { MAX_PRICE_LEVELS, priceLevels } from './model/priceLevels.ts';
export type { PriceLevel } from './model/priceLevels.ts';
export { suggestSeats } from './model/suggestSeats.ts';
export type { SuggestionRequest } from './model/suggestSeats.ts';
export { darkSeatMapPalette, lightSeatMapPalette } from './draw/palette.ts';
export type { SeatMapPalette } from './draw/palette.ts';
export { readSeatMapPalette } from './draw/readPalette.ts';
export { createCanvasSurface } from './draw/surface.ts';
export type { CreateSurface, Surface } from './draw/surface.ts';
export { browserClock } from './engine/mapClock.ts';
export type { MapClock } from './engine/mapClock.ts';
export type { EngineEvents, EngineInput, MapSpotlightInput, MapView } from './engine/events/engineEvents.ts';
export type { MapPlace } from './engine/events/mapPlace.ts';
export type { GuideHost } from './engine/guide/guideHost.ts';
export type { MapGuide } from './engine/guide/mapGuide.ts';
export type { EngineDetails } from './engine/engineDetails.ts';
export { loadEngineDetails } from './engine/loadEngineDetails.ts';
export { SeatMapEngine } from './engine/seatMapEngine.ts';
export { attachGestures } from './gesture/pointerGestures.ts';
export type { GestureTarget, PageInput } from './gesture/pointerGestures.ts';
export { keyCommand } from './gesture/keyCommands.ts';
export type { KeyCommand } from './gesture/keyCommands.ts';
export { isMapKey } from './gesture/mapKeys.ts';
export { englishSeatMapTexts } from './texts/englishSeatMapTexts.ts';
export type {
  SeatMapTexts,
  SeatStatusText,
  SeatTextParts,
  SectionTextParts,
  Wording,
} from './texts/seatMapTexts.ts';
export { describeSeat } from './texts/describePlace.ts';
export { sectionLabels } from './texts/sectionLabels.ts';
export type { SeatPickingProps, SeatSpotlight } from './components/seatMapProps.ts';
export { useSeatModel } from './components/useSeatModel.ts';
export { SeatLegend } from './components/map/SeatLegend.tsx';
export type { SeatLegendProps } from './components/map/SeatLegend.tsx';
export { SeatList } from './components/list/SeatList.tsx';
export type { SeatListProps } from './components/list/SeatList.tsx';
export { SeatMap } from './components/map/SeatMap.tsx';
export type { SeatMapProps } from './components/map/SeatMap.tsx';
