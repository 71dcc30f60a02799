import { act, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { codeEntered } from '@foyer/cart';
import type { AuctionOffer, DrawEntry, Marketplace } from '@foyer/contract';
import { buildProfile as buildFanProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { buildListedEvent, idOf } from '../../testing/builders/buildEvents.ts';
import { buildOffer, buildOfferList, buyableOf, parking } from '../../testing/builders/buildOffers.ts';
import { buildDrawCheckout, buildDrawEntry } from '../../testing/builders/buildDraw.ts';
import { EventAddress } from '../../testing/addresses/EventAddress.tsx';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';
import { auctionWindow, drawWindow, saleWindow } from '../../testing/builders/buildWays.ts';
import {
  buildProfile,
  eventId,
  eventPath,
  marketplaceSettings,
  storyTime,
} from '../../testing/marketplaceSettings.ts';

const showWith = (answers: MockAnswers, ...marketplaces: Marketplace[]) =>
  renderFeature(
    <EventAddress />,
    marketplaceSettings(
      { getEventProfile: buildProfile({}, { marketplaces }), ...answers },
      { path: eventPath, ...(answers.getProfile ? { token: 'token' } : {}) },
    ),
  );
const show = (...marketplaces: Marketplace[]) => showWith({}, ...marketplaces);
const Here = () => {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
};
const showOnWishList = (answers: MockAnswers = {}) =>
  renderFeature(
    <>
      <DrawAddress />
      <Here />
    </>,
    marketplaceSettings(
      {
        checkoutDraw: buildDrawCheckout(),
        getEventProfile: buildProfile({}, { marketplaces: [saleWindow, drawWindow] }),
        ...answers,
      },
      { path: `/transaction/${eventId}/marketOffers`, token: 'token' },
    ),
  );
const wayNamed = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li')!);

beforeEach(() => jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(() => jest.restoreAllMocks());

describe('several ways of one event', () => {
  it('are beside each other on the event page, each in a sentence, with the way into it [C1.05c]', async () => {
    show(saleWindow, drawWindow, auctionWindow);
    const sale = await wayNamed('Buy Now');
    expect(sale.getByText('Pay today, and it’s yours.')).toBeVisible();
    expect(sale.getByRole('button', { name: 'Choose below' })).toBeVisible();
    const draw = await wayNamed('Wish List');
    expect(draw.getByText(/^Open until/)).toBeVisible();
    expect(draw.getByRole('link', { name: 'Enter the Wish List' })).toHaveAttribute(
      'href',
      `/transaction/${eventId}/${drawWindow.marketplaceId}/marketOffers`,
    );
    const auction = await wayNamed('My Price');
    expect(auction.getByText('Name your price. You only pay if your offer is accepted.')).toBeVisible();
    expect(auction.getByRole('link', { name: 'Name your price' })).toBeVisible();
    expect(await screen.findByRole('group', { name: 'How many?' })).toBeVisible();
  });

  it('lead to the own entry and the own offer, once there are any', async () => {
    const serverTime = '2027-01-01T17:00:00Z';
    const other = { event: buildListedEvent(1) };
    const asked = (entry?: Partial<DrawEntry>, offer?: Partial<AuctionOffer>): MockAnswers => ({
      getProfile: buildFanProfile(),
      listDrawEntries: { entries: [buildDrawEntry(entry)], serverTime },
      listAuctionOffers: { offers: [buildAuctionOffer(offer)], serverTime },
    });
    const { unmount } = showWith(asked({}, other), saleWindow, drawWindow, auctionWindow);
    expect(await screen.findByRole('link', { name: 'See your entry' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Name your price' })).toBeVisible();
    unmount();
    showWith(asked(other), saleWindow, drawWindow, auctionWindow);
    expect(await screen.findByRole('link', { name: 'See your offer' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Enter the Wish List' })).toBeVisible();
  });

  it('lead to both after the close too, until their results', async () => {
    const serverTime = '2027-01-06T17:00:00Z';
    const state = 'pendingResults';
    const answers: MockAnswers = {
      getProfile: buildFanProfile(),
      listDrawEntries: { entries: [buildDrawEntry({ state })], serverTime },
      listAuctionOffers: { offers: [buildAuctionOffer({ state })], serverTime },
    };
    showWith(answers, saleWindow, { ...drawWindow, state }, { ...auctionWindow, state });
    expect(await screen.findByRole('link', { name: 'See your entry' })).toBeVisible();
    expect(await screen.findByRole('link', { name: 'See your offer' })).toBeVisible();
  });

  it('show the prices of holders of a code, once it is entered', async () => {
    const priceFrom = { amount: 9_900, currency: 'CAD' };
    const { user } = showWith({
      getEventProfile: buildProfile({}, { marketplaces: [saleWindow, drawWindow], takesCode: true }),
      validateMarketplaceCode: { marketplaces: [], serverTime: '2027-01-01T00:00:00Z' },
      listOfferGroups: ({ marketplaceId, marketplaceCode }) => ({
        ...buildOfferList([]),
        ...(marketplaceId === drawWindow.marketplaceId && marketplaceCode === 'FANCLUB' ? { priceFrom } : {}),
      }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Presale code' }), 'FANCLUB{Enter}');
    expect(await (await wayNamed('Wish List')).findByText('CA$99.00')).toBeVisible();
  });

  it('are compared for who is new to them, and no others are [C2.26c]', async () => {
    const { user } = show(saleWindow, drawWindow);
    expect(await screen.findByText('New to this? Compare in a minute.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Which way is right for me?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Which way is right for me?' }));
    expect(dialog.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'Buy Now',
      'Wish List',
    ]);
    for (const name of [
      'When you’ll know',
      'What you’ll pay',
      'When we charge you',
      'If you change your mind',
    ])
      expect(dialog.getAllByText(name)).toHaveLength(2);
    expect(dialog.getByText('By')).toHaveTextContent(/^By .*Jan 6, 2027/);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);
    expect(screen.queryByText('New to this? Compare in a minute.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Which way is right for me?' })).toBeVisible();
  });

  it('are none where a sale has extras alone', async () => {
    show({ ...saleWindow, isForExtras: true }, drawWindow);
    expect(await screen.findByRole('heading', { level: 2, name: 'Wish List' })).toBeVisible();
    expect(screen.queryByText('Buy Now')).toBeNull();
  });

  it('lead from Buy Now past the other ways to what is on sale', async () => {
    const scroll = jest.fn();
    Element.prototype.scrollIntoView = scroll;
    const { user } = show(saleWindow, drawWindow, auctionWindow);
    await user.click((await wayNamed('Buy Now')).getByRole('button', { name: 'Choose below' }));
    const [target] = scroll.mock.contexts as [HTMLElement];
    expect(target).toHaveFocus();
    const lastWay = screen.getByRole('heading', { level: 3, name: 'My Price' });
    expect(lastWay.compareDocumentPosition(target)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const quantity = await screen.findByRole('group', { name: 'How many?' });
    expect(target.compareDocumentPosition(quantity)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('open and close while the page is open [C4.05c, C4.05i]', async () => {
    const clock = { now: storyTime };
    const closesAt = new Date(storyTime + 5_000).toISOString();
    const laterStates = [{ at: closesAt, saleState: 'pendingResults' as const }];
    const marketplaces = [saleWindow, { ...drawWindow, closesAt, laterStates }];
    const answers = { getEventProfile: buildProfile({}, { marketplaces }) };
    renderFeature(<EventAddress />, marketplaceSettings(answers, { path: eventPath, now: () => clock.now }));
    const draw = await wayNamed('Wish List');
    expect(draw.getByText(/^Open until/)).toBeVisible();
    clock.now += 5_000;
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await draw.findByText(/^Closed\. Results by/)).toBeVisible();
    expect(draw.getByRole('link', { name: 'See the Wish List' })).toBeVisible();
  });

  it('say which are over, sold out, later, or wait for their results', async () => {
    show({ ...saleWindow, state: 'soldOut' }, { ...drawWindow, state: 'pendingResults' }, auctionWindow);
    const sale = await wayNamed('Buy Now');
    expect(sale.getByText('Sold out')).toBeVisible();
    expect(sale.queryByRole('button')).toBeNull();
    const draw = await wayNamed('Wish List');
    expect(draw.getByText(/^Closed\. Results by/)).toBeVisible();
    expect(draw.getByRole('link', { name: 'See the Wish List' })).toBeVisible();
  });

  it('are on the page of one of them too, after its form', async () => {
    showOnWishList();
    const sale = await wayNamed('Buy Now');
    const buyNow = sale.getByRole('button', { name: 'Buy Now' });
    expect((await wayNamed('Wish List')).getByText('You’re on this page now.')).toBeVisible();
    // A fan who comes from the event page has just chosen.
    const form = await screen.findByRole('button', { name: 'Enter the Wish List' });
    expect(form.compareDocumentPosition(buyNow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the Buy Now overlay of a Wish List [C2.24g]', () => {
  const open = async (answers: MockAnswers = {}) => {
    const shown = showOnWishList(answers);
    await shown.user.click((await wayNamed('Buy Now')).getByRole('button', { name: 'Buy Now' }));
    return { ...shown, sheet: within(await screen.findByRole('dialog', { name: 'Buy Now' })) };
  };
  const path = () => document.querySelector('output')?.textContent;

  it('has what the window sells now with prices, and leads to the offer in that window', async () => {
    const gone = buildOffer({ offerGroupId: idOf(150), name: 'Gone', buyable: buyableOf({ available: 0 }) });
    const { user, sheet } = await open({
      listOfferGroups: ({ marketplaceId }) =>
        buildOfferList(marketplaceId === saleWindow.marketplaceId ? [buildOffer(), gone, parking] : []),
    });
    expect(await sheet.findByText('Orchestra')).toBeInTheDocument();
    expect(sheet.getByText(/fees included/)).toBeInTheDocument();
    expect(sheet.queryByText('Gone')).toBeNull();
    expect(sheet.queryByText('Parking')).toBeNull();
    await user.click(sheet.getByRole('button', { name: 'Choose Orchestra' }));
    await waitFor(() =>
      expect(path()).toBe(`/transaction/${eventId}/${saleWindow.marketplaceId}/detail?offer=${idOf(101)}`),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('has what a window sells to holders of a code, once it is entered', async () => {
    const { store, sheet } = await open({
      listOfferGroups: ({ marketplaceCode }) => buildOfferList(marketplaceCode ? [buildOffer()] : []),
    });
    expect(await sheet.findByText('Sold out')).toBeInTheDocument();
    act(() => void store.dispatch(codeEntered({ eventId, marketplaceCode: 'FANCLUB' })));
    expect(await sheet.findByText('Orchestra')).toBeInTheDocument();
  });

  it('says when nothing is left, and leads to the event', async () => {
    const { user, sheet } = await open({ listOfferGroups: buildOfferList([]) });
    expect(await sheet.findByText('Sold out')).toBeInTheDocument();
    await user.click(sheet.getByRole('button', { name: 'See the event' }));
    await waitFor(() => expect(path()).toMatch(/^\/events\//));
  });

  it('asks for the offers again when they could not be loaded', async () => {
    const { user, sheet, api } = await open({ listOfferGroups: refuse('tooManyRequests') });
    await sheet.findByText('We couldn’t load what’s on sale');
    api.answer({ listOfferGroups: buildOfferList([buildOffer()]) });
    await user.click(sheet.getByRole('button', { name: /try again/i }));
    expect(await sheet.findByText('Orchestra')).toBeInTheDocument();
  });
});
