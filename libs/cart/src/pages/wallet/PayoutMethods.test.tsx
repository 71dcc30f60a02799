import { screen, within } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildPayoutMethod, walletSettings } from '../../testing/cartSettings.ts';
import { WalletPage } from './WalletPage.tsx';

const show = (answers: MockAnswers = {}, locale?: 'fr-CA') =>
  renderFeature(<WalletPage />, walletSettings(answers, locale ? { locale } : {}));
// Ariakit focuses only elements with a client rect, which jsdom never provides.
beforeEach(() =>
  jest
    .spyOn(Element.prototype, 'getClientRects')
    .mockReturnValue([new DOMRect(0, 0, 1, 1)] as unknown as DOMRectList),
);
afterEach(() => jest.restoreAllMocks());
const section = (name = 'Where you get paid') => screen.findByRole('region', { name });

describe('the payout methods of a wallet [C3.30h, C7.59a, I2.13]', () => {
  it('are shown as their owner knows them, with the day on which they came', async () => {
    const second = buildPayoutMethod({ payoutMethodId: 'b2', emailAddress: 'band@paypal.example' });
    show({ listPayoutMethods: { payoutMethods: [buildPayoutMethod(), second] } });
    const methods = within(await section());
    await methods.findByText('ada@paypal.example');
    expect(methods.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^PayPalada@paypal\.exampleAdded .*2026Remove$/),
      expect.stringMatching(/^PayPalband@paypal\.exampleAdded .*2026Remove$/),
    ]);
  });

  it('say when there is none, and when one will be asked for', async () => {
    show({ listPayoutMethods: { payoutMethods: [] } });
    const methods = within(await section());
    expect(await methods.findByText('No payout method yet')).toBeVisible();
    expect(methods.getByText('Add the PayPal account where you’d like to get your money.')).toBeVisible();
    expect(methods.queryByRole('list')).toBeNull();
  });

  it('can be asked for again where they did not come, beside the cards, which stand', async () => {
    const { user, api } = show({ listPayoutMethods: refuse('invalidRequest') });
    const methods = within(await section());
    expect(await methods.findByText('We couldn’t load your payout methods')).toBeVisible();
    expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
    api.answer({ listPayoutMethods: { payoutMethods: [buildPayoutMethod()] } });
    await user.click(methods.getByRole('button', { name: 'Try again' }));
    expect(await methods.findByText('ada@paypal.example')).toBeVisible();
  });

  it('take a PayPal account, and refuse what is no address [C7.59b]', async () => {
    const { user, api } = show({
      listPayoutMethods: { payoutMethods: [] },
      addPayPalAccount: buildPayoutMethod(),
    });
    const methods = within(await section());
    await user.click(await methods.findByRole('button', { name: 'Add a PayPal account' }));
    const field = await methods.findByRole('textbox', { name: 'Email address of your PayPal account' });
    await user.type(field, 'ada');
    await user.click(methods.getByRole('button', { name: 'Save account' }));
    expect(await methods.findByText('Enter a valid email address.')).toBeVisible();
    await user.type(field, '@paypal.example');
    await user.click(methods.getByRole('button', { name: 'Save account' }));
    expect(await methods.findByText('ada@paypal.example was saved.')).toBeVisible();
    expect(methods.queryByRole('textbox')).toBeNull();
    const sent = api.calls.filter(({ operationId }) => operationId === 'addPayPalAccount');
    expect(sent.map(({ request }) => request)).toEqual([{ emailAddress: 'ada@paypal.example' }]);
  });

  it('keep the form with the server’s words when there are too many [C7.59b]', async () => {
    const { user } = show({
      addPayPalAccount: refuse('tooManyPayoutMethods', { message: 'Remove one to add another.' }),
    });
    const methods = within(await section());
    await user.click(await methods.findByRole('button', { name: 'Add a PayPal account' }));
    await user.type(await methods.findByRole('textbox'), 'band@paypal.example');
    await user.click(methods.getByRole('button', { name: 'Save account' }));
    expect(await methods.findByText('Remove one to add another.')).toBeVisible();
    expect(methods.getByRole('textbox')).toHaveValue('band@paypal.example');
  });

  it('are removed once their owner agrees [C7.59c]', async () => {
    const { user, api } = show({ archivePayoutMethod: { ok: true } });
    const methods = within(await section());
    const remove = await methods.findByRole('button', { name: 'Remove ada@paypal.example' });
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Keep it' }));
    await user.click(remove);
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await methods.findByText('ada@paypal.example was removed.')).toBeVisible();
    const sent = api.calls.filter(({ operationId }) => operationId === 'archivePayoutMethod');
    expect(sent.map(({ request }) => request)).toEqual([
      { payoutMethodId: buildPayoutMethod().payoutMethodId },
    ]);
  });

  it('speak French in Québec', async () => {
    show({}, 'fr-CA');
    const methods = within(await section('Où va votre argent'));
    expect(await methods.findByText(/^Ajouté le /)).toBeVisible();
  });
});
