import { screen, waitFor } from '@testing-library/react';
import { buildCart, buildPrice } from '../../testing/buildCart.ts';
import { buildOrder } from '../../testing/buildOrder.ts';
import { payButton, sent, showCheckout } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

const wish = () => screen.findByRole('checkbox', { name: /^I need a tax invoice/ });
const nameField = () => screen.findByRole('textbox', { name: 'Name or company' });

describe('the tax invoice at checkout', () => {
  it('goes with the payment: name and tax number, without spaces around', async () => {
    const { user, api } = showCheckout({ payCart: buildOrder() });
    await screen.findByRole('radio', { name: /Visa/ });
    await user.click(await wish());
    await user.type(await nameField(), ' Tremblay & Filles ');
    await user.type(screen.getByRole('textbox', { name: /^Tax number/ }), '123456789 RT0001');
    await user.click(await payButton());
    await waitFor(() => expect(sent(api, 'payCart')).toHaveLength(1));
    expect(sent(api, 'payCart')[0]).toMatchObject({
      invoiceTo: { name: 'Tremblay & Filles', taxNumber: '123456789 RT0001' },
    });
  });

  it('needs a name: the field is marked and focused, and nothing is charged', async () => {
    const { user, api } = showCheckout({ payCart: buildOrder() });
    await screen.findByRole('radio', { name: /Visa/ });
    await user.click(await wish());
    await user.click(await payButton());
    await waitFor(async () => expect(await nameField()).toHaveFocus());
    expect(await nameField()).toHaveAccessibleDescription('Enter a name for the invoice.');
    expect(sent(api, 'payCart')).toEqual([]);
    await user.type(await nameField(), 'A');
    expect(await nameField()).not.toHaveAccessibleDescription();
  });

  it('is not sent unless it is wanted, also after something was typed', async () => {
    const { user, api } = showCheckout({ payCart: buildOrder() });
    await screen.findByRole('radio', { name: /Visa/ });
    await user.click(await wish());
    await user.type(await nameField(), 'Acme');
    await user.click(await wish());
    await user.click(await payButton());
    await waitFor(() => expect(sent(api, 'payCart')).toHaveLength(1));
    expect(sent(api, 'payCart')[0]).not.toHaveProperty('invoiceTo');
  });

  it('keeps what was typed over a reload', async () => {
    const { user, unmount } = showCheckout();
    await user.click(await wish());
    await user.type(await nameField(), 'Acme');
    unmount();
    showCheckout();
    expect(await nameField()).toHaveValue('Acme');
  });

  it('is not offered for what is free', async () => {
    showCheckout({}, { carts: [buildCart({ quote: buildPrice(0) })] });
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('checkbox', { name: /^I need a tax invoice/ })).toBeNull();
  });
});
