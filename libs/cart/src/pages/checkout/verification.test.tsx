import { screen, waitFor } from '@testing-library/react';
import { refuse, type MockAnswers } from '@foyer/testing';
import { buildOrder } from '../../testing/buildOrder.ts';
import { buildMeans } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { here, payButton, sent, showPaid } from '../../testing/showCheckout.tsx';

const { paymentMethodId } = buildMeans();
const asks = refuse('paymentVerificationRequired', {
  details: { paymentMethodId, verificationUrl: 'http://pay.foyer.test/verify?payment=p1' },
});
const show = (answers: MockAnswers = {}) => showPaid({ payCart: asks, ...answers });
const frame = () => screen.findByTitle('Your bank’s confirmation');

beforeEach(() => window.sessionStorage.clear());

describe('a card whose bank asks', () => {
  it('shows the page of the bank, and pays once the bank is content [C8.21s, C7.57b]', async () => {
    const { api } = await show({ verifyPaymentMeans: buildMeans() });
    expect(await screen.findByRole('dialog', { name: 'Confirm with your bank' })).toBeInTheDocument();
    expect(await frame()).toHaveAttribute(
      'src',
      expect.stringMatching(/^http:\/\/pay\.foyer\.test\/verify\?payment=p1&origin=/),
    );
    api.answer({ payCart: buildOrder() });
    sayFromGateway(await frame(), { type: 'foyer.card.verification', verificationToken: 'v-1' });
    await waitFor(() => expect(here()).toHaveTextContent('/receipt'));
    expect(sent(api, 'verifyPaymentMeans')).toEqual([{ paymentMethodId, verificationToken: 'v-1' }]);
    expect(sent(api, 'payCart')).toHaveLength(2);
  });

  it('keeps the page of the bank in its place while it loads, so that no press misses it', async () => {
    await show();
    expect((await frame()).parentElement).toHaveAttribute('aria-busy', 'true');
    expect(await frame()).not.toHaveAttribute('height', '0');
    sayFromGateway(await frame(), { type: 'foyer.card.ready' });
    await waitFor(async () => expect((await frame()).parentElement).toHaveAttribute('aria-busy', 'false'));
    expect(await frame()).not.toHaveAttribute('height', '0');
  });

  it('says that the owner of the card refused, and pays nothing [C8.21o]', async () => {
    const { api } = await show({
      verifyPaymentMeans: refuse('paymentFailed', {
        message: 'Your bank did not confirm.',
        details: { attemptsLeft: 2 },
      }),
    });
    sayFromGateway(await frame(), { type: 'foyer.card.verification', verificationToken: 'v-1' });
    expect(await screen.findByText(/Your bank did not confirm./)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(api, 'payCart')).toHaveLength(1);
  });

  it('can be left; the cart stays, and so does the button', async () => {
    const { user } = await show();
    await frame();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await payButton()).toBeEnabled();
  });

  it('says when the bank does not answer', async () => {
    await show();
    sayFromGateway(await frame(), { type: 'foyer.card.failed' });
    expect(await screen.findByText(/The payment service didn’t respond/)).toBeInTheDocument();
  });
});
