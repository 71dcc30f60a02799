import { screen, waitFor, within } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildMeans, walletSettings } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { WalletPage } from './WalletPage.tsx';

const first = buildMeans();
const second = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a2',
  lastFour: '1881',
  defaultMeans: false,
});
const show = (answers: MockAnswers = {}) =>
  renderFeature(
    <WalletPage />,
    walletSettings({ listPaymentMeans: { paymentMeans: [first, second] }, ...answers }),
  );
const button = (name: string | RegExp) => screen.findByRole('button', { name });

// Ariakit focuses only elements with a client rect, which jsdom never provides.
beforeEach(() =>
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList),
);
afterEach(() => jest.restoreAllMocks());

describe('WalletPage', () => {
  it('shows the stored cards, the default one by name [I2.13, I3.10, C7.56a]', async () => {
    show();
    await screen.findByText('Visa ending in 4242');
    const cards = screen.getAllByRole('listitem');
    const [one, other] = cards.filter((each) => each.textContent.includes('Visa'));
    expect(within(one!).getByText('Default')).toBeVisible();
    expect(within(other!).queryByText('Default')).toBeNull();
    expect(within(other!).getByText('Expires 04/2029')).toBeVisible();
    expect(within(one!).queryByRole('button', { name: /default/ })).toBeNull();
  });

  it('makes another card the default [C7.57a]', async () => {
    const { user, api } = show({ updatePaymentMeans: { ...second, defaultMeans: true } });
    await user.click(await button('Make Visa ending in 1881 the default card'));
    expect(await screen.findByText('Visa ending in 1881 is now your default card.')).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'updatePaymentMeans')?.request).toEqual({
      paymentMethodId: second.paymentMethodId,
      defaultMeans: true,
    });
  });

  it('changes date, name and postal code of a card [C7.57a]', async () => {
    const { user, api } = show({ updatePaymentMeans: { ...second, expiryYear: 2031 } });
    await user.click(await button('Edit Visa ending in 1881'));
    const date = await screen.findByRole('textbox', { name: 'Expiration date' });
    expect(date).toHaveValue('04/29');
    await user.clear(date);
    await user.type(date, '13/31');
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Enter the month and year, like 08/29.')).toBeVisible();
    await user.clear(date);
    await user.type(date, '05/31');
    await user.type(screen.getByRole('textbox', { name: 'ZIP or postal code' }), 'H2X 1Y4');
    await user.click(await button('Save changes'));
    expect(await screen.findByText('Visa ending in 1881 was updated.')).toBeVisible();
    expect(api.calls.find(({ operationId }) => operationId === 'updatePaymentMeans')?.request).toEqual({
      paymentMethodId: second.paymentMethodId,
      expiryMonth: 5,
      expiryYear: 2031,
      nameOnCard: 'Ada Tremblay',
      postalCode: 'H2X 1Y4',
    });
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  });

  it('keeps the form with the server’s words if the bank refuses the change', async () => {
    const { user } = show({
      updatePaymentMeans: refuse('invalidCard', { message: 'We can’t use this card.' }),
    });
    await user.click(await button('Edit Visa ending in 4242'));
    await user.click(await button('Save changes'));
    expect(await screen.findByText('We can’t use this card.')).toBeVisible();
    expect(await button('Save changes')).toBeVisible();
  });

  it('removes a card after a question [I7.21]', async () => {
    const { user, api } = show({ removePaymentMeans: { ok: true } });
    await user.click(await button('Remove Visa ending in 1881'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Remove Visa ending in 1881?' }));
    api.answer({ listPaymentMeans: { paymentMeans: [first] } });
    await user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Visa ending in 1881 was removed.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /1881/ })).toBeNull());
    expect(api.calls.find(({ operationId }) => operationId === 'removePaymentMeans')?.request).toEqual({
      paymentMethodId: second.paymentMethodId,
    });
  });

  it('says at once that a card is in use, and whether it still is [C5.13a]', async () => {
    const yes = { allowed: true };
    const busy = { makeDefault: yes, update: yes, remove: { allowed: false, reason: 'paymentMeansInUse' } };
    const { user, api } = show({
      listPaymentMeans: { paymentMeans: [buildMeans({ allowed: busy })] },
      removePaymentMeans: { ok: true },
    });
    const remove = await button('Remove Visa ending in 4242');
    api.answer({ listPaymentMeans: { paymentMeans: [buildMeans({ expiryYear: 2031 })] } });
    await user.click(remove);
    expect(await screen.findByText(/This card is being used for a purchase/)).toBeVisible();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByText('Expires 04/2031')).toBeVisible();
    await user.click(await button('Remove Visa ending in 4242'));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
  });

  it('offers no default that the server refuses [C7.57a]', async () => {
    const yes = { allowed: true };
    const allowed = { makeDefault: { allowed: false, reason: 'invalidCard' }, update: yes, remove: yes };
    show({ listPaymentMeans: { paymentMeans: [first, { ...second, allowed }] } });
    await screen.findByText('Visa ending in 1881');
    expect(screen.queryByRole('button', { name: /default/ })).toBeNull();
  });

  it('says why a card cannot go, and keeps it [I7.21, C5.13a]', async () => {
    const { user } = show({
      removePaymentMeans: refuse('paymentMeansInUse', { message: 'Needed for now.' }),
    });
    await user.click(await button('Remove Visa ending in 4242'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Needed for now.')).toBeVisible();
    expect(screen.getByText('Visa ending in 4242')).toBeVisible();
  });

  it('stores a card of the gateway’s fields [C7.56b]', async () => {
    const { user, api } = show({ listPaymentMeans: { paymentMeans: [] }, addPaymentMeans: first });
    expect(await screen.findByText('No saved cards')).toBeVisible();
    await user.click(await button('Add a card'));
    const frame = await screen.findByTitle('Card details');
    sayFromGateway(frame, { type: 'foyer.card.ready' });
    api.answer({ listPaymentMeans: { paymentMeans: [first] } });
    sayFromGateway(frame, {
      type: 'foyer.card',
      cardToken: 'c'.repeat(43),
      brand: 'visa',
      lastFour: '4242',
      expiryMonth: 4,
      expiryYear: 2029,
    });
    expect(await screen.findByText('Visa ending in 4242 was saved.')).toBeVisible();
    await waitFor(() => expect(screen.queryByTitle('Card details')).toBeNull());
  });

  it('offers no further card than may be stored [C5.13c]', async () => {
    show({
      listPaymentMethods: {
        paymentMethods: [
          { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
        ],
        maxStoredCards: 2,
      },
    });
    expect(await screen.findByText(/limit for saved cards/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a card' })).toBeNull();
  });

  it('says that the cards did not come, and asks again', async () => {
    const { user, api } = show({ listPaymentMeans: refuse('invalidRequest') });
    expect(await screen.findByText('We couldn’t load your cards')).toBeVisible();
    api.answer({ listPaymentMeans: { paymentMeans: [first] } });
    await user.click(await button('Try again'));
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
  });
});
