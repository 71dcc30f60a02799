import { paintNames } from '../draw/paintNames.ts';
import { seatGlyph } from '../draw/seatGlyphs.ts';
import type { SeatDetails } from '../draw/tilePainter.ts';
import { Travel } from '../view/travel.ts';
import type { GuideHost } from './guideHost.ts';
import { MapGuide } from './mapGuide.ts';

/**
 * What the map can do besides showing seats and letting a pointer pick them: keys, hover, flights, names and signs of
 * seats. It may come after the first picture, or never.
 */
export interface EngineDetails {
  createGuide(host: GuideHost): MapGuide;
  createTravel(): Travel;
  readonly seats: SeatDetails;
}

export const engineDetails: EngineDetails = {
  createGuide: (host) => new MapGuide(host),
  createTravel: () => new Travel(),
  seats: { glyphOf: seatGlyph, paintNames },
};
