import { screen, waitFor } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import { buildHeldCart } from '../../testing/builders/buildCart.ts';
import { collectible, namedGift } from '../../testing/builders/buildOffers.ts';
import { TransactionAddress } from '../../testing/addresses/TransactionAddress.tsx';
import { transactionSettings } from '../../testing/transactionAnswers.ts';

const show = (step: string) =>
  renderFeature(
    <TransactionAddress />,
    transactionSettings(
      { checkoutCart: buildHeldCart({ offerGroupId: namedGift.offerGroupId, quantity: 1, seatCodes: [] }) },
      { step },
    ),
  );

describe('extras with rules of their own', () => {
  it('lists collectibles with merchandise [C1.01h, C3.02e]', async () => {
    show('/merchItems');
    expect(await screen.findByRole('link', { name: `Choose ${collectible.name}` })).toHaveAttribute(
      'href',
      expect.stringMatching(/merchOptions/),
    );
  });

  it('adds a gift with the amount that is chosen on its page, without a quantity [C1.01g, C2.15g]', async () => {
    const { api, user } = show(`/addonOptions?offer=${namedGift.offerGroupId}`);
    const suggestion = await screen.findByRole('button', { name: 'CA$25.00' });
    expect(screen.getByRole('button', { name: 'CA$10.00' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(suggestion);
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    const sent = () => api.calls.find(({ operationId }) => operationId === 'checkoutCart')?.request;
    await waitFor(() =>
      expect(sent()).toMatchObject({
        selections: [{ offerGroupId: namedGift.offerGroupId, quantity: 1, amount: { amount: 2_500 } }],
      }),
    );
  });

  it('does not add a gift without an amount', async () => {
    const { user } = show(`/addonOptions?offer=${namedGift.offerGroupId}`);
    await user.click(await screen.findByRole('button', { name: 'Another amount' }));
    expect(screen.getByRole('button', { name: 'Add to cart' })).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('textbox', { name: 'Another amount' }), '40');
    expect(screen.getByRole('button', { name: 'Add to cart' })).not.toHaveAttribute('aria-disabled', 'true');
  });
});
