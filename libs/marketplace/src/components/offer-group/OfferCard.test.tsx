import { cleanup, screen, within } from '@testing-library/react';
import { renderFeature } from '@foyer/testing';
import type { OfferGroup } from '@foyer/contract';
import { buildOffer, buildPlainPrice, familyArea, tieredLawn } from '../../testing/builders/buildOffers.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { OfferCard } from './OfferCard.tsx';

const show = (offer: OfferGroup, locale = 'en-US') =>
  renderFeature(
    <ul>
      <OfferCard offer={offer} zone="America/Toronto" line={undefined} quantity={2} onChoose={jest.fn()} />
    </ul>,
    marketplaceSettings({}, { locale }),
  );

describe('OfferCard', () => {
  it('names the row of an offer that has one [C3.18c]', async () => {
    show(buildOffer({ row: 'A' }));
    expect(await screen.findByText('Row A')).toBeVisible();
  });

  it('says beside the price that tax comes on top, where it does [C3.09j]', async () => {
    show(buildOffer());
    expect(await screen.findByText('+ tax')).toBeVisible();
    cleanup();
    show(buildOffer({ price: buildPlainPrice(12_000) }));
    expect(await screen.findByText(/120\.00/)).toBeVisible();
    expect(screen.queryByText('+ tax')).toBeNull();
  });

  it('lists the prices by time, and sets off that of now [C3.18h]', async () => {
    show(tieredLawn);
    const tiers = await screen.findByRole('list', { name: 'Prices by date' });
    const [early, regular, last] = within(tiers).getAllByRole('listitem');
    expect(early).toHaveTextContent(/Early bird.*\$47.80.*Closed/);
    expect(regular).toHaveTextContent(/Regular.*\$59.00.*until .*Feb 20/);
    expect(regular).toHaveAttribute('aria-current', 'true');
    expect(last).toHaveTextContent(/Last call.*\$70.20.*from .*Feb 20/);
    expect(last).not.toHaveAttribute('aria-current');
  });

  it('keeps the room of a row for each age while these load, so that no button below moves under a press', async () => {
    const { container } = show(familyArea);
    await screen.findByRole('heading', { name: 'Family lawn' });
    const room = container.querySelector('[aria-busy]')!;
    expect(getComputedStyle(room).height).toBe('165px');
    expect(await screen.findByRole('group', { name: /Senior/ })).toBeVisible();
    expect(room).not.toBeInTheDocument();
  });

  it('says how many {product}s a table brings, and nothing of the kind for a single place', async () => {
    show(buildOffer({ name: 'Table for 8', seating: 'none', tokensEach: 8 }));
    expect(await screen.findByText('Brings 8 Passes')).toBeVisible();
    cleanup();
    show(buildOffer({ name: 'Floor', seating: 'none' }));
    expect(await screen.findByRole('heading', { name: 'Floor' })).toBeVisible();
    expect(screen.queryByText(/Brings/)).toBeNull();
  });
});
