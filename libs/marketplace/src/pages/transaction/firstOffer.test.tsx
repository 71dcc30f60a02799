import { screen } from '@testing-library/react';
import { refuse } from '@foyer/testing';
import { buildOffer, buildOfferList, buyableOf } from '../../testing/builders/buildOffers.ts';
import { buildProfile } from '../../testing/marketplaceSettings.ts';
import { showPartner } from '../../testing/showPartner.tsx';

const link = '?marketplaceCode=WINDOWSDOWN';
const coded = { marketplaceCode: 'WINDOWSDOWN' };
const flags = { detailOnlyFlow: true };
const gone = buildOffer({ available: 0, buyable: buyableOf({ available: 0 }), maxQuantity: 0 });

describe('the code of a link to a partner’s first offer', () => {
  it('opens the offers of its presale [C7.50]', async () => {
    const { api } = showPartner(link, flags, {
      validateMarketplaceCode: { marketplaces: [], serverTime: '2027-01-01T00:00:00Z' },
      listOfferGroups: ({ marketplaceCode }) => buildOfferList([marketplaceCode ? buildOffer() : gone]),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Your selection' })).toBeVisible();
    const asked = api.calls.filter(({ operationId }) =>
      /^(listOfferGroups|getOfferGroupDetail)$/.test(operationId),
    );
    expect(asked.map(({ request }) => request)).toMatchObject([coded, coded]);
  });

  it('stays in the field of the list if it is refused [C7.50]', async () => {
    showPartner(link, flags, {
      validateMarketplaceCode: refuse('invalidOfferCode'),
      getEventProfile: buildProfile({}, { takesCode: true }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Presale code' })).toHaveValue('WINDOWSDOWN');
  });
});
