import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { FoyerError } from '@foyer/api-client';
import { refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { buildMoney, buildPrice } from '../../testing/buildCart.ts';
import { buildMeans, cartSettings } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import type { CommitResult, PaymentChoice } from '../pay-panel/paymentChoice.ts';
import { PayInOverlay } from './PayInOverlay.tsx';

const typed = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
  lastFour: '4444',
  defaultMeans: false,
  onePurchase: true,
});
const declined: FoyerError = {
  kind: 'rejected',
  status: 422,
  code: 'paymentFailed',
  message: '',
  details: { reason: 'incorrectCvc', attemptsLeft: 2 },
};
const unreachable: FoyerError = { kind: 'unreachable' };

const browser: { back?: () => void } = {};
function Browser() {
  const navigate = useNavigate();
  useEffect(() => {
    browser.back = () => void navigate(-1);
  }, [navigate]);
  return null;
}

/** Renders the button for a buyer without stored cards; `results` are the answers to the commits, in order. */
function show(results: CommitResult<string>[] = [{ data: 'paid' }], answers: MockAnswers = {}) {
  const commit = jest.fn<Promise<CommitResult<string>>, [PaymentChoice, string]>();
  for (const result of results) commit.mockResolvedValueOnce(result);
  const onPaid = jest.fn<void, [string]>();
  const shown = renderFeature(
    <>
      <Browser />
      <PayInOverlay
        eventId="e1"
        eventHref="/events/e1"
        subject="a-win"
        quote={buildPrice(20_000)}
        hold={{
          hasEnded: false,
          onEnded: () => undefined,
          renew: () => Promise.resolve(true),
          isRenewing: false,
        }}
        commit={commit}
        onPaid={onPaid}
      />
    </>,
    cartSettings(
      { listPaymentMeans: { paymentMeans: [] }, addPaymentMeans: typed, ...answers },
      { locale: 'en-CA' },
    ),
  );
  return { ...shown, commit, onPaid };
}
type Shown = ReturnType<typeof show>;

const payment = () => screen.queryByRole('dialog', { name: 'Payment' });
/** Also finds the payment while the form above makes it inert. */
const paymentBelow = () => screen.queryByRole('dialog', { name: 'Payment', hidden: true });
const form = () => screen.queryByRole('dialog', { name: 'New card' });
const opener = () => screen.getByRole('button', { name: 'Pay $248.60' });
const inForm = () => within(form() as HTMLElement);

async function openPayment({ user }: Shown): Promise<void> {
  await user.click(opener());
  await waitFor(() => expect(payment()).toBeVisible());
}

/** Opens the form above the payment, with fields that are ready. */
async function openForm(shown: Shown): Promise<HTMLElement> {
  await openPayment(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Add a card' }));
  const fields = await screen.findByTitle('Card details');
  sayFromGateway(fields, { type: 'foyer.card.ready' });
  return fields;
}

async function payTyped(shown: Shown): Promise<void> {
  const fields = await openForm(shown);
  shown.api.answer({ listPaymentMeans: { paymentMeans: [typed] } });
  const press = () => inForm().getByRole('button', { name: 'Pay $248.60' });
  await waitFor(() => expect(press()).not.toHaveAttribute('aria-disabled'));
  await shown.user.click(press());
  sayFromGateway(fields, { type: 'foyer.card', cardToken: 'tok-1' });
}

beforeEach(() => {
  window.sessionStorage.clear();
  // jsdom has no layout, and elements without a client rect do not regain focus.
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
});
afterEach(() => jest.restoreAllMocks());

describe('the form of a new card above a payment', () => {
  it.each<[string, (shown: Shown) => Promise<void> | void]>([
    ['Escape', ({ user }) => user.keyboard('{Escape}')],
    ['its close button', ({ user }) => user.click(inForm().getByRole('button', { name: 'Close' }))],
    ['the back button of the browser', () => act(() => browser.back?.())],
  ])('closes by %s alone: the payment stays, and its button regains focus [C4.26]', async (_name, leave) => {
    const shown = show();
    await openForm(shown);
    await leave(shown);
    await waitFor(() => expect(form()).toBeNull());
    expect(payment()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Add a card' })).toHaveFocus());
    act(() => browser.back?.());
    await waitFor(() => expect(payment()).toBeNull());
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('closes the payment with it by Pay later; nothing is sent [C4.26]', async () => {
    const shown = show();
    await openForm(shown);
    await shown.user.click(inForm().getByRole('button', { name: 'Pay later' }));
    await waitFor(() => expect(paymentBelow()).toBeNull());
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(shown.commit).not.toHaveBeenCalled();
  });

  it('adds and charges the card in one press', async () => {
    const shown = show();
    await payTyped(shown);
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledWith('paid'));
    expect(shown.commit.mock.calls[0]![0]).toEqual({
      paymentMethodId: typed.paymentMethodId,
      acceptedTotal: buildMoney(24_860),
    });
  });

  it('stays for the correction where the bank refused the card, and takes focus to the reason', async () => {
    const shown = show([{ error: declined }]);
    await payTyped(shown);
    const reason = await inForm().findByRole('group', { name: 'The security code doesn’t match' });
    await waitFor(() => expect(reason).toHaveFocus());
  });

  it('says why the server did not take the card', async () => {
    const text = 'We can’t use this card.';
    const shown = show([], { addPaymentMeans: refuse('invalidCard', { message: text }) });
    await payTyped(shown);
    await waitFor(() =>
      expect(inForm().getByRole('button', { name: 'Pay $248.60' })).toHaveAccessibleDescription(text),
    );
  });

  it('closes by itself where the answer was lost: the card is in the list by then, and is paid with there', async () => {
    const shown = show([{ error: unreachable }, { data: 'paid' }]);
    await payTyped(shown);
    await waitFor(() => expect(form()).toBeNull());
    expect(await screen.findByRole('radio', { name: /4444/ })).toBeChecked();
    expect(await screen.findByRole('group', { name: 'We didn’t hear back' })).toBeVisible();
    await shown.user.click(within(payment() as HTMLElement).getByRole('button', { name: 'Pay $248.60' }));
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
    expect(shown.commit.mock.calls[1]).toEqual(shown.commit.mock.calls[0]);
  });
});

it('pays in the overlay with a stored card, after the bank has verified the buyer', async () => {
  const { paymentMethodId } = buildMeans();
  const verificationUrl = 'http://pay.foyer.test/verify?payment=p1';
  const needsBank: FoyerError = {
    ...declined,
    code: 'paymentVerificationRequired',
    details: { paymentMethodId, verificationUrl },
  };
  const shown = show([{ error: needsBank }, { data: 'paid' }], {
    listPaymentMeans: { paymentMeans: [buildMeans()] },
    verifyPaymentMeans: buildMeans(),
  });
  await openPayment(shown);
  await screen.findByRole('radio', { name: /4242/ });
  await shown.user.click(within(payment() as HTMLElement).getByRole('button', { name: 'Pay $248.60' }));
  const bank = await screen.findByTitle('Your bank’s confirmation');
  sayFromGateway(bank, { type: 'foyer.card.verification', verificationToken: 'v-1' });
  await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
});
