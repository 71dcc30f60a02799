import { OFFERED_LOOK, seatLooks } from '../model/seatLooks.ts';
import { seatKinds } from '../model/sectionGeometry.ts';
import type { Rgba } from './colour.ts';
import type { SeatMapPalette } from './palette.ts';
import { rgbaOf } from './readPalette.ts';
import { circle, cut, line, polygon, ring, roundedSquare, union, type Shape } from './signedDistance.ts';

/** A shape in a colour; later layers lie over earlier ones. */
export interface Layer {
  readonly shape: Shape;
  readonly colour: Rgba;
}

const plus = union(line(-0.6, 0, 0.6, 0, 0.36), line(0, -0.6, 0, 0.6, 0.36));

/** One shape a price level, told apart without colour. */
export const levelShapes: readonly Shape[] = [
  circle(0.94),
  roundedSquare(0.84, 0.22),
  polygon(4, 1.08),
  polygon(3, 1.2, 0.18),
  polygon(6, 1),
  plus,
];

/** A wheelchair: head, back and seat, wheel. */
const wheelchair = union(
  circle(0.13, -0.12, -0.52),
  line(-0.12, -0.3, -0.06, 0.04, 0.085),
  line(-0.06, 0.04, 0.28, 0.04, 0.085),
  line(0.28, 0.04, 0.42, 0.4, 0.085),
  ring(circle(0.4, -0.04, 0.2), 0.065),
);

/** A person beside. */
const companion = union(
  circle(0.2, 0, -0.28),
  cut(circle(0.46, 0, 0.46), (_x, y) => 0.46 - y),
);

const restricted = line(-0.62, 0.62, 0.62, -0.62, 0.13);

/** What is drawn onto the shape of a level, by kind of seat. Small seats get a dot or a line. */
function glyphOf(kind: number, diameter: number): Shape | undefined {
  switch (seatKinds[kind]) {
    case 'wheelchair':
      return diameter < 11 ? circle(0.42) : wheelchair;
    case 'companion':
      return diameter < 11 ? ring(circle(0.55), 0.14) : companion;
    case 'restricted':
      return restricted;
    default:
      return undefined;
  }
}

/** How a look is drawn at a diameter in pixels. */
export function seatLayers(look: number, diameter: number, palette: SeatMapPalette): Layer[] {
  const thin = Math.max(0.11, 1.1 / diameter);
  if (look >= OFFERED_LOOK) {
    const level = (look - OFFERED_LOOK) >> 2;
    const glyph = glyphOf((look - OFFERED_LOOK) & 3, diameter);
    const base: Layer = { shape: levelShapes[level]!, colour: rgbaOf(palette.levels[level]!) };
    return glyph ? [base, { shape: glyph, colour: rgbaOf(palette.onLevel) }] : [base];
  }
  switch (look) {
    case seatLooks.held:
      return [
        {
          shape: union(ring(circle(0.8), thin), line(-0.3, 0, 0.3, 0, thin)),
          colour: rgbaOf(palette.held),
        },
      ];
    case seatLooks.sold:
      return [
        {
          shape: union(
            line(-0.32, -0.32, 0.32, 0.32, thin * 0.9),
            line(-0.32, 0.32, 0.32, -0.32, thin * 0.9),
          ),
          colour: rgbaOf(palette.sold),
        },
      ];
    case seatLooks.mine:
      return [{ shape: union(ring(circle(0.94), 0.13), circle(0.5)), colour: rgbaOf(palette.accent) }];
    case seatLooks.muted:
      return [{ shape: ring(circle(0.62), thin * 0.8), colour: rgbaOf(palette.muted) }];
    case seatLooks.unknown:
      return [{ shape: circle(0.62), colour: rgbaOf(palette.outline) }];
    default:
      return [{ shape: circle(0.16), colour: rgbaOf(palette.sold) }];
  }
}
