import { act, screen, waitFor, within } from '@testing-library/react';
import { codeEntered } from '@foyer/cart';
import { auctionOfferId, auctionPath, buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { eventId } from '../../testing/marketplaceSettings.ts';
import { showMyPrice } from '../../testing/showMyPrice.tsx';

const money = (amount: number) => ({ amount, currency: 'CAD' });

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('asks and offers with the code that the fan has for the event [C3.20h]', async () => {
  const shown = showMyPrice({}, { makeAuctionOffer: buildAuctionOffer({ price: money(9_100) }) });
  await shown.type('91');
  act(() => void shown.store.dispatch(codeEntered({ eventId, marketplaceCode: 'PRICE' })));
  await waitFor(() =>
    expect(shown.asked('checkoutAuction')).toContainEqual({ eventId, marketplaceCode: 'PRICE' }),
  );
  await shown.press('Make offer');
  const warning = within(await screen.findByRole('alertdialog', { name: 'Make this offer?' }));
  await shown.user.click(warning.getByRole('button', { name: 'Make offer' }));
  await screen.findByRole('dialog', { name: 'Your offer is in' });
  expect(shown.asked('makeAuctionOffer')).toMatchObject([{ eventId, marketplaceCode: 'PRICE' }]);
});

it.each(['', `/${auctionOfferId}`])('opens at %s/checkout, its checkout, as well [C2.17b]', async (offer) => {
  showMyPrice({}, {}, `${auctionPath}${offer}/checkout`);
  expect(await screen.findByRole('button', { name: 'Make offer' })).toBeVisible();
  expect(screen.getByText('You’ll pay if accepted')).toBeVisible();
});
