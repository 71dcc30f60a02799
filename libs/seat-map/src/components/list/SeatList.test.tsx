import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { pickableSeats } from '../../model/seatListItems.ts';
import { SeatModel } from '../../model/seatModel.ts';
import { buildRoom } from '../../testing/buildRoom.ts';
import { englishSeatMapTexts as texts } from '../../texts/englishSeatMapTexts.ts';
import { SeatList, type SeatListProps } from './SeatList.tsx';

const formatPrice = ({ amount }: { amount: number }) => `$${(amount / 100).toFixed(2)}`;

beforeEach(() => {
  // jsdom has no layout, and a virtual list without height renders no rows.
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  // axe probes for a canvas context.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

function renderList(props: Partial<SeatListProps> = {}) {
  const onSelectionChange = jest.fn();
  function Host() {
    const [selection, setSelection] = useState<readonly string[]>(props.selection ?? []);
    const change = (codes: string[]) => {
      onSelectionChange(codes);
      setSelection(codes);
    };
    return (
      <SeatList
        {...buildRoom()}
        texts={texts}
        formatPrice={formatPrice}
        {...props}
        selection={selection}
        onSelectionChange={change}
      />
    );
  }
  return { ...render(<Host />), onSelectionChange };
}

const open = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }));

describe('SeatList', () => {
  it('opens a section and picks a seat, in the words of the map [C2.25a-b]', async () => {
    const { onSelectionChange, container } = renderList();
    await open(/^STALLS/);
    const seat = screen.getByRole('button', { name: 'Section STALLS, row A, seat 2, $85.00, available' });
    await userEvent.click(seat);
    expect(onSelectionChange).toHaveBeenCalledWith(['STALLS-A-2']);
    const picked = screen.getByRole('button', { name: 'Section STALLS, row A, seat 2, $85.00, chosen' });
    expect(picked).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Section STALLS, row A, seat 2, $85.00, chosen');
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations).toEqual([]);
  });

  it('can begin with an open section [C2.25b]', () => {
    renderList({ startsOpen: 'STALLS' });
    expect(screen.getByRole('button', { name: /^STALLS/ })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Row A' })).toBeVisible();
  });

  it('counts no seats of a section that are of several offers [C2.25b]', () => {
    const room = buildRoom();
    const sectionAvailability = room.sectionAvailability.map((one) => ({
      ...one,
      offerGroupIds: ['cheap', 'dear'],
    }));
    renderList({ ...room, sectionAvailability });
    expect(screen.getByRole('button', { name: /^STALLS/ })).not.toHaveTextContent('left');
  });

  it.each([{}, { accessibleOnly: true }, { priceTo: 5_000 }, { offerGroupIds: ['dear'] }])(
    'offers the seats that the map offers under %j [C2.25a, C3.19c, C3.19f]',
    async (filters) => {
      renderList({ filters });
      for (const header of screen.queryAllByRole('button', { expanded: false }))
        await userEvent.click(header);
      const model = new SeatModel({ ...buildRoom(), filters });
      const expected = [0, 1].flatMap((at) => pickableSeats(model, at)).length;
      expect(screen.queryAllByRole('button', { pressed: false })).toHaveLength(expected);
    },
  );

  it('is one stop of the Tab key a row, arrows go from seat to seat [C2.25a]', async () => {
    renderList();
    await open(/^STALLS/);
    const row = within(screen.getByRole('group', { name: 'Row A' })).getAllByRole('button');
    await userEvent.tab();
    expect(row[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(row[1]).toHaveFocus();
    await userEvent.tab();
    expect(row).not.toContain(document.activeElement);
  });

  it('keeps to the limit and says so [C8.02a]', async () => {
    const { onSelectionChange } = renderList({ maxSeats: 1, selection: ['BALC-A-1'] });
    await open(/^STALLS/);
    await userEvent.click(screen.getByRole('button', { name: /row A, seat 2/ }));
    expect(onSelectionChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Limit 1 per person');
  });

  it('asks for a section when it is opened, and again after it failed [C2.25b]', async () => {
    const onSectionsNeeded = jest.fn();
    const props = { onSectionsNeeded, seatAvailability: {} };
    const { unmount } = renderList(props);
    await open(/^STALLS/);
    expect(onSectionsNeeded).toHaveBeenCalledWith(['STALLS']);
    expect(screen.getByText('Loading seats')).toBeInTheDocument();
    unmount();
    renderList({ ...props, failedSections: ['STALLS'] });
    await open(/^STALLS/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onSectionsNeeded).toHaveBeenLastCalledWith(['STALLS']);
  });

  it('calls sections what is written on them, so that they can be said [WCAG 2.5.3]', async () => {
    const { container } = renderList();
    const names = screen.getAllByRole('button', { expanded: false }).map((button) => button.textContent);
    expect(names[0]).toMatch(/^STALLS.*9 left.*from \$85\.00$/);
    expect(screen.getByRole('button', { name: /^STALLS .*9 left.* from \$85\.00$/ })).toBeVisible();
    const rules = { 'label-content-name-mismatch': { enabled: true }, 'color-contrast': { enabled: false } };
    const { violations } = await axe.run(container, { rules });
    expect(violations).toEqual([]);
  });

  it('picks a standing section as a whole [C2.25b]', async () => {
    const onAreaPick = jest.fn();
    renderList({ onAreaPick });
    await open(/Choose this area/);
    expect(onAreaPick).toHaveBeenCalledWith('FLOOR');
  });

  it('keeps what the fan holds, whatever the filters say [C3.19c]', async () => {
    renderList({ filters: { priceFrom: 90_000 } });
    await open(/^BALC/);
    expect(
      screen.getByRole('button', { name: 'Section BALC, row B, seat 3, $50.00, held for you' }),
    ).toBeVisible();
  });

  it('says when nothing is left of the filters [C3.19c]', () => {
    renderList({ ...buildRoom({ balcony: ['aaa'] }), filters: { priceFrom: 90_000 } });
    expect(screen.getByText('No seats match these filters.')).toBeInTheDocument();
  });
});
