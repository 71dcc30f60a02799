import { screen, within } from '@testing-library/react';
import { showCheckout } from '../../testing/showCheckout.tsx';

const tutorial = () => screen.queryByRole('heading', { name: 'What happens next' });

describe('the instructions of a purchase [I2.31]', () => {
  beforeEach(() => localStorage.clear());

  it('stand on the page until they are dismissed, and stay away', async () => {
    const { user, unmount } = showCheckout({});
    const heading = await screen.findByRole('heading', { name: 'What happens next' });
    const steps = within(heading.closest('section')!).getAllByRole('listitem');
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
