import { screen } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { defaultOfferFilters } from '../../model/offer/offerFilters.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { buildOffer, buildPrice } from '../../testing/builders/buildOffers.ts';
import { buildTheatreSeats, buildTheatreSections } from '../../testing/builders/buildTheatre.ts';
import { buildProfile, eventPath, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { OfferSeats } from './OfferSeats.tsx';

const orchestra = buildOffer();
const student = buildOffer({ offerGroupId: idOf(105), name: 'Students', price: buildPrice(5_000) });

/** Each seat of the orchestra carries both offers. */
function twoOffers(): MockAnswers {
  const seats = buildTheatreSeats();
  const { offerGroupId, name, price } = student;
  return {
    listAvailableSections: {
      ...buildTheatreSections(),
      sections: buildTheatreSections().sections.map((section) =>
        section.sectionCode === 'ORCH'
          ? {
              ...section,
              offerGroupIds: [orchestra.offerGroupId, offerGroupId],
              priceFrom: student.price.allIn,
            }
          : section,
      ),
    },
    listSeatsForSections: {
      ...seats,
      offers: [...seats.offers, { offerGroupId, name, allIn: price.allIn }],
      offerSets: [[], [0, 2], [1]],
    },
  };
}

function show(offer = orchestra, answers = twoOffers()) {
  const onToggle = jest.fn();
  const shown = renderFeature(
    <OfferSeats
      profile={buildProfile()}
      filters={defaultOfferFilters}
      offers={[orchestra, student]}
      offer={offer}
      lines={[]}
      onToggle={onToggle}
    />,
    marketplaceSettings(answers, { path: eventPath }),
  );
  return { ...shown, onToggle };
}

describe('the seats of an offer', () => {
  beforeEach(() => {
    // A virtual list without height renders no rows.
    jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(800);
    jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ['CA$137.40', orchestra],
    ['CA$59.00', student],
  ])('are sold at its price of %s, also where they carry another offer [C2.25a]', async (price, offer) => {
    const { user, onToggle } = show(offer);
    const seat = { name: `Section Orchestra, row A, seat 3, ${price}, available` };
    await user.click(await screen.findByRole('button', seat));
    expect(onToggle).toHaveBeenCalledWith(offer.offerGroupId, 'ORCH-A-3');
  });

  it('name the section without the number and the price of seats of both offers [C2.25b]', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Orchestra' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('leave out the sections of other offers [C2.25b]', async () => {
    show();
    expect(await screen.findByRole('button', { name: 'Orchestra' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Balcony/ })).toBeNull();
  });

  it('can be asked for again where the sections of a chart did not come [C4.28c]', async () => {
    const { user, api } = show(orchestra, {
      ...twoOffers(),
      listAvailableSections: refuse('tooManyRequests'),
    });
    expect(await screen.findByText('We couldn’t load the seats')).toBeVisible();
    api.answer(twoOffers());
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Orchestra' })).toBeVisible();
  });
});
