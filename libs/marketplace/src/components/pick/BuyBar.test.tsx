import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { renderFeature } from '@foyer/testing';
import { pickTotals } from '../../model/pick/pickTotals.ts';
import { buildListedEvent } from '../../testing/builders/buildEvents.ts';
import { buildOffer, poster } from '../../testing/builders/buildOffers.ts';
import { marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { BuyBar } from './BuyBar.tsx';

const offer = buildOffer();
const two = { offerGroupId: offer.offerGroupId, quantity: 2, seatCodes: [] };
const show = (
  lines: Parameters<typeof pickTotals>[0],
  offers = [offer, poster],
  best?: ComponentProps<typeof BuyBar>['best'],
) =>
  renderFeature(
    <BuyBar
      best={best}
      event={buildListedEvent(0)}
      seats={[]}
      priceFrom={undefined}
      totals={pickTotals(lines, offers)}
      isBusy={false}
      onHold={() => undefined}
    />,
    marketplaceSettings(),
  );

describe('the note at the price of a pick', () => {
  it('counts the {product}', () => {
    show([two]);
    expect(screen.getByText('2 Passes, fees included, tax at checkout')).toBeVisible();
  });

  it('does not count them as all of the price when there is an extra', () => {
    show([two, { offerGroupId: poster.offerGroupId, quantity: 1, seatCodes: [] }]);
    expect(screen.getByText('Fees included, tax at checkout')).toBeVisible();
    expect(screen.queryByText(/2 Passes/)).toBeNull();
  });

  it('says nothing of tax where none comes on top [C3.09j]', () => {
    show([two], [{ ...offer, price: { ...offer.price, taxes: [] } }]);
    expect(screen.getByText('2 Passes, fees included')).toBeVisible();
  });
});

describe('the next step of a phone', () => {
  it('is to find seats, in the bar, until something is picked', async () => {
    const onFind = jest.fn();
    const best = { count: 2, isFinding: false, onFind };
    const { user, unmount } = show([], [offer], best);
    await user.click(screen.getByText('Find 2 seats'));
    expect(onFind).toHaveBeenCalledTimes(1);
    unmount();
    show([two], [offer], best);
    expect(screen.queryByText('Find 2 seats')).toBeNull();
  });
});
