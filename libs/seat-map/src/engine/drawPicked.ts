import type { SeatMapPalette } from '../draw/palette.ts';
import type { DrawContext } from '../draw/surface.ts';
import { type Camera, type Point, toScreen } from '../view/camera.ts';
import { pitchOf } from '../view/levelOfDetail.ts';

/** Draws a picked seat as a disc with a tick: distinguishable without colour, and visible from afar. */
export function drawPicked(
  context: DrawContext,
  seat: Point,
  camera: Camera,
  { selected, background, onSelected }: SeatMapPalette,
): void {
  const { x, y } = toScreen(camera, seat);
  const radius = Math.max(pitchOf(camera.scale) * 0.5, 7);
  const stroke = (colour: string, width: number): void => {
    context.lineWidth = Math.max(radius * width, 1.5);
    context.strokeStyle = colour;
    context.stroke();
  };
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = selected;
  context.fill();
  stroke(background, 0.16);
  context.beginPath();
  context.moveTo(x - radius * 0.42, y + radius * 0.02);
  context.lineTo(x - radius * 0.1, y + radius * 0.34);
  context.lineTo(x + radius * 0.46, y - radius * 0.32);
  context.lineCap = context.lineJoin = 'round';
  stroke(onSelected, 0.22);
}
