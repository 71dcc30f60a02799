import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderFeature } from '@foyer/testing';
import { buyableOf, parking, shirtSizes } from '../../testing/buildOffers.ts';
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
  it('takes the size that is chosen', async () => {
    const { onChoose } = renderCard();
    await userEvent.click(screen.getByRole('button', { name: 'L' }));
    expect(screen.getByRole('button', { name: 'L' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Add one' }));
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
