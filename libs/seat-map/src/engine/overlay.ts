import type { SeatMapPalette } from '../draw/palette.ts';
import type { DrawContext } from '../draw/surface.ts';
import { trace } from '../draw/paintArea.ts';
import type { SeatModel, SeatRef } from '../model/seatModel.ts';
import { toScreen, type Camera } from '../view/camera.ts';
import { pitchOf, showsSeats } from '../view/levelOfDetail.ts';

/** Where the keyboard is, or the pointer. */
export type MapPlace =
  { readonly kind: 'section'; readonly section: number } | { readonly kind: 'seat'; readonly seat: SeatRef };

/** What changes too often to be painted into tiles. */
export interface OverlayState {
  readonly selected: readonly SeatRef[];
  /** Positions of sections. */
  readonly highlighted: readonly number[];
  readonly hover: MapPlace | undefined;
  readonly focus: MapPlace | undefined;
}

/** Draws picked seats, highlighted sections, and where pointer and keyboard are, over the tiles. */
export function drawOverlay(
  context: DrawContext,
  model: SeatModel,
  camera: Camera,
  palette: SeatMapPalette,
  ratio: number,
  { selected, highlighted, hover, focus }: OverlayState,
): void {
  const draw = { context, model, camera, palette };
  context.setTransform(ratio, 0, 0, ratio, 0, 0);
  for (const section of highlighted) outline(draw, section, palette.accent, 3);
  if (hover?.kind === 'section' && !showsSeats(camera.scale)) outline(draw, hover.section, palette.text, 1.5);
  if (hover?.kind === 'seat') ring(draw, hover.seat, palette.text, 1.5);
  for (const seat of selected) mark(draw, seat);
  if (focus?.kind === 'section') outline(draw, focus.section, palette.focus, 3);
  if (focus?.kind === 'seat') ring(draw, focus.seat, palette.focus, 3);
}

interface Draw {
  readonly context: DrawContext;
  readonly model: SeatModel;
  readonly camera: Camera;
  readonly palette: SeatMapPalette;
}

function outline(
  { context, model, camera, palette }: Draw,
  section: number,
  colour: string,
  width: number,
): void {
  context.save();
  context.translate(camera.x, camera.y);
  trace(context, model.sections[section]!.section.outline, camera.scale);
  context.restore();
  context.lineJoin = 'round';
  context.lineWidth = width + 3;
  context.strokeStyle = palette.background;
  context.stroke();
  context.lineWidth = width;
  context.strokeStyle = colour;
  context.stroke();
}

function ring({ context, model, camera, palette }: Draw, seat: SeatRef, colour: string, width: number): void {
  const { x, y } = toScreen(camera, model.positionOf(seat));
  const radius = Math.max(pitchOf(camera.scale) * 0.56, 8);
  for (const [lineWidth, style] of [
    [width + 3, palette.background],
    [width, colour],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius, 0, 2 * Math.PI);
    context.lineWidth = lineWidth;
    context.strokeStyle = style;
    context.stroke();
  }
}

/** A disc with a tick: told apart from every seat without colour, and large enough to be found from afar. */
function mark({ context, model, camera, palette }: Draw, seat: SeatRef): void {
  const { x, y } = toScreen(camera, model.positionOf(seat));
  const radius = Math.max(pitchOf(camera.scale) * 0.5, 7);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = palette.selected;
  context.fill();
  context.lineWidth = Math.max(radius * 0.16, 1.5);
  context.strokeStyle = palette.background;
  context.stroke();
  context.beginPath();
  context.moveTo(x - radius * 0.42, y + radius * 0.02);
  context.lineTo(x - radius * 0.1, y + radius * 0.34);
  context.lineTo(x + radius * 0.46, y - radius * 0.32);
  context.lineWidth = Math.max(radius * 0.22, 1.6);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.strokeStyle = palette.onSelected;
  context.stroke();
}
