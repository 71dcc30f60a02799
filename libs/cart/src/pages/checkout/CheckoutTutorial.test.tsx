import { screen, within } from '@testing-library/react';
import { payButton, showCheckout } from '../../testing/showCheckout.tsx';

const tutorial = () => screen.queryByText('What happens next');

describe('the instructions of a purchase [I2.31]', () => {
  beforeEach(() => localStorage.clear());

  it('wait closed below Pay until they are dismissed, and stay away [C2.26e]', async () => {
    const { user, unmount } = showCheckout({});
    const title = await screen.findByText('What happens next');
    const details = title.closest('details')!;
    expect(details).not.toHaveAttribute('open');
    expect(details.compareDocumentPosition(await payButton())).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    await user.click(title);
    const steps = within(details).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual([
      expect.stringContaining('hold'),
      expect.stringContaining('pay'),
      expect.stringContaining('Passes'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Got it' }));
    expect(tutorial()).toBeNull();
    unmount();
    showCheckout({});
    expect(await screen.findByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
    expect(tutorial()).toBeNull();
  });
});
