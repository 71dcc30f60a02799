import { screen } from '@testing-library/react';
import { buildEventProfile, refuse } from '@foyer/testing';
import { buildCart, buildCartLine } from '../../testing/buildCart.ts';
import { buildHall } from '../../testing/buildHall.ts';
import { payButton, showCheckout } from '../../testing/showCheckout.tsx';

const hall = buildHall();
const event = { ...buildEventProfile(), seatChartId: hall.seatChartId, seatChartVersion: hall.version };
const answers = { getEventProfile: event, getSeatChart: hall };

describe('the map of the seats in the checkout [C2.18a]', () => {
  it('marks each held seat, and asks for the rows of their sections alone', async () => {
    const { api } = showCheckout(answers);
    const map = await screen.findByRole('img', { name: 'Your seats on the map' });
    expect([...map.querySelectorAll('circle')].map((each) => each.getAttribute('cx'))).toEqual([
      '190',
      '200',
    ]);
    expect(map.querySelectorAll('polygon')).toHaveLength(hall.shapes.length + hall.sections.length);
    expect(api.calls.find(({ operationId }) => operationId === 'getSeatChart')?.request).toMatchObject({
      seatChartId: hall.seatChartId,
      version: '1',
      sectionCodes: '101',
    });
  });

  it('is left out where nothing of the cart has a place, and where the hall could not be loaded', async () => {
    const extra = buildCartLine({ category: 'MERCHANDISE', seats: [] });
    const { api, unmount } = showCheckout(answers, { carts: [buildCart({ lines: [extra] })] });
    await payButton();
    expect(api.calls.map(({ operationId }) => operationId)).not.toContain('getSeatChart');
    unmount();
    showCheckout({ ...answers, getSeatChart: refuse('notFound') });
    await payButton();
    expect(screen.queryByRole('img', { name: 'Your seats on the map' })).toBeNull();
  });
});
