import fc from 'fast-check';
import { clampCamera, fitCamera, toMap, toScreen, visibleBounds, zoomAt } from './camera.ts';

const real = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const camera = fc.record({ scale: real(0.05, 6), x: real(-5_000, 5_000), y: real(-5_000, 5_000) });
const point = fc.record({ x: real(-4_000, 4_000), y: real(-4_000, 4_000) });
const viewport = fc.record({ width: real(200, 2_000), height: real(200, 1_200) });
const bounds = { minX: 0, minY: 0, maxX: 3_000, maxY: 2_000 };
const limits = { min: 0.1, max: 5 };

describe('camera', () => {
  it('comes back from screen to map and from map to screen', () => {
    fc.assert(
      fc.property(camera, point, (view, place) => {
        const back = toMap(view, toScreen(view, place));
        expect(back.x).toBeCloseTo(place.x, 5);
        expect(back.y).toBeCloseTo(place.y, 5);
      }),
    );
  });

  it('keeps what lies under the fingers there while zooming, within the limits', () => {
    fc.assert(
      fc.property(camera, real(0.1, 10), point, (view, factor, anchor) => {
        const before = toMap(view, anchor);
        const zoomed = zoomAt(view, factor, anchor, limits);
        const after = toMap(zoomed, anchor);
        expect(after.x).toBeCloseTo(before.x, 3);
        expect(after.y).toBeCloseTo(before.y, 3);
        expect(zoomed.scale).toBeGreaterThanOrEqual(limits.min);
        expect(zoomed.scale).toBeLessThanOrEqual(limits.max);
      }),
    );
  });

  it('fits the whole map into any picture', () => {
    fc.assert(
      fc.property(viewport, (size) => {
        const seen = visibleBounds(fitCamera(bounds, size, 0), size);
        expect(seen.minX).toBeLessThanOrEqual(0.001);
        expect(seen.minY).toBeLessThanOrEqual(0.001);
        expect(seen.maxX).toBeGreaterThanOrEqual(bounds.maxX - 0.001);
        expect(seen.maxY).toBeGreaterThanOrEqual(bounds.maxY - 0.001);
      }),
    );
  });

  it('never loses the map out of the picture, and clamping twice is clamping once', () => {
    fc.assert(
      fc.property(camera, viewport, (view, size) => {
        const clamped = clampCamera(view, bounds, size);
        const seen = visibleBounds(clamped, size);
        expect(seen.minX).toBeLessThanOrEqual(bounds.maxX);
        expect(seen.maxX).toBeGreaterThanOrEqual(bounds.minX);
        const twice = clampCamera(clamped, bounds, size);
        expect(twice.x).toBeCloseTo(clamped.x, 6);
        expect(twice.y).toBeCloseTo(clamped.y, 6);
      }),
    );
  });
});
