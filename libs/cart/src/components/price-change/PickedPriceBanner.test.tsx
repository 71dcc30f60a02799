import { screen } from '@testing-library/react';
import { Link } from 'react-router';
import { renderFeature } from '@foyer/testing';
import { buildMoney } from '../../testing/buildCart.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { PickedPriceBanner } from './PickedPriceBanner.tsx';

it('shows what a pick cost in the list and what it is held at, and asks until the buyer goes on [C8.06]', async () => {
  const pickedPrice = { before: buildMoney(20_000), now: buildMoney(22_000) };
  const { user } = renderFeature(
    <>
      <Link to="/checkout" state={{ pickedPrice }}>
        Hold
      </Link>
      <PickedPriceBanner />
    </>,
    cartSettings({}, { locale: 'en-CA' }),
  );
  expect(screen.queryByText('The price changed')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Hold' }));
  expect(await screen.findByText('The price changed')).toBeVisible();
  expect(
    screen.getByText(/^It was \$200.00 and is now \$220.00\..*Continue with the new price\?$/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.queryByText('The price changed')).toBeNull();
});
