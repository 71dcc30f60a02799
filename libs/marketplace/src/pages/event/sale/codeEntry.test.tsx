import { screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildOffer, buildOfferList, floor } from '../../../testing/builders/buildOffers.ts';
import { EventAddress } from '../../../testing/addresses/EventAddress.tsx';
import { buildProfile, eventPath, marketplaceSettings } from '../../../testing/marketplaceSettings.ts';

const Address = () => <output data-testid="search">{useLocation().search}</output>;
const wrongCode = refuse('invalidOfferCode', { message: 'That code doesn’t work.' });
const early = { marketplaceCode: 'EARLY' };
const presale = buildOffer({ name: 'Orchestra presale' });
const upcoming = buildProfile({ saleState: 'upcoming' }, { takesCode: true });

const openWindow = { marketplaces: upcoming.marketplaces, serverTime: '2027-01-01T00:00:00Z' };

/** Answers as a server with a presale for the code EARLY. */
const presaleAnswers: MockAnswers = {
  getEventProfile: ({ marketplaceCode }) => {
    if (marketplaceCode === undefined) return upcoming;
    return marketplaceCode === early.marketplaceCode ? buildProfile({}, { takesCode: true }) : wrongCode;
  },
  validateMarketplaceCode: ({ code }) => (code === early.marketplaceCode ? openWindow : wrongCode),
  listOfferGroups: ({ marketplaceCode }) => buildOfferList(marketplaceCode ? [presale, floor] : [floor]),
};

const show = (answers: MockAnswers = presaleAnswers, path = eventPath) =>
  renderFeature(
    <>
      <EventAddress />
      <Address />
    </>,
    marketplaceSettings(answers, { path }),
  );
const lastOf = ({ api }: ReturnType<typeof show>, operationId: string) =>
  api.calls.findLast((call) => call.operationId === operationId)?.request;
const field = () => screen.findByRole('textbox', { name: 'Presale code' });
const unlock = () => screen.getByRole('button', { name: 'Unlock' });

describe('the code of a presale [C7.50]', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  it('is asked for only where the event has such a sale', async () => {
    show({ getEventProfile: buildProfile() });
    expect(await screen.findByRole('heading', { name: 'Orchestra' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Presale code' })).toBeNull();
  });

  it('opens the presale: offers, sections and search ask with it until it is removed', async () => {
    const shown = show();
    expect(await screen.findByRole('heading', { name: floor.name })).toBeVisible();
    await shown.user.type(await field(), ' EARLY ');
    await shown.user.click(unlock());
    expect(await screen.findByText('Your presale code is active')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Orchestra presale' })).toBeVisible();
    expect(lastOf(shown, 'listAvailableSections')).toMatchObject(early);
    const [find] = await screen.findAllByRole('button', { name: 'Find the best 2 seats' });
    await shown.user.click(find!);
    await waitFor(() => expect(lastOf(shown, 'findBestSeats')).toMatchObject(early));
    await shown.user.click(screen.getByRole('button', { name: 'Remove code' }));
    expect(await field()).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Orchestra presale' })).toBeNull());
  });

  it('is refused with the server’s words, and the page stays [C8.21d]', async () => {
    const shown = show();
    await shown.user.type(await field(), 'LATE');
    await shown.user.click(unlock());
    expect(await screen.findByText('That code doesn’t work.')).toBeVisible();
    expect(await field()).toHaveAccessibleDescription(/That code doesn’t work\./);
    expect(await screen.findByRole('heading', { name: floor.name })).toBeVisible();
    expect(lastOf(shown, 'listOfferGroups')).not.toHaveProperty('marketplaceCode');
  });

  it('stays in the field when a shared link brought a wrong one [C8.21d]', async () => {
    show(presaleAnswers, `${eventPath}?marketplaceCode=LATE`);
    expect(await screen.findByText('That code doesn’t work.')).toBeVisible();
    expect(await field()).toHaveValue('LATE');
  });

  it('comes with a shared link, and leaves the address at once', async () => {
    const shown = show(presaleAnswers, `${eventPath}?marketplaceCode=EARLY&sort=LOW_TO_HIGH`);
    expect(await screen.findByText('Your presale code is active')).toBeVisible();
    await waitFor(() => expect(screen.getByTestId('search')).toHaveTextContent(/^\?sort=LOW_TO_HIGH$/));
    expect(await screen.findByRole('heading', { name: 'Orchestra presale' })).toBeVisible();
    await waitFor(() => expect(lastOf(shown, 'listOfferGroups')).toMatchObject(early));
  });
});
