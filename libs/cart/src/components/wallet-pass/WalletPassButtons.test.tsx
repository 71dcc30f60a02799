import { screen } from '@testing-library/react';
import { buildToken, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { cartSettings } from '../../testing/cartSettings.ts';
import { WalletPassButtons } from './WalletPassButtons.tsx';
import { walletsOf } from './walletsOf.ts';

const token = buildToken();
const { tokenId } = token;
const left: string[] = [];
const show = (answers: MockAnswers = {}, shown = token) =>
  renderFeature(
    <WalletPassButtons token={shown} leaveTo={(address) => left.push(address)} />,
    cartSettings(answers),
  );
const press = (name: string) => screen.findByRole('button', { name });

describe('the wallets of a device', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', ['apple']],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', ['google']],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', ['apple', 'google']],
  ])('of %s are %j', (userAgent, wallets) => expect(walletsOf(token, userAgent)).toEqual(wallets));

  it('are none where the server makes no pass', () => {
    expect(walletsOf(buildToken({ allowed: { showCode: { allowed: true } } }), '')).toEqual([]);
    expect(walletsOf(buildToken({ state: 'sent' }), '')).toEqual([]);
  });
});

describe('the buttons of a pass', () => {
  it('save the file that the server signed', async () => {
    let saved: Blob | undefined;
    const names: string[] = [];
    URL.createObjectURL = (content) => ((saved = content as Blob), 'blob:pass');
    URL.revokeObjectURL = () => undefined;
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      names.push(this.download);
    });
    const content = Buffer.from('PK é', 'latin1').toString('base64');
    const { user, api } = show({ getApplePass: { fileName: 'x.pkpass', content } });
    await user.click(await press('Add to Apple Wallet'));
    expect(await screen.findByText(/^We downloaded the card\./)).toBeVisible();
    expect(names).toEqual(['x.pkpass']);
    expect(saved!.type).toBe('application/vnd.apple.pkpass');
    expect(Buffer.from(await saved!.arrayBuffer()).toString('latin1')).toBe('PK é');
    expect(api.calls).toContainEqual({ operationId: 'getApplePass', request: { tokenId } });
    click.mockRestore();
  });

  it('lead to Google’s page', async () => {
    const { user } = show({ getGooglePass: { url: 'https://pay.google.com/gp/v/save/x.y.z' } });
    await user.click(await press('Add to Google Wallet'));
    expect(left).toEqual(['https://pay.google.com/gp/v/save/x.y.z']);
  });

  it('say why there is no pass', async () => {
    const message = 'This one was transferred.';
    const { user } = show({ getApplePass: refuse('tokenNotActive', { message }) });
    await user.click(await press('Add to Apple Wallet'));
    expect(await screen.findByText(message)).toBeVisible();
  });

  it('are not there for a {product} that no pass is made of', () => {
    show({}, buildToken({ state: 'sent' }));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
