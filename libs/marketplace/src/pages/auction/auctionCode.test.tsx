import { screen, waitFor, within } from '@testing-library/react';
import { refuse } from '@foyer/testing';
import {
  buildAuctionCheckout,
  buildAuctionLive,
  buildAuctionOffer,
} from '../../testing/builders/buildAuction.ts';
import { showMyPrice } from '../../testing/showMyPrice.tsx';

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('asks for the code of an auction for holders of one, and sends it with each call [C7.31]', async () => {
  const marketplaceCode = 'FANCLUB';
  const isRight = (asked: { marketplaceCode?: string }) => asked.marketplaceCode === marketplaceCode;
  const shown = showMyPrice(
    {},
    {
      checkoutAuction: (asked) =>
        isRight(asked) ? buildAuctionCheckout()(asked) : refuse('invalidOfferCode'),
      getAuctionLive: (asked) => (isRight(asked) ? buildAuctionLive() : refuse('invalidOfferCode')),
      validateMarketplaceCode: { marketplaces: [], serverTime: '2027-01-01T00:00:00Z' },
      makeAuctionOffer: buildAuctionOffer(),
    },
  );
  await shown.user.type(await screen.findByRole('textbox', { name: 'Presale code' }), 'FANCLUB{Enter}');
  await shown.type('91');
  await waitFor(() => expect(shown.asked('getAuctionChance')).toMatchObject([{ marketplaceCode }]));
  await shown.press('Make offer');
  await shown.user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make offer' }),
  );
  await screen.findByRole('dialog', { name: 'Your offer is in' });
  expect(shown.asked('makeAuctionOffer')).toMatchObject([{ marketplaceCode }]);
});
