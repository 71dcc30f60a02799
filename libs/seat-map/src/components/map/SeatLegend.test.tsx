import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { priceLevels } from '../../model/priceLevels.ts';
import { roomOffers } from '../../testing/buildRoom.ts';
import { buildOffers } from '../../testing/buildSale.ts';
import { englishSeatMapTexts } from '../../texts/englishSeatMapTexts.ts';
import { SeatLegend } from './SeatLegend.tsx';

const formatPrice = ({ amount }: { amount: number }) => `$${amount / 100}`;

describe('SeatLegend', () => {
  it('names every price and every sign [C2.25a]', () => {
    render(<SeatLegend offers={roomOffers} texts={englishSeatMapTexts} formatPrice={formatPrice} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '$50',
      '$85',
      'chosen',
      'in another cart',
      'sold',
      'wheelchair space',
    ]);
  });

  it('leaves out a price with nothing left, which no section shows, and keeps the colours of the others [C2.25a]', () => {
    const [first, ...others] = roomOffers;
    const offers = [{ ...first!, available: 0 }, ...others];
    render(<SeatLegend offers={offers} texts={englishSeatMapTexts} formatPrice={formatPrice} />);
    expect(screen.queryByText('$50')).toBeNull();
    expect(screen.getByText('$85')).toBeVisible();
    expect(priceLevels(offers).map(({ isSoldOut }) => isSoldOut)).toEqual([true, false]);
  });

  it('filters by the price that is pressed, and by none when it is pressed again [C3.19c]', async () => {
    const onPriceRange = jest.fn();
    const legend = (priceRange: readonly number[]) => (
      <SeatLegend
        offers={roomOffers}
        texts={englishSeatMapTexts}
        formatPrice={formatPrice}
        priceRange={priceRange}
        onPriceRange={onPriceRange}
      />
    );
    const { rerender } = render(legend([]));
    const price = () => screen.findByRole('button', { name: '$85' });
    expect(await price()).toHaveAttribute('aria-pressed', 'false');
    // By keyboard too.
    (await price()).focus();
    await userEvent.keyboard('{Enter}');
    expect(onPriceRange).toHaveBeenLastCalledWith([8_500, 8_500]);
    rerender(legend([8_500, 8_500]));
    expect(await price()).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('button', { name: '$50' })).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(await price());
    expect(onPriceRange).toHaveBeenLastCalledWith([]);
  });

  it('has nothing to press where all seats have one price [C2.25a]', async () => {
    const offers = roomOffers.slice(0, 1);
    render(
      <SeatLegend
        offers={offers}
        texts={englishSeatMapTexts}
        formatPrice={formatPrice}
        onPriceRange={jest.fn()}
      />,
    );
    await waitFor(() => expect(document.querySelector('svg')).toBeInTheDocument());
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('names ranges when there are more prices than shapes [C2.25a]', () => {
    const offers = [
      ...buildOffers(),
      { offerGroupId: 'x', name: '', allIn: { amount: 5_000, currency: 'USD' } },
    ];
    render(<SeatLegend offers={offers} texts={englishSeatMapTexts} formatPrice={formatPrice} />);
    expect(screen.getAllByText(/ to \$/)).toHaveLength(1);
  });
});
