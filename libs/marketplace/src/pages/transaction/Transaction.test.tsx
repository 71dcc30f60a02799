import { screen, waitFor, within } from '@testing-library/react';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { buildHeldCart } from '../../testing/builders/buildCart.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import {
  balcony,
  buildOffer,
  buildOfferList,
  buyableOf,
  floor,
  shirtSizes,
} from '../../testing/builders/buildOffers.ts';
import { drawWindow, saleWindow } from '../../testing/builders/buildWays.ts';
import { buildProfile } from '../../testing/marketplaceSettings.ts';
import { showPartner } from '../../testing/showPartner.tsx';
import { TransactionAddress } from '../../testing/addresses/TransactionAddress.tsx';
import { buildDetail, evening, transactionSettings } from '../../testing/transactionAnswers.ts';

const show = (step: string, answers: MockAnswers = {}) =>
  renderFeature(<TransactionAddress />, transactionSettings(answers, { step }));
const heading = (name: string | RegExp) => screen.findByRole('heading', { name });
const chooses = async (name: string) => screen.findByRole('link', { name: `Choose ${name}` });
const filterButton = () => screen.queryByRole('button', { name: 'Filters' });

beforeEach(() => {
  // jsdom has no canvas: the map shows that it is unavailable, as on devices without one.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

describe('the offers of a purchase', () => {
  it.each(['', '/whitelabel'])('are its first page [C2.14, C2.15a, C2.20]', async (step) => {
    show(step);
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    expect(await chooses('Orchestra')).toHaveAttribute('href', expect.stringMatching(/detail\?offer=/));
  });

  it('are its first page with the code of a shared link too [C7.50]', async () => {
    const { api } = show('?marketplaceCode=WINDOWSDOWN', {
      getEventProfile: buildProfile({}, { takesCode: true }),
    });
    await chooses('Orchestra');
    const asked = () => api.calls.filter(({ operationId }) => operationId === 'validateMarketplaceCode');
    await waitFor(() => expect(asked()).toMatchObject([{ request: { code: 'WINDOWSDOWN' } }]));
  });

  it('come after the other ways of an event that has several', async () => {
    show('/listings', { getEventProfile: buildProfile({}, { marketplaces: [saleWindow, drawWindow] }) });
    const draw = await screen.findByRole('link', { name: 'Enter the Wish List' });
    expect(draw.compareDocumentPosition(await chooses('Orchestra'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('have filters from three offers on, or with a price range [C2.23e, C2.23f]', async () => {
    const two = buildOfferList([buildOffer(), balcony]);
    const few = show('/listings', { listOfferGroups: two });
    await chooses('Balcony');
    expect(filterButton()).toBeNull();
    few.unmount();
    show('/listings?price=1000-90000', { listOfferGroups: two });
    await chooses('Balcony');
    expect(filterButton()).toBeVisible();
  });

  it('ask for offers of fans where there are some [C2.23c, C3.19b]', async () => {
    const listed = buildOfferList([
      buildOffer(),
      { ...floor, offerGroupId: idOf(150), resale: true, name: 'From a fan' },
    ]);
    const { user, api } = show('/listings', { listOfferGroups: listed });
    await user.click(await screen.findByRole('switch', { name: 'Include resale offers from fans' }));
    await waitFor(() =>
      expect(api.calls.at(-1)).toMatchObject({
        operationId: 'listOfferGroups',
        request: { includeResale: true, numTokens: 2 },
      }),
    );
  });
});

describe('a partner’s flow', () => {
  it.each(['', '/whitelabel'])(
    'begins at the first offer with `detailOnlyFlow` [I3.26, C2.20]',
    async (step) => {
      showPartner(step, { detailOnlyFlow: true });
      expect(await screen.findByRole('heading', { level: 1, name: 'Your selection' })).toBeVisible();
      expect(await heading('Orchestra')).toBeVisible();
    },
  );

  it('begins at the list with `detailOnlyFlow` when no offer can be held [I3.26]', async () => {
    const gone = buildOffer({ available: 0, buyable: buyableOf({ available: 0 }), maxQuantity: 0 });
    showPartner('', { detailOnlyFlow: true }, { listOfferGroups: buildOfferList([gone]) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
  });

  it.each([
    [true, 0],
    [false, 1],
  ])(
    'with `preventKeepShopping` %s has %i ways back to the list after a hold [I3.26]',
    async (prevented, ways) => {
      const held = buildHeldCart({
        offerGroupId: idOf(101),
        quantity: 2,
        seatCodes: ['ORCH-A-8', 'ORCH-A-9'],
      });
      const { user, api } = showPartner(
        `/detail?offer=${idOf(101)}`,
        { preventKeepShopping: prevented },
        { checkoutCart: held },
      );
      await user.click(await screen.findByRole('button', { name: 'Add the best seats' }));
      const dialog = await screen.findByRole('dialog', { name: 'Added to your cart' });
      await within(dialog).findByRole('button', { name: 'Go to checkout' });
      expect(within(dialog).queryAllByRole('button', { name: 'Keep shopping' })).toHaveLength(ways);
      if (!prevented) await within(dialog).findByText('Goes well with your order');
      expect(api.calls.filter(({ operationId }) => operationId === 'listUpsells')).toHaveLength(ways);
    },
  );
});

describe('one offer', () => {
  const orchestra = `/detail?offer=${idOf(101)}`;
  const held = buildHeldCart({ offerGroupId: idOf(101), quantity: 2, seatCodes: ['ORCH-A-8', 'ORCH-A-9'] });

  it('has quantity, gate and a way to the map [C2.15b, C2.24a-c]', async () => {
    const { user } = show(orchestra);
    expect(await heading('Orchestra')).toBeVisible();
    expect(screen.getByText('Enter through gate North.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add one' }));
    expect(screen.getByRole('link', { name: 'Choose seats on the map' })).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`seating/${idOf(100)}/${idOf(101)}$`)),
    );
  });

  it('names each of several gates [C2.24c]', async () => {
    show(orchestra, { getOfferGroupDetail: { ...buildDetail(idOf(101)), gates: ['A', 'B', 'C'] } });
    expect(await screen.findByText('Enter through one of these gates: A, B, or C.')).toBeVisible();
  });

  it('is held, and an overlay confirms it with the next step [C2.24k]', async () => {
    const { user, api } = show(orchestra, { checkoutCart: held });
    await user.click(await screen.findByRole('button', { name: 'Add the best seats' }));
    const dialog = await screen.findByRole('dialog', { name: 'Added to your cart' });
    expect(api.calls.find(({ operationId }) => operationId === 'checkoutCart')?.request).toMatchObject({
      selections: [{ offerGroupId: idOf(101), quantity: 1 }],
    });
    await user.click(within(dialog).getByRole('button', { name: 'Go to checkout' }));
    expect(await heading('Checkout')).toBeVisible();
  });

  it('once held, has extras that go with it, each item once [C7.48]', async () => {
    const { user } = show(orchestra, { checkoutCart: held });
    await user.click(await screen.findByRole('button', { name: 'Add the best seats' }));
    const dialog = await screen.findByRole('dialog', { name: 'Added to your cart' });
    await user.click(await within(dialog).findByRole('button', { name: 'Choose Event T-shirt' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Merchandise options' })).toBeVisible();
  });

  it('without seats is changed where the cart has it [C2.24l]', async () => {
    const line = buildHeldCart({ offerGroupId: floor.offerGroupId, quantity: 1, seatCodes: [] });
    const [own] = line.lines;
    const cart = { ...line, lines: [{ ...own!, seating: 'ga' as const }] };
    const { user } = show(`/detail?offer=${floor.offerGroupId}`, { checkoutCart: cart });
    await user.click(await screen.findByRole('button', { name: 'Add to cart' }));
    const added = await screen.findByRole('dialog', { name: 'Added to your cart' });
    await user.click(within(added).getByRole('button', { name: /close/i }));
    await user.click(await screen.findByRole('button', { name: 'Update the cart' }));
    const edited = await screen.findByRole('dialog', { name: 'Cart updated' });
    expect(edited).toHaveTextContent('You changed the quantity of Floor, standing.');
  });

  it('has a price for each age [C3.08a-f]', async () => {
    show(`/detail?offer=${idOf(104)}`);
    for (const age of ['Adult', 'Child', 'Senior'])
      expect(await screen.findByRole('group', { name: new RegExp(age) })).toBeVisible();
  });

  it('of a package tells what is in it [C3.06a]', async () => {
    show(`/detail?offer=${evening.offerGroupId}`);
    expect(await screen.findByText('Bundle')).toBeVisible();
    expect(screen.getByText('1 × Supper')).toBeVisible();
    expect(screen.getByText('2 × Drink')).toBeVisible();
  });

  it('that is over leads back to the others [C8.08a]', async () => {
    show('/detail');
    expect(await screen.findByText('This offer is no longer available')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Offers' })).toBeVisible();
  });
});

describe('extras', () => {
  it('are listed by kind, donations with add-ons [C2.15c, C2.15d, C3.02b-c, C3.02f]', async () => {
    const items = show('/merchItems');
    expect(await chooses('Event T-shirt')).toHaveAttribute('href', expect.stringMatching(/merchOptions/));
    expect(screen.queryByRole('link', { name: 'Choose Parking' })).toBeNull();
    items.unmount();
    show('/addonItems');
    expect(await chooses('Parking')).toHaveAttribute('href', expect.stringMatching(/addonOptions/));
    expect(await chooses('Music lessons for a child')).toBeVisible();
  });

  it('have their sizes as choices [C2.15f, C2.24e]', async () => {
    const { user } = show(`/merchOptions?offer=${shirtSizes[1].offerGroupId}`);
    const sizes = await screen.findByRole('group', { name: 'Size' });
    expect(within(sizes).getByRole('button', { name: 'M' })).toHaveAttribute('aria-pressed', 'true');
    await user.click(within(sizes).getByRole('button', { name: 'L' }));
    expect(await heading('Event T-shirt · L')).toBeVisible();
  });

  it('are added on a page of their own [C2.15g]', async () => {
    show(`/addonOptions?offer=${idOf(106)}`);
    expect(await screen.findByRole('heading', { level: 1, name: 'Extra options' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add to cart' })).toBeVisible();
  });
});

describe('further pages', () => {
  it('list packages by kind [C2.15e]', async () => {
    show('/eventOptions');
    expect(await heading('Packages')).toBeVisible();
    expect(await chooses('Evening with supper')).toBeVisible();
  });

  it('lead to the offers where there are no packages', async () => {
    show('/eventOptions', {
      listInventoryPackages: { inventoryPackages: [], serverTime: '2027-01-01T17:00:00Z' },
    });
    expect(await heading('No packages for this event')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Offers' })).toHaveAttribute(
      'href',
      expect.stringMatching(/listings$/),
    );
  });

  it('show what the price of each age is made of [C2.15h]', async () => {
    show(`/price?offer=${idOf(104)}`);
    expect(await heading('Child')).toBeVisible();
    expect(screen.getAllByText('Service')).toHaveLength(3);
  });

  it('explain prices until the fan has read it, and stay silent then [C2.26d]', async () => {
    localStorage.clear();
    const address = `/price?offer=${idOf(104)}`;
    const { user, unmount } = show(address);
    expect(await heading('What a price is made of')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    unmount();
    show(address);
    expect(await heading('Child')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'What a price is made of' })).toBeNull();
  });

  it('list sections with their free places [C2.15j, C2.25b]', async () => {
    show('/section');
    expect(await heading('Orchestra')).toBeVisible();
    expect(screen.getByText(/^61 spots left · From CA\$[\d.]+ \+ tax$/)).toBeVisible();
    expect(screen.getAllByRole('img').map((each) => each.getAttribute('alt'))).toEqual([
      'View from section Orchestra',
    ]);
  });

  it('list sections without a word of tax where none comes on top [C3.09j]', async () => {
    show('/section', { getEventProfile: buildProfile({ plusTax: false }) });
    expect(await screen.findByText(/^61 spots left · From CA\$[\d.]+$/)).toBeVisible();
  });

  it('pick seats of one offer [C2.16, C2.25a]', async () => {
    const { user } = show(`/seating/${idOf(100)}/${idOf(101)}`);
    const [best] = await screen.findAllByRole('button', { name: /^Find the best/ });
    await user.click(best!);
    const bar = await screen.findByRole('region', { name: 'Your selection' });
    await waitFor(() => expect(within(bar).getByRole('button', { name: 'Continue' })).toBeEnabled());
  });
});
