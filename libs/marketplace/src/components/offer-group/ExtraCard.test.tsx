import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderFeature } from '@foyer/testing';
import { buyableOf, namedGift, parking, shirtSizes } from '../../testing/builders/buildOffers.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { ExtraCard } from './ExtraCard.tsx';

const shirt = { name: 'Event T-shirt', offers: shirtSizes };

function renderCard(props: Partial<ComponentProps<typeof ExtraCard>> = {}) {
  const onChoose = jest.fn();
  renderFeature(
    <ul>
      <ExtraCard product={shirt} lines={[]} onChoose={onChoose} {...props} />
    </ul>,
    marketplaceSettings(),
  );
  return { onChoose };
}

describe('ExtraCard', () => {
  it('takes one of the size that is pressed, and none in advance', async () => {
    const { onChoose } = renderCard();
    // No size is chosen in advance, which a buyer might not notice.
    for (const { variantName } of shirtSizes)
      expect(screen.getByRole('button', { name: variantName })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('button', { name: 'Add one' })).toBeNull();
    expect(screen.getByText('Choose one')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'L' }));
    expect(screen.getByRole('button', { name: 'L' })).toHaveAttribute('aria-pressed', 'true');
    expect(onChoose).toHaveBeenCalledWith(
      expect.objectContaining({ variantName: 'L' }),
      expect.objectContaining({ quantity: 1 }),
    );
  });

  it('says how many of each size are chosen, and starts at the chosen one', () => {
    const { offerGroupId } = shirtSizes[1];
    renderCard({ lines: [{ offerGroupId, quantity: 2, seatCodes: [] }] });
    expect(screen.getByRole('button', { name: 'M · 2' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for the amount of a gift instead of its quantity [C1.01g, C3.02d, C5.07a]', async () => {
    const { onChoose } = renderCard({ product: { name: namedGift.name, offers: [namedGift] } });
    const chosen = () => onChoose.mock.lastCall?.[1] as unknown;
    await userEvent.click(await screen.findByRole('button', { name: 'CA$10.00' }));
    expect(chosen()).toEqual({ quantity: 1, amount: { amount: 1_000, currency: 'CAD' } });
    expect(screen.getByText('All of it goes to Open Case Fund.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add one' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Another amount' }));
    const field = screen.getByRole('textbox', { name: 'Another amount' });
    await userEvent.type(field, '37,25');
    expect(chosen()).toEqual({ quantity: 1, amount: { amount: 3_725, currency: 'CAD' } });
    await userEvent.clear(field);
    await userEvent.type(field, '1');
    expect(chosen()).toEqual({ quantity: 0 });
    await userEvent.tab();
    expect(field).toHaveAccessibleDescription(/Enter an amount between .*2\.00 and .*500\.00/);
  });

  it('shows the amount that was named as the price of a gift [C1.01g]', () => {
    const { offerGroupId } = namedGift;
    const amount = { amount: 3_725, currency: 'CAD' };
    renderCard({
      product: { name: namedGift.name, offers: [namedGift] },
      lines: [{ offerGroupId, quantity: 1, seatCodes: [], amount }],
    });
    expect(screen.getAllByText('CA$37.25')[0]).toBeVisible();
  });

  it('has no sizes where there are none, and none to take where all are gone', () => {
    const gone = {
      ...parking,
      available: 0,
      saleState: 'soldOut' as const,
      buyable: buyableOf({ available: 0 }),
    };
    renderCard({ product: { name: gone.name, offers: [gone] } });
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
    expect(screen.getByText('Sold out')).toBeVisible();
  });
});
