import type { SeatMapPalette } from '../../draw/palette.ts';
import type { DrawContext } from '../../draw/surface.ts';
import type { SeatModel, SeatRef } from '../../model/seatModel.ts';
import type { Camera } from '../../view/camera.ts';
import { pitchOf, showsSeats } from '../../view/levelOfDetail.ts';
import type { MapPlace } from '../events/mapPlace.ts';

interface Draw {
  readonly context: DrawContext;
  readonly model: SeatModel;
  readonly camera: Camera;
  readonly palette: SeatMapPalette;
}

/** Places to highlight. */
export interface HintPlaces {
  /** Indexes of sections. */
  readonly highlighted: readonly number[];
  /** Seats that a press would pick together. */
  readonly together: readonly SeatRef[];
  readonly hover: MapPlace | undefined;
  readonly focus: MapPlace | undefined;
}

/** Marks the places of pointer and keyboard, and the highlighted sections. */
export function drawHints(draw: Draw, { highlighted, together, hover, focus }: HintPlaces): void {
  const { palette, camera } = draw;
  for (const section of highlighted) outline(draw, section, palette.accent, 3);
  if (hover?.kind === 'section' && !showsSeats(camera.scale)) outline(draw, hover.section, palette.text, 3);
  for (const seat of together) ring(draw, seat, palette.text, 1.5);
  if (hover?.kind === 'seat') ring(draw, hover.seat, palette.text, 1.5);
  if (focus?.kind === 'section') outline(draw, focus.section, palette.focus, 3);
  if (focus?.kind === 'seat') ring(draw, focus.seat, palette.focus, 3);
}

function outline(draw: Draw, section: number, colour: string, width: number): void {
  const { context, model, camera } = draw;
  const points = model.sections[section]!.section.outline;
  context.beginPath();
  for (let at = 0; at < points.length; at += 2) {
    context.lineTo(points[at]! * camera.scale + camera.x, points[at + 1]! * camera.scale + camera.y);
  }
  context.closePath();
  context.lineJoin = 'round';
  strokeTwice(draw, colour, width);
}

function ring(draw: Draw, seat: SeatRef, colour: string, width: number): void {
  const { context, model, camera } = draw;
  const { x, y } = model.positionOf(seat);
  const radius = Math.max(pitchOf(camera.scale) * 0.56, 8);
  context.beginPath();
  context.arc(x * camera.scale + camera.x, y * camera.scale + camera.y, radius, 0, 2 * Math.PI);
  strokeTwice(draw, colour, width);
}

/** Strokes the current path with a border, so that it shows on any background. */
export function strokeTwice(
  { context, palette }: Pick<Draw, 'context' | 'palette'>,
  colour: string,
  width: number,
): void {
  context.lineWidth = width + 3;
  context.strokeStyle = palette.background;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}
