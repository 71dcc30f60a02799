import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildCart, buildCartLine } from '../../testing/buildCart.ts';
import { cartSettings, stageTime } from '../../testing/cartSettings.ts';
import { HeldNotice } from './HeldNotice.tsx';

const cart = (eventId: string, ms: number) =>
  buildCart({
    eventId,
    purchaseTokenExpiration: new Date(stageTime + ms).toISOString(),
    lines: [buildCartLine({ quantity: 2 })],
  });
const carts = [cart('e1', 90_000), cart('e3', -1_000)];
const show = (eventId: string) =>
  renderFeature(<HeldNotice eventId={eventId} />, cartSettings({}, { carts }));

describe('what is held of an event', () => {
  it('shows on its page with a link to checkout, which a widget has nowhere else [I1.07]', async () => {
    show('e1');
    expect(await screen.findByText(/2 items in your cart, held for/)).toHaveTextContent(/held for 1:30/);
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute(
      'href',
      '/transaction/e1/checkout',
    );
  });

  it('is not there on the pages of other events', () => {
    show('e2');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is not there when the hold is over [C4.04d]', () => {
    show('e3');
    expect(screen.queryByRole('link')).toBeNull();
  });
});
