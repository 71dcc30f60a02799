import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { act, useState } from 'react';
import { buildRoom } from '../../testing/buildRoom.ts';
import { createFakeDrawing } from '../../testing/fakeDrawing.ts';
import { pointerEvent } from '../../testing/pointerEvent.ts';
import { englishSeatMapTexts as texts } from '../../texts/englishSeatMapTexts.ts';
import { MapDrawingContext, type MapDrawing } from './mapDrawing.ts';
import { SeatMap, type SeatMapProps } from './SeatMap.tsx';

const formatPrice = ({ amount }: { amount: number }) => `$${(amount / 100).toFixed(2)}`;

let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  // The test decides when the browser is idle.
  globalThis.requestIdleCallback = (run) => idle.push(run as () => void);
  globalThis.cancelIdleCallback = () => undefined;
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  // axe probes for a canvas context.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

function renderMap(props: Partial<SeatMapProps> = {}, other: Partial<Omit<MapDrawing, 'clock'>> = {}) {
  const drawing = { ...createFakeDrawing(), ...other };
  const onSelectionChange = jest.fn();
  function Host() {
    const [selection, setSelection] = useState<readonly string[]>(props.selection ?? []);
    const change = (codes: string[]) => {
      onSelectionChange(codes);
      setSelection(codes);
    };
    return (
      <SeatMap
        {...buildRoom()}
        texts={texts}
        formatPrice={formatPrice}
        {...props}
        selection={selection}
        onSelectionChange={change}
      />
    );
  }
  const view = render(
    <MapDrawingContext value={drawing}>
      <Host />
    </MapDrawingContext>,
  );
  const frames = () => act(() => drawing.clock.run());
  frames();
  const press = async (...keys: string[]) => {
    for (const key of keys) {
      await userEvent.keyboard(key);
      frames();
    }
  };
  /** Resolves or rejects the deferred chunk. */
  const complete = async () => {
    for (const run of idle.splice(0)) run();
    await act(async () => void (await drawing.loadDetails().catch(() => undefined)));
    frames();
  };
  return { ...view, onSelectionChange, press, frames, complete };
}

const map = () => screen.getByRole('application', { name: 'Seat map' });
const said = () => screen.getByRole('status').textContent;

