import { createFrameMeter } from './frameMeter.ts';

/** Functions that the runner calls on either page. */
export interface BenchPage {
  /** Mounts the map; resolves when its picture is complete. */
  mount(): Promise<void>;
  /** Zooms from the whole stadium to its seats with the wheel. */
  zoomIn(): Promise<number[]>;
  /** Drags the seats around. */
  pan(): Promise<number[]>;
  zoomOut(): Promise<number[]>;
}

declare global {
  interface Window {
    bench: BenchPage;
  }
}

const ZOOM_FRAMES = 48;
const PAN_FRAMES = 120;
/** Longer than the time after which a page considers a view still. */
const QUIET_MS = 250;

/** Exposes the same gestures for any page with a map on a canvas. */
export function offerBench(mountMap: (root: HTMLElement) => void): void {
  const meter = createFrameMeter();
  const root = document.getElementById('root')!;
  const canvas = (): HTMLCanvasElement => root.querySelector('canvas')!;

  const wheel = (deltaY: number) => (): void => {
    const { left, top, width, height } = canvas().getBoundingClientRect();
    const [clientX, clientY] = [left + width * 0.42, top + height * 0.2];
    canvas().dispatchEvent(
      new WheelEvent('wheel', { deltaY, clientX, clientY, bubbles: true, cancelable: true }),
    );
  };
  const pointer = (type: string, clientX: number, clientY: number): void => {
    const init = {
      pointerId: 1,
      pointerType: 'mouse',
      isPrimary: true,
      button: 0,
      clientX,
      clientY,
      bubbles: true,
    };
    canvas().dispatchEvent(new PointerEvent(type, init));
  };
  /** Measures the frames of a gesture, and those that complete the picture afterwards. */
  const measure = async (frames: number, step: (frame: number) => void): Promise<number[]> => {
    const times = await meter.run(frames, step);
    return [...times, ...(await meter.run(24, () => {}))];
  };

  window.bench = {
    async mount() {
      mountMap(root);
      await meter.quiet(QUIET_MS);
    },
    zoomIn: () => measure(ZOOM_FRAMES, wheel(-26)),
    async pan() {
      const { left, top, width, height } = canvas().getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      pointer('pointerdown', x, y);
      const times = await measure(PAN_FRAMES, (frame) => {
        const angle = (frame / PAN_FRAMES) * 2 * Math.PI;
        pointer('pointermove', x + Math.sin(angle) * width * 0.45, y + (1 - Math.cos(angle)) * height * 0.4);
      });
      pointer('pointerup', x, y);
      await meter.quiet(QUIET_MS);
      return times;
    },
    zoomOut: () => measure(ZOOM_FRAMES, wheel(26)),
  };
}
