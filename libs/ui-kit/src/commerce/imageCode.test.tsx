import { render, screen } from '@testing-library/react';
import decodeQR from 'qr/decode.js';
import { ImageCode } from './ImageCode.tsx';
import {
  imageCodeMatrix,
  layOutImageCode,
  readImageCodeRatios,
  type ImageCodeShape,
} from './imageCodeShape.ts';

const scale = 8;
const quietZone = 4;

const isInRoundedSquare = (x: number, y: number, width: number, radius: number): boolean => {
  if (x < 0 || y < 0 || x > width || y > width) return false;
  const dx = Math.max(radius - x, x - (width - radius), 0);
  const dy = Math.max(radius - y, y - (width - radius), 0);
  return Math.hypot(dx, dy) <= radius || radius === 0;
};

/** Rasterises what ImageCode draws; the star counts as its whole disc, which covers more than its points. */
function paint(shape: ImageCodeShape) {
  const width = (shape.size + 2 * quietZone) * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  const dots = new Map(shape.dots.map(([x, y]) => [`${Math.floor(x)},${Math.floor(y)}`, [x, y] as const]));
  const isDark = (x: number, y: number): boolean => {
    for (const [left, top] of shape.corners) {
      const inset = [0, 1, 2].findLast((step) =>
        isInRoundedSquare(
          x - left - step,
          y - top - step,
          7 - 2 * step,
          (shape.cornerRadius * (7 - 2 * step)) / 7,
        ),
      );
      if (inset !== undefined) return inset !== 1;
    }
    if (Math.hypot(x - shape.size / 2, y - shape.size / 2) < shape.starRadius) return true;
    const dot = dots.get(`${Math.floor(x)},${Math.floor(y)}`);
    return dot !== undefined && Math.hypot(x - dot[0], y - dot[1]) <= shape.dotRadius;
  };
  for (let row = 0; row < width; row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (isDark((column + 0.5) / scale - quietZone, (row + 0.5) / scale - quietZone)) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
      }
    }
  }
  return { width, height: width, data };
}

const value = 'F1.0198c1de-7b5a-7c3e-8f21-3d2b9a7e4c11.48201377';
const matrix = imageCodeMatrix(value);

describe('the image code [C9.13a-d]', () => {
  it.each([
    ['usual', {}],
    ['smallest dots, largest star, roundest corners', { grid: 0.6, star: 0.24, corner: 0.5 }],
    ['squares without a star', { grid: 1, star: 0, corner: 0 }],
    ['beyond every limit', { grid: 0.01, star: 0.9, corner: 3, footer: 5 }],
  ])('is read by a scanner, %s', (_, given) => {
    expect(decodeQR(paint(layOutImageCode(matrix, readImageCodeRatios(given))))).toBe(value);
  });

  it.each([[undefined], [null], ['x'], [{ grid: '1' }], [{ grid: Number.NaN }]])(
    'takes the usual ratios for %p',
    (given) => {
      expect(readImageCodeRatios(given)).toEqual({ grid: 0.86, star: 0.18, corner: 0.28, footer: 0.16 });
    },
  );

  it('has a name and the seat in its footer', () => {
    render(
      <ImageCode value={value} label="Your entry code" ratios={readImageCodeRatios({})} footer="112 H 24" />,
    );
    const code = screen.getByRole('img', { name: 'Your entry code' });
    expect(code).toHaveTextContent('112 H 24');
  });

  it('grows by the footer alone', () => {
    const heightWith = (footer: number): number => {
      const { container, unmount } = render(
        <ImageCode value={value} label="Code" ratios={readImageCodeRatios({ footer })} footer="112" />,
      );
      const [, , width, height] = (container.querySelector('svg')?.getAttribute('viewBox') ?? '').split(' ');
      unmount();
      return Number(height) - Number(width);
    };
    expect(heightWith(0)).toBe(0);
    expect(heightWith(0.2)).toBeCloseTo(matrix.length * 0.2);
  });
});
