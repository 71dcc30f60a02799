import { act, screen, waitFor, within } from '@testing-library/react';
import type { OperationId, PaymentMeans } from '@foyer/contract';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildAuctionOffer } from '../../testing/builders/buildAuction.ts';
import { buildDrawCheckout, buildDrawEntry } from '../../testing/builders/buildDraw.ts';
import { idOf } from '../../testing/builders/buildEvents.ts';
import { DrawAddress } from '../../testing/addresses/DrawAddress.tsx';
import { eventId, marketplaceSettings } from '../../testing/marketplaceSettings.ts';
import { showMyPrice } from '../../testing/showMyPrice.tsx';

const paymentMethodId = idOf(950);
const asks = refuse('paymentVerificationRequired', {
  message: 'Confirm with your bank.',
  details: { paymentMethodId, verificationUrl: 'http://pay.foyer.test/verify?challenge=c1' },
});
const verified: PaymentMeans = {
  paymentMethodId,
  brand: 'visa',
  ...{ lastFour: '4242', expiryMonth: 12, expiryYear: 2040, nameOnCard: 'Ada Byron' },
  ...{ defaultMeans: true, expired: false },
};

/** A page whose form names a card: how it is sent, and what answers it. */
interface Way {
  call: OperationId;
  good: MockAnswers;
  saved: string;
  show: (answers: MockAnswers) => Promise<ReturnType<typeof renderFeature>>;
}

const wishList: Way = {
  call: 'enterDraw',
  good: { enterDraw: buildDrawEntry() },
  saved: 'Your entry is in',
  show: async (answers) => {
    const path = `/transaction/${eventId}/marketOffers`;
    const all = { getProfile: buildProfile(), checkoutDraw: buildDrawCheckout(), ...answers };
    const shown = renderFeature(<DrawAddress />, marketplaceSettings(all, { path, token: 'token' }));
    await shown.user.click(await screen.findByRole('button', { name: 'Add Balcony' }));
    await shown.user.click(screen.getByRole('button', { name: 'Enter the Wish List' }));
    return shown;
  },
};
const myPrice: Way = {
  call: 'makeAuctionOffer',
  good: { makeAuctionOffer: buildAuctionOffer() },
  saved: 'Your offer is in',
  show: async (answers) => {
    const shown = showMyPrice({}, answers);
    await shown.press('Make offer');
    const warning = within(await screen.findByRole('alertdialog'));
    await shown.user.click(warning.getByRole('button', { name: 'Make offer' }));
    return shown;
  },
};

const frame = () => screen.findByTitle<HTMLIFrameElement>('Your bank’s confirmation');
/** Answers on the page of the bank, which jsdom does not load. */
async function answerBank(): Promise<void> {
  const { contentWindow: source } = await frame();
  const data = { version: 1, type: 'foyer.card.verification', verificationToken: 'v-1' };
  await act(() => {
    window.dispatchEvent(new MessageEvent('message', { origin: 'http://pay.foyer.test', source, data }));
    return Promise.resolve();
  });
}
/** Words in the part of the form about the card. */
const besideCard = async (words: string | RegExp) => {
  const part = (await screen.findByText(words)).closest('section');
  return within(part!).findByRole('heading', { name: /card/i });
};

beforeEach(() => jest.spyOn(window, 'scrollTo').mockReturnValue(undefined));
afterEach(() => jest.restoreAllMocks());

describe.each([
  ['Wish List', wishList],
  ['My Price', myPrice],
])('the card on the page of %s', (_name, { call, good, saved, show }) => {
  const calls = ({ api }: ReturnType<typeof renderFeature>, operationId: OperationId) =>
    api.calls.filter((each) => each.operationId === operationId).map(({ request }) => request);

  it('is told beside the card when its bank declines it', async () => {
    await show({ [call]: refuse('invalidCard', { message: 'Use another card.' }) });
    expect(await besideCard('Use another card.')).toBeVisible();
    expect(screen.queryByTitle('Your bank’s confirmation')).toBeNull();
  });

  it('shows the page of a bank that asks, and sends the same again once it is content [C7.57b]', async () => {
    const shown = await show({ [call]: asks, verifyPaymentMeans: verified });
    expect(await frame()).toHaveAttribute('src', expect.stringContaining('/verify?challenge=c1'));
    expect(screen.getByText(/You won’t be charged now/)).toBeInTheDocument();
    shown.api.answer(good);
    await answerBank();
    expect(await screen.findByRole('dialog', { name: saved })).toBeInTheDocument();
    expect(calls(shown, 'verifyPaymentMeans')).toEqual([{ paymentMethodId, verificationToken: 'v-1' }]);
    const [first, second] = calls(shown, call);
    expect(second).toEqual(first);
  });

  it('sends nothing again, and speaks of no payment, when its owner refuses or leaves the page of the bank', async () => {
    const refusal = refuse('paymentFailed', { message: 'The payment was not completed.' });
    const shown = await show({ [call]: asks, verifyPaymentMeans: refusal });
    await answerBank();
    expect(await besideCard(/^Your bank didn’t confirm that this card is yours/)).toBeVisible();
    expect(screen.queryByText(/payment was not completed/)).toBeNull();
    expect(calls(shown, call)).toHaveLength(1);
    shown.unmount();

    const left = await show({ [call]: asks });
    await frame();
    await left.user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await besideCard('Confirm with your bank.')).toBeVisible();
    expect(calls(left, call)).toHaveLength(1);
  });
});
