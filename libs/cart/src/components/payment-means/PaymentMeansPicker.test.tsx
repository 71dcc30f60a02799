import { useState } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import type { FoyerError } from '@foyer/api-client';
import { buildMeans, cartSettings } from '../../testing/cartSettings.ts';
import { PaymentMeansPicker, type PaymentMeansPickerProps } from './PaymentMeansPicker.tsx';

const first = buildMeans();
const second = buildMeans({ paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a2', lastFour: '1881' });
const added = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
  lastFour: '4444',
  onePurchase: true,
});

function Picker({ onValueChange, ...more }: Partial<PaymentMeansPickerProps>) {
  const [value, setValue] = useState<string | undefined>(first.paymentMethodId);
  const [saves, setSaves] = useState(false);
  const change = (id: string | undefined): void => {
    setValue(id);
    onValueChange?.(id);
  };
  return (
    <PaymentMeansPicker
      eventId="e1"
      value={value}
      refused={{ [second.paymentMethodId]: 'insufficientFunds' }}
      onValueChange={change}
      saves={saves}
      onSavesChange={setSaves}
      fields={(url) => <p>Fields of {url}</p>}
      {...more}
    />
  );
}

function show(answers: MockAnswers = {}, props: Partial<PaymentMeansPickerProps> = {}) {
  const onValueChange = jest.fn();
  const shown = renderFeature(<Picker onValueChange={onValueChange} {...props} />, cartSettings(answers));
  return { ...shown, onValueChange };
}
const saveBox = () => screen.queryByRole('checkbox', { name: 'Save this card for next time' });
const fields = () => screen.findByText('Fields of http://pay.foyer.test/fields');

describe('PaymentMeansPicker', () => {
  it('offers the stored cards, the chosen one first, and another one [C3.30f, I3.10, C7.55, C7.56a]', async () => {
    const { user, onValueChange } = show({ listPaymentMeans: { paymentMeans: [first, second] } });
    expect(await screen.findByRole('radio', { name: /Visa ending in 4242/ })).toBeChecked();
    expect(screen.getByRole('group', { name: 'Pay with' })).toBeVisible();
    await user.click(screen.getByRole('radio', { name: /Visa ending in 1881/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(second.paymentMethodId);
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(undefined));
    expect(await fields()).toBeVisible();
  });

  it('marks a card that the bank refused, says why, and lets it be chosen again [C8.21o]', async () => {
    const { user, onValueChange } = show({ listPaymentMeans: { paymentMeans: [first, second] } });
    const refused = await screen.findByRole('radio', { name: /1881/ });
    expect(refused.closest('label')).toHaveTextContent(/Declined\s?Not enough funds/);
    await user.click(refused);
    expect(onValueChange).toHaveBeenLastCalledWith(second.paymentMethodId);
  });

  it('offers no card that has expired [C5.10b]', async () => {
    show({ listPaymentMeans: { paymentMeans: [first, buildMeans({ ...second, expired: true })] } });
    const radio = await screen.findByRole('radio', { name: /1881/ });
    expect(radio).toBeDisabled();
    expect(screen.getByText('This card has expired')).toBeVisible();
  });

  it('says “Card” beside other methods where there is no card yet', async () => {
    const klarna = { paymentType: 'Klarna' as const, label: 'Klarna' };
    const card = {
      paymentType: 'CreditCard' as const,
      label: 'Card',
      hostedFieldsUrl: 'http://pay.foyer.test/fields',
    };
    show(
      {
        listPaymentMeans: { paymentMeans: [] },
        listPaymentMethods: { paymentMethods: [card, klarna], maxStoredCards: 5 },
      },
      { onMethodChange: () => undefined, value: undefined },
    );
    expect(await screen.findByRole('radio', { name: 'Card' })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Klarna/ })).not.toBeChecked();
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
    expect(await fields()).toBeVisible();
    expect(saveBox()).toBeNull();
  });

  it('offers to save the new card, and a card of a single purchase, but no stored one', async () => {
    const answers = { listPaymentMeans: { paymentMeans: [first, added] } };
    const { user } = show(answers, { enteredId: added.paymentMethodId });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeChecked();
    expect(saveBox()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Another card' }));
    expect(saveBox()).not.toBeChecked();
    await user.click(saveBox()!);
    await user.click(screen.getByRole('radio', { name: /4444/ }));
    expect(saveBox()).toBeChecked();
    await user.click(screen.getByRole('radio', { name: /4242/ }));
    expect(saveBox()).toBeNull();
  });

  it('lists no card that was entered for another purchase and not saved', async () => {
    show({ listPaymentMeans: { paymentMeans: [first, added] } });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /4444/ })).toBeNull();
  });

  it('says below the fields why their card was not taken, and takes the focus there', async () => {
    const message = 'We can’t use this card. Check the details, or use another one.';
    const error: FoyerError = {
      kind: 'rejected',
      status: 422,
      code: 'invalidCard',
      message,
      details: {},
    };
    show({ listPaymentMeans: { paymentMeans: [] } }, { problem: error });
    const text = await screen.findByText(message);
    expect((await fields()).compareDocumentPosition(text)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(text.closest('[tabindex="-1"]')).toHaveFocus();
  });

  it.each([
    ['visa', 'Visa ending in 1881', 'VISA'],
    ['mastercard', 'Mastercard ending in 1881', ''],
    ['amex', 'American Express ending in 1881', 'AMEX'],
    ['unknown', 'Card ending in 1881', ''],
  ] as const)('names a card of the brand %s, beside its mark [C3.12g-j]', async (brand, name, word) => {
    show({ listPaymentMeans: { paymentMeans: [first, { ...second, brand }] } });
    const row = (await screen.findByRole('radio', { name: new RegExp(`^${name}`) })).closest('label')!;
    const mark = row.querySelector(`svg[data-brand="${brand}"]`);
    expect(mark).toHaveAttribute('aria-hidden', 'true');
    expect(mark).toHaveTextContent(word);
  });

  it('leaves out the card whose payment is under way', async () => {
    show({ listPaymentMeans: { paymentMeans: [first, added] } }, { hiddenId: added.paymentMethodId });
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /4444/ })).toBeNull();
  });

  it('tries again what could not be loaded [C4.28c]', async () => {
    const { user, api } = show({ listPaymentMeans: refuse('invalidRequest') });
    expect(await screen.findByText('We couldn’t load your cards')).toBeVisible();
    api.answer({ listPaymentMeans: { paymentMeans: [first] } });
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('radio', { name: /4242/ })).toBeVisible();
  });
});
