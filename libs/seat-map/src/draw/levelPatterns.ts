import type { CreateSurface } from './surface.ts';

/** Lines in a square of eight by eight, one set per price level; each set tiles seamlessly. */
export const levelStrokes: readonly (readonly number[])[] = [
  [2, 2, 2, 2, 6, 6, 6, 6],
  [-2, 2, 2, -2, -2, 10, 10, -2, 6, 10, 10, 6],
  [0, 2, 8, 2, 0, 6, 8, 6],
  [-2, 6, 2, 10, -2, -2, 10, 10, 6, -2, 10, 2],
  [2, 0, 2, 8, 6, 0, 6, 8],
  [0, 4, 8, 4, 4, 0, 4, 8],
];

/** Pattern of a price level, distinguishable without colour. */
export function levelPattern(
  level: number,
  colour: string,
  ratio: number,
  createSurface: CreateSurface,
): CanvasPattern | string {
  const unit = Math.max(1, Math.round(ratio));
  const { canvas, context } = createSurface(8 * unit, 8 * unit, false);
  context.scale(unit, unit);
  context.strokeStyle = colour;
  context.lineCap = 'round';
  context.lineWidth = level === 0 ? 1.8 : 1;
  context.beginPath();
  const lines = levelStrokes[level % levelStrokes.length]!;
  for (let at = 0; at < lines.length; at += 4) {
    context.moveTo(lines[at]!, lines[at + 1]!);
    context.lineTo(lines[at + 2]!, lines[at + 3]!);
  }
  context.stroke();
  return context.createPattern(canvas, 'repeat') ?? colour;
}
