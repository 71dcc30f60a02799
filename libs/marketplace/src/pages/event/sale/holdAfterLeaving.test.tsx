import { act, screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router';
import type { Cart } from '@foyer/contract';
import { buildProfile as buildFan, renderFeature } from '@foyer/testing';
import { buildHeldCart } from '../../../testing/builders/buildCart.ts';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { eventId, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const two = { offerGroupId: idOf(101), quantity: 2, seatCodes: ['ORCH-A-8', 'ORCH-A-9'] };

describe('a hold that succeeds after the page was left', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('keeps the held cart, and leaves the buyer on the page of their choice', async () => {
    let answer: (cart: Cart) => void = () => undefined;
    const later = new Promise<Cart>((resolve) => {
      answer = resolve;
    });
    const { user, api, store } = renderFeature(
      <>
        <EventAddress />
        <Link to="/">Leave</Link>
      </>,
      marketplaceSettings(
        { checkoutCart: () => later, getProfile: buildFan() },
        { path: eventPath, token: 'token', lines: [two] },
      ),
    );
    const bar = await screen.findByRole('region', { name: 'Your selection' });
    await user.click(within(bar).getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(api.calls.map((each) => each.operationId)).toContain('checkoutCart'));
    await user.click(screen.getByRole('link', { name: 'Leave' }));
    answer(buildHeldCart(two));
    await waitFor(() => expect(store.getState()).toHaveProperty(['cart', 'eventsCart', eventId]));
    await waitFor(() => expect(store.getState()).toHaveProperty('pick.byEvent', {}));
    // Lets a navigation render.
    await act(() => Promise.resolve());
    expect(screen.getByRole('heading', { name: 'Discover' })).toBeVisible();
  });
});
