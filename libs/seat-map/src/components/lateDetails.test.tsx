import { fireEvent, render, screen } from '@testing-library/react';
import { act, useState } from 'react';
import { buildRoom, roomOffers } from '../testing/buildRoom.ts';
import { createFakeDrawing } from '../testing/fakeDrawing.ts';
import { pointerEvent } from '../testing/pointerEvent.ts';
import { englishSeatMapTexts as texts } from '../texts/englishSeatMapTexts.ts';
import { MapDrawingContext, type MapDetails } from './map/mapDrawing.ts';
import { SeatLegend } from './map/SeatLegend.tsx';
import { SeatList } from './list/SeatList.tsx';
import { SeatMap } from './map/SeatMap.tsx';

const formatPrice = ({ amount }: { amount: number }) => `$${(amount / 100).toFixed(2)}`;

beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(600);
  globalThis.requestIdleCallback = (run) => {
    (run as () => void)();
    return 0;
  };
  globalThis.cancelIdleCallback = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

/** Renders a map whose deferred chunk resolves or rejects on request. */
function renderLate() {
  const drawing = createFakeDrawing();
  const asked: { arrive: (details: MapDetails) => void; fail: () => void }[] = [];
  const loadDetails = () =>
    new Promise<MapDetails>((resolve, reject) =>
      asked.push({ arrive: resolve, fail: () => reject(new Error('no such chunk')) }),
    );
  const onSelectionChange = jest.fn();
  function Host() {
    const [selection, setSelection] = useState<readonly string[]>([]);
    const shared = {
      ...buildRoom(),
      texts,
      formatPrice,
      selection,
      onSelectionChange: (codes: string[]) => {
        onSelectionChange(codes);
        setSelection(codes);
      },
    };
    return (
      <>
        <SeatMap {...shared} />
        <SeatList {...shared} />
        <SeatLegend offers={roomOffers} texts={texts} formatPrice={formatPrice} />
      </>
    );
  }
  const view = render(
    <MapDrawingContext value={{ ...drawing, loadDetails }}>
      <Host />
    </MapDrawingContext>,
  );
  const frames = () => act(() => drawing.clock.run());
  frames();
  const settle = async (run: () => void) => {
    await act(async () => {
      run();
      await Promise.resolve();
    });
    frames();
  };
  const details = import('./map-details/mapDetails.ts');
  const arrive = async () => {
    const come = await details;
    await settle(() => asked.splice(0).forEach((each) => each.arrive(come)));
  };
  const fail = () => settle(() => asked.splice(0).forEach((each) => each.fail()));
  const press = (key: string) => {
    const isLeftToPage = fireEvent.keyDown(map(), { key });
    frames();
    return isLeftToPage;
  };
  /** Taps row A of the stalls, which starts at 20, 100 in a room fitted into 1,000 by 600 pixels. */
  const tapFirstSeat = () => {
    const canvas = view.container.querySelector('canvas')!;
    const scale = 984 / 440;
    const top = (600 - 240 * scale) / 2;
    const at = { clientX: 8 + (20 + 20) * scale, clientY: top + (100 + 20) * scale, pointerId: 1 };
    act(() => {
      fireEvent(canvas, pointerEvent('pointerdown', { ...at, pointerType: 'mouse' }));
      fireEvent(canvas, pointerEvent('pointerup', { ...at, pointerType: 'mouse' }));
    });
    frames();
  };
  return { ...view, onSelectionChange, arrive, fail, press, tapFirstSeat, asked };
}

const map = () => screen.getByRole('application', { name: 'Seat map' });
const said = () => screen.getAllByRole('status')[0]!.textContent;

describe('what comes after the first picture', () => {
  it('has a name, a description and the focus of the map before it [C2.25a]', () => {
    renderLate();
    expect(map()).toHaveAccessibleDescription(/Use the arrow keys to move/);
    act(() => map().focus());
    expect(map()).toHaveFocus();
  });

  it.each<[string, string[], string]>([
    ['an arrow', ['ArrowRight'], 'Section STALLS, 9 left, from $85.00'],
    ['two arrows', ['ArrowRight', 'ArrowRight'], 'Section BALC, 5 left, from $50.00'],
    ['into a section and to a seat', ['ArrowRight', 'Enter', 'ArrowUp', 'ArrowUp'], 'row A'],
    ['in and out again', ['ArrowRight', 'Enter', 'Escape'], 'Section STALLS, 9 left, from $85.00'],
  ])('loses no key that came before: %s [C2.25a]', async (_what, keys, expected) => {
    const { press, arrive } = renderLate();
    for (const key of keys) expect(press(key)).toBe(false);
    expect(said()).toBe('');
    await arrive();
    expect(said()).toContain(expected);
  });

  it.each(['Tab', 'a', 'Escape'])('leaves %s to the page, before and after [C2.25a]', async (key) => {
    const { press, arrive } = renderLate();
    expect(press(key)).toBe(true);
    await arrive();
    expect(press(key)).toBe(true);
  });

  it('says what a pointer has picked before, as soon as there are words', async () => {
    const { tapFirstSeat, onSelectionChange, arrive } = renderLate();
    tapFirstSeat();
    expect(onSelectionChange).toHaveBeenCalledWith(['STALLS-A-1']);
    expect(said()).toBe('');
    await arrive();
    expect(said()).toBe('Section STALLS, row A, seat 1, $85.00, chosen');
  });

  it('when it fails, seats are picked by pointer, nothing false is said, and the list is there [C2.25a]', async () => {
    const { tapFirstSeat, onSelectionChange, fail, container } = renderLate();
    await fail();
    tapFirstSeat();
    expect(onSelectionChange).toHaveBeenCalledWith(['STALLS-A-1']);
    expect(map()).toHaveAccessibleDescription('');
    expect(said()).toBe('');
    expect(container).not.toHaveTextContent(texts.mapUnavailable);
    expect(screen.getByRole('list', { name: 'Seats by section' })).toBeInTheDocument();
    expect(screen.getByText('in another cart')).toBeInTheDocument();
  });

  it('is asked for again by a key after it has failed, and then does what that key wants [C2.25a]', async () => {
    const { press, fail, arrive, asked } = renderLate();
    await fail();
    expect(asked).toHaveLength(0);
    press('ArrowRight');
    expect(asked).toHaveLength(1);
    await arrive();
    expect(said()).toBe('Section STALLS, 9 left, from $85.00');
    expect(map()).toHaveAccessibleDescription(/Use the arrow keys to move/);
  });

  it('forgets keys when it fails, so that they do nothing long after [C2.25a]', async () => {
    const { press, fail, arrive } = renderLate();
    press('ArrowRight');
    press('Enter');
    await fail();
    press('ArrowRight');
    await arrive();
    expect(said()).toBe('Section STALLS, 9 left, from $85.00');
  });
});
