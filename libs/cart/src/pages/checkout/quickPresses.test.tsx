import { act, screen, waitFor, within } from '@testing-library/react';
import { buildCart, buildCartLine } from '../../testing/buildCart.ts';
import { sent, showCheckout } from '../../testing/showCheckout.tsx';

beforeEach(() => window.sessionStorage.clear());

describe('the quantity of a line at checkout', () => {
  it('counts a second press before the answer to the first, and sends it after that answer', async () => {
    const answers: (() => void)[] = [];
    const { user, api } = showCheckout(
      {
        checkoutCart: async ({ selections }) => {
          await new Promise<void>((resolve) => answers.push(resolve));
          return buildCart({ lines: [buildCartLine({ quantity: selections[0]!.quantity })] });
        },
      },
      { carts: [buildCart({ lines: [buildCartLine()] })] },
    );
    const group = await screen.findByRole('group', { name: 'Quantity of Lower bowl' });
    await user.dblClick(within(group).getByRole('button', { name: 'Add one' }));
    expect(within(group).getByText('4')).toBeVisible();
    await waitFor(() => expect(answers).toHaveLength(1));
    act(() => answers[0]!());
    await waitFor(() => expect(answers).toHaveLength(2));
    act(() => answers[1]!());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Pay/ })).toBeEnabled());
    expect(within(group).getByText('4')).toBeVisible();
    const of = (quantity: number) =>
      expect.objectContaining({ selections: [expect.objectContaining({ quantity })] });
    expect(sent(api, 'checkoutCart')).toEqual([of(3), of(4)]);
  });
});
