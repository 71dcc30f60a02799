import { screen } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildCartLine } from '../../testing/buildCart.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { CartLineCard } from './CartLineCard.tsx';

it('a line of tables says how many {product}s they bring, instead of ages [C3.24e]', async () => {
  const line = buildCartLine({ name: 'Table for 8', seats: [], seating: 'none', quantity: 2, tokensEach: 8 });
  renderFeature(
    <ul>
      <CartLineCard line={line} maximum={2} />
    </ul>,
    cartSettings(),
  );
  expect(await screen.findByText('Brings 16 Passes')).toBeVisible();
  expect(screen.queryByText(/Adult/)).toBeNull();
});
