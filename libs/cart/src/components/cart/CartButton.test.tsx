import { screen, waitFor } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildCart, buildCartLine } from '../../testing/buildCart.ts';
import { cartSettings, stageTime } from '../../testing/cartSettings.ts';
import { cartRoutes } from '../../routes.ts';
import { CartButton } from './CartButton.tsx';

const cart = (eventId: string, ms: number, quantity: number) =>
  buildCart({
    eventId,
    purchaseTokenExpiration: new Date(stageTime + ms).toISOString(),
    lines: [buildCartLine({ quantity })],
  });

describe('CartButton', () => {
  it('says how many items are held and for how long, and leads to the cart that ends first [C3.06f, C4.04a]', async () => {
    renderFeature(
      <CartButton />,
      cartSettings({}, { carts: [cart('e1', 500_000, 3), cart('e2', 90_000, 2)] }),
    );
    const link = await screen.findByRole('link', { name: /2 items in your cart, held for 1:30/ });
    expect(link).toHaveAttribute('href', '/transaction/e2/checkout');
  });

  it('skips a cart whose hold is over [C4.04d]', async () => {
    renderFeature(
      <CartButton />,
      cartSettings({}, { carts: [cart('e1', 500_000, 3), cart('e2', -1_000, 2)] }),
    );
    const link = await screen.findByRole('link', { name: /3 items in your cart/ });
    expect(link).toHaveAttribute('href', '/transaction/e1/checkout');
  });

  it('asks for its event, whose answer brings the time of the server, on pages that ask for nothing [C4.04a, CL-07]', async () => {
    const { api } = renderFeature(<CartButton />, cartSettings({}, { carts: [cart('e1', 500_000, 3)] }));
    await waitFor(() =>
      expect(api.calls).toContainEqual(
        expect.objectContaining({ operationId: 'getEventProfile', request: { eventId: 'e1' } }),
      ),
    );
  });

  it('renders nothing for an empty cart', () => {
    const { api } = renderFeature(<CartButton />, cartSettings({}, { carts: [] }));
    expect(screen.queryByRole('link')).toBeNull();
    expect(api.calls).toEqual([]);
  });
});

describe('cartRoutes', () => {
  it('hide the cart item on checkout, on the link to it and on the receipt, all but the link and the way to a provider and back behind the gate [I2.25]', async () => {
    const hiding = cartRoutes.filter(({ hidesCart }) => hidesCart);
    expect(hiding.map(({ address }) => address)).toEqual(['checkout', 'directCheckout', 'receipt']);
    const open = cartRoutes.filter(({ access }) => access !== 'signedIn');
    expect(open.map(({ address }) => address)).toEqual([
      'directCheckout',
      'externalPaymentLoading',
      'externalPaymentCallback',
    ]);
    for (const route of cartRoutes) expect(await route.load()).toBeInstanceOf(Function);
  });
});
