import { render, screen } from '@testing-library/react';
import { roomOffers } from '../testing/buildRoom.ts';
import { buildOffers } from '../testing/buildSale.ts';
import { englishSeatMapTexts } from '../texts/englishSeatMapTexts.ts';
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

  it('names ranges when there are more prices than shapes [C2.25a]', () => {
    const offers = [
      ...buildOffers(),
      { offerGroupId: 'x', name: '', allIn: { amount: 5_000, currency: 'USD' } },
    ];
    render(<SeatLegend offers={offers} texts={englishSeatMapTexts} formatPrice={formatPrice} />);
    expect(screen.getAllByText(/ to \$/)).toHaveLength(1);
  });
});
