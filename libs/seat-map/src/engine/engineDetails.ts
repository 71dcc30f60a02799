import { paintNames } from '../draw/paintNames.ts';
import { seatGlyph } from '../draw/seatGlyphs.ts';
import type { SeatDetails } from '../draw/tilePainter.ts';
import { Travel } from '../view/travel.ts';
import type { GuideHost } from './guide/guideHost.ts';
import { MapGuide } from './guide/mapGuide.ts';

/**
 * Deferred features of the map: keyboard, hover, animated moves, names and glyphs of seats. The map works without them
 * if they never load.
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
