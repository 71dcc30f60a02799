import { createFakeSurface } from '../../testing/fakeDrawing.ts';
import { darkSeatMapPalette } from '../../draw/palette.ts';
import { drawSpotlight } from './drawSpotlight.ts';

/** Rows of the label that are written on a canvas of this width, 8 pixels per character. */
function rowsAt(width: number, lines: readonly string[]): string[] {
  const { context, calls } = createFakeSurface(width, 300);
  context.measureText = (text: string) => ({ width: text.length * 8 }) as TextMetrics;
  const draw = {
    context,
    palette: darkSeatMapPalette,
    camera: { x: 0, y: 0, scale: 1 },
    viewport: { width, height: 300 },
  };
  drawSpotlight(draw, [{ x: 100, y: 200 }], lines);
  return calls.filter(({ method }) => method === 'fillText').map(({ args }) => String(args[0]));
}

describe('drawSpotlight', () => {
  const lines = ['Section Parterre centre, rangée E, sièges 104 et 105', '143,66 $ par place'];

  it('writes each line of the label as it is where there is room', () => {
    expect(rowsAt(800, lines)).toEqual(lines);
  });

  it('breaks a line at a comma on a narrow canvas, so that the seats stay together', () => {
    expect(rowsAt(320, lines)).toEqual([
      'Section Parterre centre, rangée E',
      'sièges 104 et 105',
      '143,66 $ par place',
    ]);
  });
});
