import { seatKinds } from '../model/sectionGeometry.ts';
import type { GlyphOf } from './seatShapes.ts';
import { circle, common, line, ring, union } from './signedDistance.ts';

/** Wheelchair: head, back and seat, wheel. */
const wheelchair = union(
  circle(0.13, -0.12, -0.52),
  line(-0.12, -0.3, -0.06, 0.04, 0.085),
  line(-0.06, 0.04, 0.28, 0.04, 0.085),
  line(0.28, 0.04, 0.42, 0.4, 0.085),
  ring(circle(0.4, -0.04, 0.2), 0.065),
);

/** Person beside a wheelchair. */
const companion = union(
  circle(0.2, 0, -0.28),
  common(circle(0.46, 0, 0.46), (_x, y) => y - 0.46),
);

const restricted = line(-0.62, 0.62, 0.62, -0.62, 0.13);

/** Glyphs for special kinds of seats; small seats get a dot or a line. */
export const seatGlyph: GlyphOf = (kind, diameter) => {
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
};
