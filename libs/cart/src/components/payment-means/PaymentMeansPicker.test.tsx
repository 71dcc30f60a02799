import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildMeans, cartSettings } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { PaymentMeansPicker } from './PaymentMeansPicker.tsx';

const first = buildMeans();
const second = buildMeans({ paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a2', lastFour: '1881' });
const added = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
  lastFour: '4444',
  onePurchase: true,
});

function Picker({ onValueChange }: { onValueChange: (id: string | undefined) => void }) {
  const [value, setValue] = useState<string | undefined>(first.paymentMethodId);
  const [saves, setSaves] = useState(false);
  const change = (id: string | undefined): void => {
    setValue(id);
    onValueChange(id);
  };
  return (
    <PaymentMeansPicker
      eventId="e1"
      value={value}
      refused={{ [second.paymentMethodId]: 'insufficientFunds' }}
      onValueChange={change}
      saves={saves}
      onSavesChange={setSaves}
    />
  );
}

function show(answers: MockAnswers = {}) {
  const onValueChange = jest.fn();
  const shown = renderFeature(<Picker onValueChange={onValueChange} />, cartSettings(answers));
  return { ...shown, onValueChange };
}
const saveBox = () => screen.queryByRole('checkbox', { name: 'Save this card for next time' });
const frame = () => screen.findByTitle('Card details');
const use = () => screen.getByRole('button', { name: 'Use this card' });

describe('PaymentMeansPicker', () => {
  it('offers the stored cards, the chosen one first, and another one [C3.30f, I3.10, C7.55, C7.56a]', async () => {
    const { user, onValueChange } = show({ listPaymentMeans: { paymentMeans: [first, second] } });
    expect(await screen.findByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Pay with' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Visa ending in 1881/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(second.paymentMethodId);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(undefined));
    expect(await frame()).toHaveAttribute(
      'src',
      expect.stringMatching(/^http:\/\/pay\.foyer\.test\/fields\?origin=/),
    );
  });

  it('marks a card that the bank refused, says why, and lets it be chosen again [C8.21o]', async () => {
    const { user, onValueChange } = show({ listPaymentMeans: { paymentMeans: [first, second] } });
    const refused = await screen.findByRole('radio', { name: /1881/ });
    expect(refused.closest('label')).toHaveTextContent('Not enough fundsDeclined');
    await user.click(refused);
    expect(onValueChange).toHaveBeenLastCalledWith(second.paymentMethodId);
  });

  it('offers no card that has expired [C5.10b]', async () => {
    show({ listPaymentMeans: { paymentMeans: [first, buildMeans({ ...second, expired: true })] } });
    const radio = await screen.findByRole('radio', { name: /1881/ });
    expect(radio).toBeDisabled();
    expect(screen.getByText('This card has expired')).toBeVisible();
  });

  it('offers the owner of a full wallet another card, but not to save it [C5.13c]', async () => {
    const { user } = show({
      listPaymentMethods: {
        paymentMethods: [
          { paymentType: 'CreditCard', label: 'Card', hostedFieldsUrl: 'http://pay.foyer.test/fields' },
        ],
        maxStoredCards: 1,
      },
    });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(await frame()).toBeVisible();
    expect(saveBox()).toBeNull();
  });

  it('adds the card of the gateway’s fields for this purchase and chooses it; no card number reaches the page [C7.56b]', async () => {
    const { user, api, onValueChange } = show({
      listPaymentMeans: { paymentMeans: [] },
      addPaymentMeans: added,
    });
    const fields = await frame();
    expect(use()).toHaveAttribute('aria-disabled', 'true');
    sayFromGateway(fields, { type: 'foyer.card.ready' });
    const post = jest.spyOn((fields as HTMLIFrameElement).contentWindow!, 'postMessage');
    await user.click(use());
    expect(post).toHaveBeenCalledWith({ version: 1, type: 'foyer.card.submit' }, 'http://pay.foyer.test');
    api.answer({ listPaymentMeans: { paymentMeans: [added] } });
    sayFromGateway(fields, { type: 'foyer.card', cardToken: 'tok-1', number: '4242424242424242' });
    await waitFor(() => expect(onValueChange).toHaveBeenCalledWith(added.paymentMethodId));
    expect(api.calls.find(({ operationId }) => operationId === 'addPaymentMeans')?.request).toEqual({
      cardToken: 'tok-1',
      onePurchase: true,
    });
    expect(await screen.findByRole('radio', { name: /4444/ })).toBeChecked();
    expect(screen.queryByTitle('Card details')).toBeNull();
  });

  it('stores a new card only when the buyer asks for it, and offers that for no stored one', async () => {
    const { user, api } = show({ addPaymentMeans: added });
    await user.click(await screen.findByRole('radio', { name: 'Another card' }));
    expect(saveBox()).not.toBeChecked();
    await user.click(saveBox()!);
    api.answer({ listPaymentMeans: { paymentMeans: [first, added] } });
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-1' });
    expect(await screen.findByRole('radio', { name: /4444/ })).toBeChecked();
    expect(saveBox()).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /4242/ }));
    expect(saveBox()).toBeNull();
  });

  it('allows another press after a validation error, and reports a gateway without an answer', async () => {
    const { user } = show({ listPaymentMeans: { paymentMeans: [] } });
    const fields = await frame();
    sayFromGateway(fields, { type: 'foyer.card.ready' });
    await user.click(use());
    sayFromGateway(fields, { type: 'foyer.card.invalid', fields: ['cvc'] });
    await waitFor(() => expect(use()).not.toHaveAttribute('aria-busy', 'true'));
    sayFromGateway(fields, { type: 'foyer.card.failed' });
    expect(await screen.findByText(/The payment service didn’t respond/)).toBeVisible();
  });

  it('accepts messages of the gateway only', async () => {
    const { api } = show({ listPaymentMeans: { paymentMeans: [] }, addPaymentMeans: added });
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-1' }, 'http://evil.example');
    expect(api.calls.some(({ operationId }) => operationId === 'addPaymentMeans')).toBe(false);
  });

  it.each([
    [
      'a card that was refused',
      'invalidCard',
      'We can’t use this card. Check the details, or use another one.',
    ],
    [
      'a card beyond the limit [C5.13c, C8.21n]',
      'tooManyCreditCards',
      'You’ve reached the limit for saved cards. Remove one to add another.',
    ],
  ] as const)('says why a card was not stored: %s', async (_name, code, text) => {
    const { onValueChange } = show({
      listPaymentMeans: { paymentMeans: [] },
      addPaymentMeans: refuse(code, { message: text }),
    });
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-1' });
    expect(await screen.findByText(text)).toBeVisible();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('tries again what could not be loaded [C4.28c]', async () => {
    const { user, api } = show({ listPaymentMeans: refuse('invalidRequest') });
    expect(await screen.findByText('We couldn’t load your cards')).toBeVisible();
    api.answer({ listPaymentMeans: { paymentMeans: [first] } });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeVisible();
  });
});
