import { screen, within } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildHeldCart } from '../../testing/builders/buildCart.ts';
import { buildPrice, donation, floor, parking, poster } from '../../testing/builders/buildOffers.ts';
import { TransactionAddress } from '../../testing/addresses/TransactionAddress.tsx';
import { transactionSettings } from '../../testing/transactionAnswers.ts';

const show = (step: string) =>
  renderFeature(
    <TransactionAddress />,
    transactionSettings(
      {
        checkoutCart: buildHeldCart({ offerGroupId: floor.offerGroupId, quantity: 1, seatCodes: [] }),
        listUpsells: {
          offerGroups: [parking, { ...poster, price: buildPrice(2_000) }],
          serverTime: '2027-01-01T00:00:00Z',
        },
      },
      { step },
    ),
  );

describe('prices without tax', () => {
  it('say so on the page of an offer [C3.09j]', async () => {
    const { unmount } = show(`/detail?offer=${floor.offerGroupId}`);
    expect(await screen.findByText('fees included + tax')).toBeVisible();
    unmount();
    show(`/addonOptions?offer=${donation.offerGroupId}`);
    expect(await screen.findByRole('heading', { name: donation.name })).toBeVisible();
    expect(screen.queryByText(/\+ tax/)).toBeNull();
  });

  it('say so of the extras that the overlay suggests [C3.09j, C2.24k]', async () => {
    const { user } = show(`/detail?offer=${floor.offerGroupId}`);
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const added = within(await screen.findByRole('dialog', { name: 'Added to your cart' }));
    expect((await added.findByText(poster.name)).closest('li')).toHaveTextContent('CA$25.40 + tax');
    expect(added.getByText(parking.name).closest('li')).not.toHaveTextContent('tax');
  });
});
