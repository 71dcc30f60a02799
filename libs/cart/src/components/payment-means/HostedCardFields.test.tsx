import { act, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { renderFeature } from '@foyer/testing';
import { cartSettings } from '../../testing/cartSettings.ts';
import { sayFromGateway } from '../../testing/hostedPage.ts';
import { HostedCardFields, type CardFieldsHandle } from './HostedCardFields.tsx';

const origin = 'http://pay.foyer.test';

function show(url = `${origin}/fields`) {
  const fields = createRef<CardFieldsHandle>();
  const onCard = jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);
  const onStateChange = jest.fn();
  renderFeature(
    <HostedCardFields ref={fields} url={url} onCard={onCard} onStateChange={onStateChange} />,
    cartSettings(),
  );
  const submit = () => act(() => fields.current!.submit());
  return { fields, submit, onCard, onStateChange };
}
const frame = () => screen.findByTitle('Card details');
const sentTo = async () => jest.spyOn(((await frame()) as HTMLIFrameElement).contentWindow!, 'postMessage');

describe('HostedCardFields', () => {
  it('shows the page of the gateway, which learns whose page it is on', async () => {
    show();
    expect(await frame()).toHaveAttribute(
      'src',
      expect.stringMatching(/^http:\/\/pay\.foyer\.test\/fields\?origin=/),
    );
  });

  it('reports when it can be typed into, and until when a submission is under way', async () => {
    const { submit, onCard, onStateChange } = show();
    expect(onStateChange).toHaveBeenLastCalledWith({ isReady: false, isBusy: false });
    sayFromGateway(await frame(), { type: 'foyer.card.ready' });
    expect(onStateChange).toHaveBeenLastCalledWith({ isReady: true, isBusy: false });
    const sent = await sentTo();
    submit();
    expect(sent).toHaveBeenCalledWith({ version: 1, type: 'foyer.card.submit' }, origin);
    expect(onStateChange).toHaveBeenLastCalledWith({ isReady: true, isBusy: true });
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-1' });
    await waitFor(() => expect(onStateChange).toHaveBeenLastCalledWith({ isReady: true, isBusy: false }));
    expect(onCard.mock.calls).toEqual([['tok-1']]);
  });

  it('takes one token at a time', async () => {
    const { onCard } = show();
    onCard.mockReturnValue(new Promise(() => undefined));
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-1' });
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-2' });
    expect(onCard.mock.calls).toEqual([['tok-1']]);
  });

  it('ends a submission with wrong fields, and gives the focus to them', async () => {
    const { submit, onStateChange } = show();
    sayFromGateway(await frame(), { type: 'foyer.card.ready' });
    submit();
    const sent = await sentTo();
    sayFromGateway(await frame(), { type: 'foyer.card.invalid', fields: ['cvc'] });
    expect(sent).toHaveBeenCalledWith({ version: 1, type: 'foyer.card.focus' }, origin);
    expect(onStateChange).toHaveBeenLastCalledWith({ isReady: true, isBusy: false });
    expect(await frame()).toHaveFocus();
  });

  it('says that the gateway did not answer, until the next submission', async () => {
    const { submit } = show();
    sayFromGateway(await frame(), { type: 'foyer.card.failed' });
    expect(await screen.findByText(/The payment service didn’t respond/)).toBeVisible();
    submit();
    expect(screen.queryByText(/The payment service didn’t respond/)).toBeNull();
  });

  it('has the gateway mark what a bank refused', async () => {
    const { fields } = show();
    const sent = await sentTo();
    act(() => fields.current!.refuse('expiredCard'));
    expect(sent).toHaveBeenCalledWith(
      { version: 1, type: 'foyer.card.refused', reason: 'expiredCard' },
      origin,
    );
  });

  it('accepts messages of the gateway only', async () => {
    const { onCard } = show();
    sayFromGateway(await frame(), { type: 'foyer.card', cardToken: 'tok-1' }, 'http://evil.example');
    expect(onCard).not.toHaveBeenCalled();
  });

  it('shows no page that is none of the web', async () => {
    show('javascript:void 0');
    expect(await screen.findByText(/Card payments aren’t available right now/)).toBeVisible();
    expect(screen.queryByTitle('Card details')).toBeNull();
  });
});
