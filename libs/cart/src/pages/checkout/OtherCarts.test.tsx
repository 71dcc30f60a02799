import { screen, within } from '@testing-library/react';
import { buildEventProfile } from '@foyer/testing';
import { buildCart, buildPrice } from '../../testing/buildCart.ts';
import { stageTime } from '../../testing/cartSettings.ts';
import { eventId, showCheckout } from '../../testing/showCheckout.tsx';

const otherId = '01936f5e-7c00-7000-8000-000000000002';
const another = (ms: number) =>
  buildCart({
    eventId: otherId,
    purchaseTokenExpiration: new Date(stageTime + ms).toISOString(),
    quote: buildPrice(10_000, 'USD'),
  });
const title = { name: 'You’re also holding' };

beforeEach(() => window.sessionStorage.clear());

describe('OtherCarts', () => {
  it('shows the cart of another event with its own hold, currency and checkout [C3.24a, C4.04a]', async () => {
    const { summary, ...profile } = buildEventProfile();
    const named = { ...profile, summary: { ...summary, shortName: 'Harbour Choir' } };
    showCheckout({ getEventProfile: named }, { carts: [buildCart(), another(500_000)] });
    const link = await screen.findByRole('link', { name: 'Harbour Choir' });
    expect(link).toHaveAttribute('href', `/transaction/${otherId}/checkout`);
    expect(screen.getByRole('heading', title)).toBeVisible();
    expect(screen.getByText(/paid separately, in its own currency/)).toBeVisible();
    const item = within(link.closest('li') ?? document.body);
    expect(item.getByText('8:20')).toBeVisible();
    expect(item.getByText(/US\$124\.30/)).toBeVisible();
  });

  it('tells of them before the button that pays, on a phone too [C3.24a]', async () => {
    showCheckout({}, { carts: [buildCart(), another(500_000)] });
    const heading = await screen.findByRole('heading', title);
    const pay = screen.getByRole('button', { name: /^Pay/ });
    expect(heading.compareDocumentPosition(pay) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(screen.getAllByRole('heading', title)).toHaveLength(1);
  });

  it('shows them when the cart of this event is empty too [C3.24a]', async () => {
    showCheckout({}, { carts: [another(500_000)] });
    expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    expect(screen.getByRole('heading', title)).toBeVisible();
  });

  it('leaves out a hold that has ended, and the cart of the page itself [C4.04d]', async () => {
    showCheckout({}, { carts: [buildCart(), another(-1_000)] });
    await screen.findByRole('heading', { level: 1, name: 'Checkout' });
    const addresses = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
    expect(addresses).not.toContain(`/transaction/${otherId}/checkout`);
    expect(addresses).not.toContain(`/transaction/${eventId}/checkout`);
    expect(screen.queryByRole('heading', title)).toBeNull();
  });
});
