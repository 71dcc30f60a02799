import { screen, within } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildPayoutMethod, walletSettings } from '../../testing/cartSettings.ts';
import { WalletPage } from './WalletPage.tsx';

const show = (answers: MockAnswers = {}, locale?: 'fr-CA') =>
  renderFeature(<WalletPage />, walletSettings(answers, locale ? { locale } : {}));
const section = (name = 'Where you get paid') => screen.findByRole('region', { name });

describe('the payout methods of a wallet [C3.30h, C7.59a, I2.13]', () => {
  it('are shown as their owner knows them, with the day on which they came', async () => {
    const second = buildPayoutMethod({ payoutMethodId: 'b2', emailAddress: 'band@paypal.example' });
    show({ listPayoutMethods: { payoutMethods: [buildPayoutMethod(), second] } });
    const methods = within(await section());
    await methods.findByText('ada@paypal.example');
    expect(methods.getAllByRole('listitem').map((each) => each.textContent)).toEqual([
      expect.stringMatching(/^PayPalada@paypal\.exampleAdded .*2026/),
      expect.stringMatching(/^PayPalband@paypal\.exampleAdded .*2026/),
    ]);
  });

  it('say when there is none, and when one will be asked for', async () => {
    show({ listPayoutMethods: { payoutMethods: [] } });
    const methods = within(await section());
    expect(await methods.findByText('No payout method yet')).toBeVisible();
    expect(methods.getByText('You’ll choose one when you sell Passes.')).toBeVisible();
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

  it('speak French in Québec', async () => {
    show({}, 'fr-CA');
    const methods = within(await section('Où va votre argent'));
    expect(await methods.findByText(/^Ajouté le /)).toBeVisible();
  });
});
