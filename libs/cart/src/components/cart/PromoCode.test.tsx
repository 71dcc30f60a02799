import { screen, waitFor } from '@testing-library/react';
import { buildConfiguration, refuse } from '@foyer/testing';
import { buildCart } from '../../testing/buildCart.ts';
import { sent, showCheckout } from '../../testing/showCheckout.tsx';

const promoCode = { discountCode: 'AUTUMN10', label: '10 % off each Pass', applies: true };
const priced = buildCart({ promoCode });

async function enter(user: ReturnType<typeof showCheckout>['user'], code: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
  await user.type(await screen.findByRole('textbox', { name: 'Promo code' }), code);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
}

describe('the promo code of a cart [C5.09d, C3.25b, C3.25c]', () => {
  it('goes with its lines to the server, and what it gives is shown', async () => {
    const { user, api } = showCheckout({ checkoutCart: priced });
    await enter(user, ' autumn10 ');
    expect(await screen.findByText('Promo code AUTUMN10 applied')).toBeVisible();
    expect(screen.getByText('10 % off each Pass')).toBeVisible();
    expect(sent(api, 'checkoutCart').at(-1)).toMatchObject({
      promoCode: 'autumn10',
      selections: [{ cartGuid: 'line-0001' }],
    });
  });

  it('stays with every later change, until it is removed', async () => {
    const { user, api } = showCheckout({ checkoutCart: priced }, { carts: [priced] });
    await user.click(await screen.findByRole('button', { name: /add one|more|increase/i }));
    await waitFor(() => expect(sent(api, 'checkoutCart').at(-1)).toMatchObject({ promoCode: 'AUTUMN10' }));
    api.answer({ checkoutCart: buildCart() });
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(await screen.findByRole('button', { name: 'Add a promo code' })).toBeVisible();
    expect(sent(api, 'checkoutCart').at(-1)).not.toHaveProperty('promoCode');
  });

  it.each([
    ['invalidPromoCode', 'Invalid promo code [C5.09a, C8.07a]'],
    ['inactivePromoCode', 'That promo code isn’t active. [C5.09b, C8.07b]'],
  ] as const)('says why it was refused: %s, %s', async (code, title) => {
    const message = title.replace(/ \[.*/, '');
    const { user } = showCheckout({ checkoutCart: refuse(code, { message }) });
    await enter(user, 'NOTHING');
    expect(await screen.findByText(message)).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: 'Promo code' }), '2');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  });

  it('says nothing of it at the checkout of another event', async () => {
    const other = buildCart({ eventId: '01936f5e-7c00-7000-8000-000000000002' });
    const message = 'Invalid promo code';
    const { user } = showCheckout(
      { checkoutCart: refuse('invalidPromoCode', { message }) },
      { carts: [buildCart(), other] },
    );
    await enter(user, 'NOTHING');
    expect(await screen.findByText(message)).toBeVisible();
    await user.click(await screen.findByRole('link', { name: 'Northern Lights' }));
    expect(await screen.findByText(`/transaction/${other.eventId}/checkout`)).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add a promo code' }));
    expect(await screen.findByRole('textbox', { name: 'Promo code' })).toHaveValue('');
    expect(screen.queryByText(message)).toBeNull();
  });

  it('has no field while its flag is off [C9.12a]', async () => {
    showCheckout({ getConfiguration: buildConfiguration({ remoteConfig: { promoCodes: false } }) });
    expect(await screen.findByRole('radio', { name: /Visa/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Add a promo code' })).toBeNull());
  });

  it('says when it gives nothing on what is in the cart', async () => {
    showCheckout({}, { carts: [buildCart({ promoCode: { ...promoCode, applies: false } })] });
    expect(await screen.findByText(/doesn’t change this price/)).toBeVisible();
  });

  it('is dropped when an expired hold is asked for again and the code has ended', async () => {
    const { user, api } = showCheckout(
      { checkoutCart: refuse('promoCodeUsedUp', { message: 'That promo code has been used up.' }) },
      { carts: [priced] },
    );
    await user.click(await screen.findByRole('button', { name: /add one|more|increase/i }));
    expect(await screen.findByText('That promo code has been used up.')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Add a promo code' })).toBeVisible();
    expect(sent(api, 'checkoutCart').at(-1)).toMatchObject({ promoCode: 'AUTUMN10' });
  });
});