describe('SeatMap', () => {
  it('is named, described and free of what axe finds [C2.25a]', async () => {
    const { container } = renderMap();
    expect(map()).toHaveAccessibleDescription(/list has the same seats/);
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('picks a seat by keyboard alone, and announces the position [C2.25a]', async () => {
    const { onSelectionChange, press, complete } = renderMap();
    await complete();
    act(() => map().focus());
    expect(said()).toBe('Section STALLS, 9 left, from $85.00');
    await press('{Enter}');
    expect(said()).toMatch(/^Section STALLS, row [ABC], seat \d, .*\$85\.00, available$/);
    await press('{ArrowUp}', '{ArrowUp}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}');
    expect(said()).toBe('Section STALLS, row A, seat 1, $85.00, available');
    await press(' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['STALLS-A-1']);
    expect(said()).toBe('Section STALLS, row A, seat 1, $85.00, chosen');
    await press(' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith([]);
  });

  it('shows the price at the place of the keyboard, and no more when that leaves or the map moves [C2.25a]', async () => {
    const { container, press, complete } = renderMap();
    const tip = () => container.querySelector('div[aria-hidden="true"]')?.textContent;
    await complete();
    expect(tip()).toBeUndefined();
    act(() => map().focus());
    expect(tip()).toBe('Section STALLS, 9 left, from $85.00');
    await press('{Enter}', '{ArrowUp}', '{ArrowUp}', '{ArrowLeft}', '{ArrowLeft}');
    expect(tip()).toBe('Section STALLS, row A, seat 1, $85.00, available');
    fireEvent(container.querySelector('canvas')!, pointerEvent('pointerleave', {}));
    expect(tip()).toBeUndefined();
    await press('{ArrowRight}');
    expect(tip()).toBe('Section STALLS, row A, seat 2, $85.00, available');
    act(() => map().blur());
    expect(tip()).toBeUndefined();
  });

  it('takes a pair with one press, and what is missing with the next [C2.25a]', async () => {
    const onSeatToggle = jest.fn();
    const { onSelectionChange, press, complete } = renderMap({ partySize: 2, onSeatToggle });
    await complete();
    act(() => map().focus());
    await press('{Enter}', '{ArrowUp}', '{ArrowUp}');
    await press('{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', ' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['STALLS-A-1', 'STALLS-A-2']);
    expect(onSeatToggle.mock.calls).toEqual([
      ['STALLS-A-1', true],
      ['STALLS-A-2', true],
    ]);
    expect(said()).toBe(
      'Section STALLS, row A, seat 1, $85.00, chosen. Section STALLS, row A, seat 2, $85.00, chosen',
    );
    await press(' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['STALLS-A-2']);
    await press('{ArrowRight}', '{ArrowRight}', '{ArrowRight}', ' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['STALLS-A-2', 'STALLS-A-4']);
  });

  it('moves a complete party with the next press, and adds no seat [C2.25a]', async () => {
    const onSeatToggle = jest.fn();
    const selection = ['BALC-A-1', 'BALC-A-2'];
    const { onSelectionChange, press, complete } = renderMap({ partySize: 2, selection, onSeatToggle });
    await complete();
    act(() => map().focus());
    await press('{Enter}', '{ArrowUp}', '{ArrowUp}');
    await press('{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}', ' ');
    expect(onSelectionChange).toHaveBeenLastCalledWith(['STALLS-A-1', 'STALLS-A-2']);
    expect(onSeatToggle.mock.calls).toEqual([
      ...selection.map((seat) => [seat, false]),
      ...['STALLS-A-1', 'STALLS-A-2'].map((seat) => [seat, true]),
    ]);
  });

  it('says why a sold seat cannot be had, and picks nothing', async () => {
    const { onSelectionChange, press, complete } = renderMap();
    await complete();
    act(() => map().focus());
    await press('{Enter}', '{ArrowUp}', '{ArrowUp}', '{ArrowLeft}', '{ArrowLeft}', '{ArrowLeft}');
    await press('{ArrowDown}', '{ArrowRight}', '{Enter}');
    expect(said()).toBe('Section STALLS, row B, seat 2, sold');
    expect(onSelectionChange).not.toHaveBeenCalled();
  });

  it('keeps to the limit and says so [C8.02a]', async () => {
    const { onSelectionChange, press, complete } = renderMap({ maxSeats: 1, selection: ['BALC-A-1'] });
    await complete();
    act(() => map().focus());
    await press('{Enter}', '{Enter}');
    expect(onSelectionChange).not.toHaveBeenCalled();
    expect(said()).toBe('Limit 1 per person');
  });

  it('zooms by buttons and shows the way back [C2.25a]', async () => {
    const { frames, complete } = renderMap();
    await complete();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    frames();
    await userEvent.click(screen.getByRole('button', { name: 'All sections' }));
    frames();
    expect(screen.queryByRole('button', { name: 'All sections' })).not.toBeInTheDocument();
  });

  it('keeps the focus of a button that goes, or has no more to do [C2.25a]', async () => {
    const { press, complete } = renderMap();
    await complete();
    act(() => map().focus());
    await press('{Enter}');
    expect(said()).toMatch(/^Section STALLS, row/);
    const wayBack = screen.getByRole('button', { name: 'All sections' });
    act(() => wayBack.focus());
    await press('{Enter}');
    expect(wayBack).not.toBeInTheDocument();
    expect(map()).toHaveFocus();
    expect(said()).toMatch(/^Section STALLS, \d left/);

    await press('{Enter}', '{Escape}');
    const zoomOut = screen.getByRole('button', { name: 'Zoom out' });
    act(() => zoomOut.focus());
    expect(zoomOut).toHaveFocus();
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
    await press('{Enter}');
    expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  });

  it('picks a standing area, and says what lies under the mouse [C2.25b]', async () => {
    const onAreaPick = jest.fn();
    const { container, complete } = renderMap({ onAreaPick });
    await complete();
    const canvas = container.querySelector('canvas')!;
    // The room is fitted: 440 by 240 units plus margin into 1,000 by 600 pixels.
    const at = { clientX: (350 + 20) * (984 / 440) + 8, clientY: 345, pointerId: 1, pointerType: 'mouse' };
    fireEvent(canvas, pointerEvent('pointermove', at));
    expect(screen.getByText('Section Floor, 40 left, from $50.00')).toBeInTheDocument();
    fireEvent(canvas, pointerEvent('pointerdown', at));
    fireEvent(canvas, pointerEvent('pointerup', at));
    expect(onAreaPick).toHaveBeenCalledWith('FLOOR');
  });

  it('shows what is seen from the place under the mouse, where there is a picture [C2.25b]', async () => {
    const { chart, ...room } = buildRoom();
    const sections = chart.sections.map((section) =>
      section.sectionCode === 'FLOOR' ? { ...section, viewUrl: '/art/floor.svg' } : section,
    );
    const { container, complete } = renderMap({ ...room, chart: { ...chart, sections } });
    await complete();
    const canvas = container.querySelector('canvas')!;
    const over = (x: number, y: number) =>
      fireEvent(
        canvas,
        pointerEvent('pointermove', { clientX: x, clientY: y, pointerId: 1, pointerType: 'mouse' }),
      );
    over(370 * (984 / 440) + 8, 345);
    expect(container.querySelector('img')).toHaveAttribute('src', '/art/floor.svg');
    over(80 * (984 / 440) + 8, 345);
    expect(container.querySelector('img')).toBeNull();
  });

  it('asks for the seats of the sections that it shows [C2.25a]', () => {
    const onSectionsNeeded = jest.fn();
    renderMap({ onSectionsNeeded, seatAvailability: {} });
    expect(onSectionsNeeded).toHaveBeenCalledWith(['STALLS', 'BALC']);
  });

  it('points to the list where the browser cannot draw [C2.25a]', () => {
    renderMap({}, { surfaceOf: () => undefined });
    expect(screen.getByText('We can’t show the map here. Please use the list.')).toBeInTheDocument();
  });

  describe('beside a page that scrolls', () => {
    const wheel = (canvas: Element, init: WheelEventInit = {}) => {
      const event = new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true, ...init });
      fireEvent(canvas, event);
      return event;
    };
    const isZoomed = () => screen.queryByRole('button', { name: 'All sections' }) !== null;

    it('leaves a plain wheel to the page and says once how to zoom, with the key of the system [C2.25a]', async () => {
      jest.useFakeTimers();
      const { container, complete, frames } = renderMap();
      await complete();
      const canvas = container.querySelector('canvas')!;
      expect(wheel(canvas).defaultPrevented).toBe(false);
      expect(screen.getByText('Use Ctrl + scroll to zoom')).toBeVisible();
      act(() => jest.advanceTimersByTime(3_000));
      expect(screen.queryByText('Use Ctrl + scroll to zoom')).toBeNull();
      wheel(canvas);
      expect(screen.queryByText('Use Ctrl + scroll to zoom')).toBeNull();
      expect(isZoomed()).toBe(false);
      wheel(canvas, { ctrlKey: true });
      frames();
      expect(isZoomed()).toBe(true);
      jest.useRealTimers();
    });

    it('names the key of a Mac', async () => {
      jest.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');
      const { container, complete } = renderMap();
      await complete();
      wheel(container.querySelector('canvas')!);
      expect(screen.getByText('Use ⌘ + scroll to zoom')).toBeVisible();
    });

    it('leaves one finger to the page, and says that two move the map [C2.25a]', async () => {
      const { container, complete } = renderMap();
      await complete();
      const canvas = container.querySelector('canvas')!;
      fireEvent(canvas, pointerEvent('pointerdown', { clientX: 50, clientY: 50 }));
      fireEvent(canvas, pointerEvent('pointermove', { clientX: 50, clientY: 90 }));
      fireEvent(canvas, pointerEvent('pointercancel', { clientX: 50, clientY: 90 }));
      expect(screen.getByText('Use two fingers to move the map')).toBeVisible();
      expect(isZoomed()).toBe(false);
    });

    it('takes every wheel and finger where it fills the screen', async () => {
      const { container, complete, frames } = renderMap({ capturesScroll: true });
      await complete();
      const canvas = container.querySelector('canvas')!;
      expect(wheel(canvas).defaultPrevented).toBe(true);
      frames();
      expect(isZoomed()).toBe(true);
    });
  });
});
