import { screen, waitFor, within } from '@testing-library/react';
import { buildProfile as buildFan, refuse, renderFeature } from '@foyer/testing';
import type { PickLine } from '../../../model/pick/pickSlice.ts';
import { buildListing, buildOffer, buildOfferList } from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const orchestra = buildOffer();
const listing = buildListing();

/** Shows an event without a map, of which a fan sells two seats until `isGone`. */
function show({
  isGone = () => false,
  path = eventPath,
  lines = [],
}: { isGone?: () => boolean; path?: string; lines?: PickLine[] } = {}) {
  return renderFeature(
    <EventAddress />,
    marketplaceSettings(
      {
        checkoutCart: refuse('listingUnavailable', { details: { offerId: listing.offerId } }),
        getProfile: buildFan(),
        getEventProfile: { ...buildProfile(), seatChartId: undefined },
        listOfferGroups: ({ includeResale }) => ({
          ...buildOfferList(includeResale && !isGone() ? [orchestra, listing] : [orchestra]),
          hasResale: !isGone(),
        }),
      },
      { path, lines, token: 'token' },
    ),
  );
}
const card = async () => (await screen.findByText(/Sold by a fan, checked by/)).closest<HTMLElement>('li')!;

it('lists what fans sell only once the buyer includes it, with the official price beside its own [C3.19b, C3.01d]', async () => {
  const { user } = show();
  const include = await screen.findByRole('switch', { name: 'Include resale' });
  expect(include).not.toBeChecked();
  expect(screen.queryByText(/Sold by a fan/)).not.toBeInTheDocument();
  await user.click(include);
  const shown = within(await card());
  expect(shown.getByText('Resale')).toBeVisible();
  expect(shown.getByText(/Official price: CA\$120\.00 each/)).toBeVisible();
  expect(shown.getByText('Section Orchestra, row C, seats 11 and 12')).toBeVisible();
});

it('chooses a listing as a whole, and holds it by its id', async () => {
  const { user, api } = show({ path: `${eventPath}?resale=1` });
  const choose = within(await card()).getByRole('button', { name: 'Choose all 2' });
  await user.click(choose);
  expect(choose).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() =>
    expect(api.calls.find(({ operationId }) => operationId === 'checkoutCart')?.request).toMatchObject({
      selections: [{ offerId: listing.offerId, offerGroupId: listing.offerGroupId, quantity: 2 }],
    }),
  );
});

it('tells that a chosen listing was taken meanwhile, and drops it', async () => {
  const { offerGroupId } = listing;
  const { user } = show({
    isGone: () => true,
    lines: [{ offerGroupId, offerId: listing.offerId!, quantity: 2, seatCodes: [] }],
  });
  const gone = await screen.findByText('The listing you chose was just taken');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(gone).not.toBeInTheDocument());
});
