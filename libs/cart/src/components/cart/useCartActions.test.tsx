import { act, screen, waitFor } from '@testing-library/react';
import { useDispatch } from 'react-redux';
import { refuse, renderFeature } from '@foyer/testing';
import { buildCart } from '../../testing/buildCart.ts';
import { codeEntered } from '../../model/cart/cartSlice.ts';
import { cartSettings } from '../../testing/cartSettings.ts';
import { useCartActions } from './useCartActions.ts';

const { eventId, lines } = buildCart();
const selection = { cartGuid: 'line-0001', offerGroupId: lines[0]!.offerGroupId, quantity: 1 };

function Holder() {
  const { hold, isBusy, isRepeating } = useCartActions(eventId);
  return (
    <button onClick={() => void hold(selection)}>
      {isRepeating ? 'Repeating' : isBusy ? 'Busy' : 'Hold'}
    </button>
  );
}

function Changer() {
  const { setQuantity, clear, extend } = useCartActions(eventId);
  const change = () => {
    void setQuantity(lines[0]!.cartGuid, 3);
    void extend();
    void clear();
  };
  return <button onClick={change}>Change</button>;
}

function CodedHolder() {
  const dispatch = useDispatch();
  const enter = () => dispatch(codeEntered({ eventId, marketplaceCode: 'EARLY' }));
  return (
    <>
      <button onClick={enter}>Enter</button>
      <Holder />
    </>
  );
}

describe('a hold with a presale code [C7.31]', () => {
  it('sends the code of its event, and forgets one that the server refuses [C8.21d]', async () => {
    const answers = { checkoutCart: buildCart() };
    const { api, user } = renderFeature(<CodedHolder />, cartSettings(answers));
    const last = () => api.calls.findLast(({ operationId }) => operationId === 'checkoutCart')?.request;
    const hold = async () => {
      await user.click(screen.getByRole('button', { name: 'Hold' }));
      expect(await screen.findByRole('button', { name: 'Hold' })).toBeVisible();
    };
    await user.click(screen.getByRole('button', { name: 'Enter' }));
    await hold();
    expect(last()).toMatchObject({ marketplaceCode: 'EARLY' });
    api.answer({ checkoutCart: refuse('invalidOfferCode') });
    await hold();
    expect(last()).toMatchObject({ marketplaceCode: 'EARLY' });
    await hold();
    expect(last()).not.toHaveProperty('marketplaceCode');
  });
});

describe('a cart that is changed several times', () => {
  it('sends every change in turn, also more time and emptying', async () => {
    const open: (() => void)[] = [];
    const later = async () => {
      await new Promise<void>((resolve) => open.push(resolve));
      return buildCart();
    };
    const { api, user } = renderFeature(
      <Changer />,
      cartSettings({ checkoutCart: later, extendHold: later }, { carts: [buildCart()] }),
    );
    const sent = () =>
      api.calls
        .map(({ operationId }) => operationId)
        .filter((each) => ['checkoutCart', 'extendHold', 'clearCart'].includes(each));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await waitFor(() => expect(sent()).toEqual(['checkoutCart']));
    act(() => open[0]!());
    await waitFor(() => expect(sent()).toEqual(['checkoutCart', 'extendHold']));
    act(() => open[1]!());
    await waitFor(() => expect(sent()).toEqual(['checkoutCart', 'extendHold', 'clearCart']));
  });
});

describe('a hold that meets a busy server', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

  it('is repeated by itself under the same key, and says so', async () => {
    const answers = { checkoutCart: refuse('serviceUnavailable') };
    const { api } = renderFeature(<Holder />, cartSettings(answers));
    const newKey = jest.spyOn(crypto, 'randomUUID');
    const holds = () => api.calls.filter(({ operationId }) => operationId === 'checkoutCart');
    await settle();
    act(() => screen.getByRole('button').click());
    await settle(100);
    expect(screen.getByRole('button')).toHaveTextContent('Repeating');
    expect(holds()).toHaveLength(1);
    api.answer({ checkoutCart: buildCart() });
    await settle(2_000);
    expect(screen.getByRole('button')).toHaveTextContent('Hold');
    expect(holds()).toHaveLength(2);
    expect(holds()[1]!.request).toEqual(holds()[0]!.request);
    expect(newKey).toHaveBeenCalledTimes(1);
    newKey.mockRestore();
  });

  it('is not repeated when the page is left before the server has answered', async () => {
    const busy = refuse('serviceUnavailable');
    let answer: (refusal: typeof busy) => void = () => undefined;
    const later = new Promise<typeof busy>((resolve) => {
      answer = resolve;
    });
    const { api, unmount } = renderFeature(<Holder />, cartSettings({ checkoutCart: () => later }));
    await settle();
    act(() => screen.getByRole('button').click());
    await settle(100);
    unmount();
    answer(busy);
    await settle(60_000);
    expect(api.calls.filter(({ operationId }) => operationId === 'checkoutCart')).toHaveLength(1);
  });

  it('is not repeated once the page is left', async () => {
    const { api, unmount } = renderFeature(
      <Holder />,
      cartSettings({ checkoutCart: refuse('serviceUnavailable') }),
    );
    await settle();
    act(() => screen.getByRole('button').click());
    await settle(100);
    unmount();
    await settle(60_000);
    expect(api.calls.filter(({ operationId }) => operationId === 'checkoutCart')).toHaveLength(1);
  });
});
