import { act, screen, waitFor } from '@testing-library/react';
import { buildProfile, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import type { FoyerError } from '@foyer/api-client';
import { buildMoney, buildPrice } from '../../testing/buildCart.ts';
import { buildMeans, cartSettings } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { PayPanel } from './PayPanel.tsx';
import type { CommitResult, PaymentChoice } from './paymentChoice.ts';
import type { PaymentHold, PaymentNeeds } from './usePayPanel.ts';

const typed = buildMeans({
  paymentMethodId: '01936f5e-7c00-7000-8000-0000000000a3',
  lastFour: '4444',
  defaultMeans: false,
  onePurchase: true,
});
const acceptedTotal = buildMoney(24_860);
const refusal = (code: 'paymentFailed' | 'paymentVerificationRequired', details: object): FoyerError => ({
  kind: 'rejected',
  status: 422,
  code,
  message: '',
  details: { ...details },
});
const unreachable: FoyerError = { kind: 'unreachable' };

interface PanelSettings {
  results?: CommitResult<string>[];
  needs?: Partial<PaymentNeeds>;
  hold?: Partial<PaymentHold>;
  answers?: MockAnswers;
}

/** Renders a panel for a buyer without stored cards; `results` are the answers to the commits, in order. */
function show({ results = [{ data: 'paid' }], needs, hold, answers }: PanelSettings = {}) {
  const commit = jest.fn<Promise<CommitResult<string>>, [PaymentChoice, string]>();
  for (const result of results) commit.mockResolvedValueOnce(result);
  const onPaid = jest.fn<void, [string]>();
  const onEnded = jest.fn<void, []>();
  const panel = (
    <PayPanel
      eventId="e1"
      eventHref="/events/e1"
      subject="a-bid"
      quote={buildPrice(20_000)}
      needs={{ card: true, shippingAddress: false, ...needs }}
      hold={{
        hasEnded: false,
        onEnded,
        renew: () => Promise.resolve(true),
        isRenewing: false,
        ...hold,
      }}
      commit={commit}
      onPaid={onPaid}
    >
      <p>What is paid</p>
    </PayPanel>
  );
  const settings = cartSettings(
    { listPaymentMeans: { paymentMeans: [] }, addPaymentMeans: typed, ...answers },
    { locale: 'en-CA' },
  );
  return { ...renderFeature(panel, settings), commit, onPaid, onEnded };
}
type Shown = ReturnType<typeof show>;
const payButton = () => screen.getByRole('button', { name: 'Pay $248.60' });
const added = ({ api }: Shown) =>
  api.calls.filter(({ operationId }) => operationId === 'addPaymentMeans').map(({ request }) => request);

/** Watches what the page says to the gateway. */
const hearGateway = (fields: HTMLElement) =>
  jest.spyOn((fields as HTMLIFrameElement).contentWindow!, 'postMessage');

/** Waits for the card fields, and reports them ready. */
async function readyFields(): Promise<HTMLElement> {
  const fields = await screen.findByTitle('Card details');
  sayFromGateway(fields, { type: 'foyer.card.ready' });
  await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-disabled'));
  return fields;
}

/** Presses Pay; the gateway answers with a token of the typed card. */
async function payTyped(shown: Shown, cardToken = 'tok-1'): Promise<HTMLElement> {
  const fields = await readyFields();
  shown.api.answer({ listPaymentMeans: { paymentMeans: [typed] } });
  await shown.user.click(payButton());
  sayFromGateway(fields, { type: 'foyer.card', cardToken });
  return fields;
}

beforeEach(() => window.sessionStorage.clear());

describe('one press of Pay with a typed card', () => {
  it('adds the card for this purchase and charges it; no card number reaches the page [C7.56b]', async () => {
    const shown = show();
    const fields = await readyFields();
    const heard = hearGateway(fields);
    await shown.user.click(payButton());
    expect(heard).toHaveBeenCalledWith({ version: 1, type: 'foyer.card.submit' }, 'http://pay.foyer.test');
    await waitFor(() => expect(payButton()).toHaveAttribute('aria-busy', 'true'));
    sayFromGateway(fields, { type: 'foyer.card', cardToken: 'tok-1', number: '4242424242424242' });
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledWith('paid'));
    expect(added(shown)).toEqual([{ cardToken: 'tok-1', eventId: 'e1', onePurchase: true }]);
    expect(shown.commit.mock.calls).toEqual([
      [{ paymentMethodId: typed.paymentMethodId, acceptedTotal }, expect.stringMatching(/^[\da-f-]{36}$/)],
    ]);
  });

  it('is what Enter in a field does, too', async () => {
    const shown = show();
    sayFromGateway(await readyFields(), { type: 'foyer.card', cardToken: 'tok-1' });
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
  });

  it('has the card stored by the payment where the buyer ticked the box', async () => {
    const shown = show();
    await shown.user.click(await screen.findByRole('checkbox', { name: 'Save this card for next time' }));
    await payTyped(shown);
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
    expect(shown.commit.mock.calls[0]![0]).toMatchObject({ savePaymentMeans: true });
  });

  it('asks for a verified address before anything is sent [C5.17a, I4.10]', async () => {
    const unverified = buildProfile({ userAuthenticationState: 'EMAIL_UNVERIFIED' });
    const shown = show({ answers: { getProfile: unverified } });
    const heard = hearGateway(await readyFields());
    await shown.user.click(payButton());
    await waitFor(() =>
      expect(shown.store.getState()).toMatchObject({
        identity: { flow: { kind: 'open', start: { goal: 'verified' } } },
      }),
    );
    expect(heard).not.toHaveBeenCalled();
  });

  it('leaves wrong fields to the gateway, which marks them; nothing is sent, and Pay can be pressed again [C5.10b-d]', async () => {
    const shown = show();
    const fields = await readyFields();
    await shown.user.click(payButton());
    sayFromGateway(fields, { type: 'foyer.card.invalid', fields: ['cvc'] });
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
    expect(fields).toHaveFocus();
    expect(added(shown)).toEqual([]);
    expect(shown.commit).not.toHaveBeenCalled();
  });

  it.each([
    ['a card that was refused', 'invalidCard', 'We can’t use this card.'],
    [
      'a card beyond the limit [C5.13c, C8.21n]',
      'tooManyCreditCards',
      'You’ve reached the limit for saved cards.',
    ],
  ] as const)('says below the fields why the server did not take %s', async (_name, code, text) => {
    const shown = show({ answers: { addPaymentMeans: refuse(code, { message: text }) } });
    const fields = await payTyped(shown);
    const [problem] = await screen.findAllByText(text);
    expect(fields.compareDocumentPosition(problem!)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(problem!.closest('[tabindex="-1"]')).toHaveFocus();
    expect(payButton()).toHaveAccessibleDescription(text);
    expect(shown.commit).not.toHaveBeenCalled();
    shown.api.answer({ addPaymentMeans: typed });
    await shown.user.click(payButton());
    expect(screen.queryByText(text)).toBeNull();
  });

  it('has the fields mark what the bank refused, and keeps them for the correction [C8.04a, C8.21o]', async () => {
    const shown = show({
      results: [
        { error: refusal('paymentFailed', { reason: 'incorrectCvc', attemptsLeft: 2 }) },
        { data: 'paid' },
      ],
    });
    const heard = hearGateway(await readyFields());
    const fields = await payTyped(shown);
    expect(await screen.findByText('The security code doesn’t match')).toBeVisible();
    await waitFor(() =>
      expect(heard).toHaveBeenCalledWith(
        { version: 1, type: 'foyer.card.refused', reason: 'incorrectCvc' },
        'http://pay.foyer.test',
      ),
    );
    expect(screen.getByTitle('Card details')).toBe(fields);
    expect(await screen.findByRole('radio', { name: /4444.*Wrong security code/ })).not.toBeChecked();
    await shown.user.click(payButton());
    sayFromGateway(fields, { type: 'foyer.card', cardToken: 'tok-2' });
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
    expect(added(shown)).toHaveLength(2);
    const [first, second] = shown.commit.mock.calls;
    expect(second![1]).not.toBe(first![1]);
  });

  it('does not list the card while it is being charged', async () => {
    const shown = show({ results: [] });
    shown.commit.mockReturnValue(new Promise(() => undefined));
    await payTyped(shown);
    await waitFor(() => expect(shown.commit).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('repeats a lost answer with the same card and key [C8.04a]', async () => {
    const shown = show({ results: [{ error: unreachable }, { data: 'paid' }] });
    await payTyped(shown);
    expect(await screen.findByText('We didn’t hear back')).toBeVisible();
    expect(await screen.findByRole('radio', { name: /4444/ })).toBeChecked();
    expect(screen.queryByTitle('Card details')).toBeNull();
    await shown.user.click(payButton());
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
    const [first, second] = shown.commit.mock.calls;
    expect(second).toEqual(first);
    expect(added(shown)).toHaveLength(1);
  });

  it('pays on once the bank has verified the buyer [C8.21s, C7.57b]', async () => {
    const { paymentMethodId } = typed;
    const verificationUrl = 'http://pay.foyer.test/verify?payment=p1';
    const shown = show({
      results: [
        { error: refusal('paymentVerificationRequired', { paymentMethodId, verificationUrl }) },
        { data: 'paid' },
      ],
      answers: { verifyPaymentMeans: typed },
    });
    await payTyped(shown);
    const bank = await screen.findByTitle('Your bank’s confirmation');
    sayFromGateway(bank, { type: 'foyer.card.verification', verificationToken: 'v-1' });
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
    expect(shown.commit.mock.calls[1]![0]).toEqual(shown.commit.mock.calls[0]![0]);
  });

  it('sends nothing without a network, and says so', async () => {
    const shown = show();
    const heard = hearGateway(await readyFields());
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await shown.user.click(payButton());
    expect(await screen.findByText('You’re offline')).toBeVisible();
    expect(heard).not.toHaveBeenCalled();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText('You’re offline')).toBeNull());
  });
});

describe('what the panel needs', () => {
  it('is no card for what is free: no fields, and a commit without one', async () => {
    const shown = show({ needs: { card: false } });
    await shown.user.click(await screen.findByRole('button', { name: 'Confirm order' }));
    await waitFor(() => expect(shown.onPaid).toHaveBeenCalledTimes(1));
    expect(shown.commit.mock.calls[0]![0]).toEqual({ acceptedTotal });
    expect(shown.api.calls.some(({ operationId }) => operationId.startsWith('listPayment'))).toBe(false);
  });

  it('is an address where something is shipped; Enter in the card fields does not pay without it [C5.10a]', async () => {
    const shown = show({ needs: { shippingAddress: true } });
    const fields = await screen.findByTitle('Card details');
    sayFromGateway(fields, { type: 'foyer.card.ready' });
    sayFromGateway(fields, { type: 'foyer.card', cardToken: 'tok-1' });
    expect(await screen.findByText('Enter the street address.')).toBeVisible();
    await waitFor(() => expect(payButton()).not.toHaveAttribute('aria-busy'));
    expect(added(shown)).toEqual([]);
  });

  it('is a hold that runs', async () => {
    show({ hold: { hasEnded: true } });
    await waitFor(() => expect(payButton()).toHaveAccessibleDescription(/Your hold has ended/));
    expect(screen.getByText('Your time to pay ran out')).toBeVisible();
  });

  it('is made by the card that no bank refused, last time and this time', async () => {
    const ids = ['a', 'b', 'c'].map((last) => `01936f5e-7c00-7000-8000-00000000000${last}`);
    const cards = ids.map((paymentMethodId, at) =>
      buildMeans({ paymentMethodId, lastFour: `000${at}`, defaultMeans: at === 0, lastDeclined: at === 0 }),
    );
    const declined = { error: refusal('paymentFailed', { reason: 'insufficientFunds' }) };
    const { user, commit } = show({
      results: [declined, { data: 'paid' }],
      answers: { listPaymentMeans: { paymentMeans: cards } },
    });
    expect(await screen.findByRole('radio', { name: /0001/ })).toBeChecked();
    await user.click(payButton());
    await waitFor(() => expect(screen.getByRole('radio', { name: /0002/ })).toBeChecked());
    await user.click(payButton());
    await waitFor(() => expect(commit).toHaveBeenCalledTimes(2));
    expect(commit.mock.calls.map(([choice]) => choice.paymentMethodId)).toEqual([ids[1], ids[2]]);
  });

  it('is none of the panel’s own: it shows what its caller pays for, and is told when a hold ended', async () => {
    const details = { reason: 'declined' };
    const shown = show({
      results: [{ error: { ...refusal('paymentFailed', details), code: 'reservationTimeRanOut' } }],
      answers: { listPaymentMeans: { paymentMeans: [buildMeans()] } },
    });
    expect(screen.getByText('What is paid')).toBeVisible();
    await screen.findByRole('radio', { name: /4242/ });
    await shown.user.click(payButton());
    await waitFor(() => expect(shown.onEnded).toHaveBeenCalledTimes(1));
    expect(payButton()).toHaveAccessibleDescription(/Your hold has ended/);
  });
});
