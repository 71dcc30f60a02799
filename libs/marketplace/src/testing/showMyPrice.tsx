import { screen } from '@testing-library/react';
import type { AuctionCheckout } from '@foyer/contract';
import { buildProfile as buildUser, renderFeature, type MockAnswers } from '@foyer/testing';
import { AuctionAddress } from './addresses/AuctionAddress.tsx';
import { auctionEvent } from './builders/auctionEvent.ts';
import { auctionPath, buildAuctionCheckout, buildAuctionLive } from './builders/buildAuction.ts';
import { marketplaceSettings } from './marketplaceSettings.ts';

/** Renders the page of an auction, and helps to use it. */
export function showMyPrice(
  checkout: Partial<AuctionCheckout> = {},
  answers: MockAnswers = {},
  path = auctionPath,
) {
  const shown = renderFeature(
    <AuctionAddress />,
    marketplaceSettings(
      {
        getProfile: buildUser(),
        getEventProfile: auctionEvent,
        checkoutAuction: buildAuctionCheckout(checkout),
        getAuctionLive: buildAuctionLive({ state: checkout.auction?.state ?? 'open' }),
        ...answers,
      },
      { path, token: 'token' },
    ),
  );
  const { user, api } = shown;
  const field = () => screen.findByRole('textbox', { name: 'Your price each, before fees' });
  return {
    ...shown,
    field,
    /** Requests of an operation so far. */
    asked: (operationId: string) =>
      api.calls.filter((call) => call.operationId === operationId).map(({ request }) => request),
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    type: async (price: string) => {
      await user.clear(await field());
      if (price !== '') await user.type(await field(), price);
    },
  };
}

/** Step of a scale of the meter, in words. */
export const meterOf = (name: string) => screen.getByRole('meter', { name }).getAttribute('aria-valuetext');
