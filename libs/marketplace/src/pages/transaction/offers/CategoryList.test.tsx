import { screen, within } from '@testing-library/react';
import type { ItemCategory, SalesGroupNode } from '@foyer/contract';
import { renderFeature, type MockAnswers } from '@foyer/testing';
import { idOf } from '../../../testing/builders/buildEvents.ts';
import { TransactionAddress } from '../../../testing/addresses/TransactionAddress.tsx';
import { transactionSettings } from '../../../testing/transactionAnswers.ts';

const show = (answers: MockAnswers = {}) =>
  renderFeature(<TransactionAddress />, transactionSettings(answers, { step: '/listings' }));

beforeEach(() => {
  // jsdom has no canvas: the map shows that it is unavailable, as on devices without one.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => jest.restoreAllMocks());

describe('the categories of an event', () => {
  it('lead to the pages of their offers [C2.23a]', async () => {
    show();
    const nav = await screen.findByRole('navigation', { name: 'Categories' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Admission', 'Merchandise', 'Extras']);
    expect(within(nav).getByRole('link', { name: 'Merchandise' })).toHaveAttribute(
      'href',
      expect.stringMatching(/merchItems$/),
    );
  });

  it('have their lowest price, with tax where it comes on top of that [C3.09j]', async () => {
    const node = (at: number, category: ItemCategory, price: object): SalesGroupNode => ({
      ...{ salesGroupId: idOf(at), name: category, category, available: 5, offerGroupIds: [] },
      ...price,
    });
    const priceFrom = { amount: 1_000, currency: 'CAD' as const };
    show({
      getSalesGroupTree: {
        salesGroups: [
          node(110, 'EVENT_ACCESS', { priceFrom }),
          node(141, 'MERCHANDISE', { priceFrom, plusTax: true }),
        ],
        serverTime: '2027-01-01T00:00:00Z',
      },
    });
    const nav = within(await screen.findByRole('navigation', { name: 'Categories' }));
    expect(nav.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      'EVENT_ACCESSFrom CA$10.00',
      'MERCHANDISEFrom CA$10.00 + tax',
    ]);
  });
});
