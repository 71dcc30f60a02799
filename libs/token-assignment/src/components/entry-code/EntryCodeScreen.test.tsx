import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { signedOut } from '@foyer/identity';
import { buildConfiguration, refuse, renderFeature, type MockAnswers } from '@foyer/testing';
import { deviceSecrets } from '../../model/deviceSecrets.ts';
import { entryCodeAt } from '../../model/entryCode.ts';
import { buildSecret, stageTime, tokenSettings } from '../../testing/tokenSettings.ts';
import { EntryCodeScreen, type EntryCodeToken } from './EntryCodeScreen.tsx';
import { EntrySecretsWatcher } from '../../EntrySecretsWatcher.tsx';

const secret = buildSecret();
const offline = () => {
  throw new TypeError('offline');
};
const second = '01936f5e-7c00-7000-8000-0000000000c2';
const first: EntryCodeToken = { tokenId: secret.tokenId, place: ['Section 101', 'Row C', 'Seat 12'] };
const two = [first, { tokenId: second, place: ['Section 101', 'Row C', 'Seat 13'] }];
function Stage({ tokens, onClose }: { tokens: readonly EntryCodeToken[]; onClose: () => void }) {
  const [shownId, setShown] = useState(secret.tokenId);
  const shown = tokens.find(({ tokenId }) => tokenId === shownId)!;
  return (
    <>
      <EntrySecretsWatcher />
      <EntryCodeScreen
        eventName="Northern Lights"
        tokens={tokens}
        shown={shown}
        onShow={setShown}
        onClose={onClose}
      />
    </>
  );
}
const screenOf = (onClose = jest.fn(), tokens: readonly EntryCodeToken[] = [first]) => (
  <Stage tokens={tokens} onClose={onClose} />
);
const show = (answers: MockAnswers = {}, now = () => stageTime) =>
  renderFeature(screenOf(), tokenSettings(answers, { now }));
const shownCode = () => document.querySelector('[data-entry-code]')?.getAttribute('data-entry-code');

beforeEach(() => deviceSecrets.clear());

describe('EntryCodeScreen', () => {
  it('shows the code of this moment, the place, how long it lasts, and that pictures do not work [I2.30, C2.29f-i, C3.11c]', async () => {
    show();
    expect(await screen.findByRole('dialog', { name: 'Show to usher' })).toBeInTheDocument();
    expect(await screen.findByRole('img', { name: 'Entry code' })).toBeInTheDocument();
    expect(shownCode()).toBe(await entryCodeAt(secret, stageTime));
    expect(screen.getByText(/^Section 101/).parentElement).toHaveTextContent('Section 101 · Row C · Seat 12');
    expect(screen.getByText(/Screenshots won’t work/)).toBeInTheDocument();
    expect(screen.getByRole('timer', { name: 'Time until your code refreshes 18' })).toBeInTheDocument();
  });

  it('is drawn as the image code where its flag is on, in the shares that are configured [I3.31, I3.32, C9.13c]', async () => {
    const drawn = async (
      remoteConfig: NonNullable<ReturnType<typeof buildConfiguration>['remoteConfig']>,
    ) => {
      const { unmount } = renderFeature(
        screenOf(),
        tokenSettings({ getConfiguration: buildConfiguration({ remoteConfig }) }, { now: () => stageTime }),
      );
      await screen.findByRole('img', { name: 'Entry code' });
      if (remoteConfig.imageCodeGeneration)
        await waitFor(() => expect(document.querySelectorAll('[data-entry-code] rect')).toHaveLength(9));
      const markup = document.querySelector('[data-entry-code]')?.innerHTML ?? '';
      unmount();
      return markup;
    };
    const plain = await drawn({});
    const image = await drawn({ imageCodeGeneration: true });
    const square = await drawn({ imageCodeGeneration: true, imageCodeGenerationConfig: { corner: 0 } });
    expect(plain).not.toContain('rx=');
    expect(image).toContain('rx="1.96');
    expect(square).toContain('rx="0"');
  });

  it.each([
    ['en-CA', 'Show to usher', /Screenshots won’t work/, /^Time until your code refreshes 18/],
    [
      'fr-CA',
      'À présenter à l’entrée',
      /captures d’écran ne fonctionnent pas/,
      /^Temps avant le prochain code 18/,
    ],
    [
      'es-US',
      'Mostrar en la entrada',
      /capturas de pantalla no sirven/,
      /^Tiempo hasta que cambie el código 18/,
    ],
  ])(
    'is shown in %s, with the time left [I2.30, C2.29g-h, C2.29j]',
    async (locale, title, warning, countdown) => {
      renderFeature(screenOf(), tokenSettings({}, { now: () => stageTime, locale }));
      expect(await screen.findByRole('dialog', { name: title })).toBeInTheDocument();
      expect(screen.getByText(warning)).toBeInTheDocument();
      expect(await screen.findByRole('timer', { name: countdown })).toBeInTheDocument();
    },
  );

  it('shows the next code when the period is over, by the clock of the server [C9.07, I9.04]', async () => {
    const start = Date.now();
    // The server is hours ahead of the device, and 300 ms before the end of a period.
    const ahead = 5 * 3_600_000;
    const offset = ahead + (30_000 - ((start + ahead) % 30_000)) - 300;
    const now = () => Date.now() + offset;
    const first = await entryCodeAt(secret, now());
    const next = await entryCodeAt(secret, now() + 30_000);
    show({}, now);
    await waitFor(() => expect([first, next]).toContain(shownCode()));
    await waitFor(() => expect(shownCode()).toBe(next));
  });

  it('goes on without a network once it was opened [C2.29f]', async () => {
    deviceSecrets.put(secret);
    show({ getEntrySecret: offline });
    await waitFor(async () => expect(shownCode()).toBe(await entryCodeAt(secret, stageTime)));
  });

  it('says why there is none without a network when it was never opened, and tries again [C4.28c]', async () => {
    const { user, api } = show({ getEntrySecret: offline });
    expect(
      await screen.findByText('We couldn’t load your entry code. Go back and try again.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/Unable to reach the server/)).toBeInTheDocument();
    api.answer({ getEntrySecret: secret });
    await user.click(screen.getByRole('button', { name: /again/i }));
    await waitFor(() => expect(shownCode()).toMatch(/^F1\./));
  });

  it.each(['tokenNotActive', 'notFound'] as const)(
    'dies on this device when the server says %s, although it was kept [C8.15a]',
    async (code) => {
      deviceSecrets.put(secret);
      show({ getEntrySecret: refuse(code) });
      expect(
        await screen.findByText('We couldn’t load your entry code. Go back and try again.'),
      ).toBeInTheDocument();
      expect(shownCode()).toBeUndefined();
      await waitFor(() => expect(deviceSecrets.get(secret.tokenId)).toBeUndefined());
    },
  );

  it('leaves no secret on the device after logging out [I4.14]', async () => {
    const { store } = show();
    await waitFor(() => expect(deviceSecrets.get(secret.tokenId)).toBeDefined());
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(deviceSecrets.get(secret.tokenId)).toBeUndefined());
  });

  it('names the event, and goes from one {product} to the next by buttons and by a swipe', async () => {
    const { user } = renderFeature(
      screenOf(jest.fn(), two),
      tokenSettings({ getEntrySecret: ({ tokenId }) => buildSecret({ tokenId }) }),
    );
    expect(await screen.findByRole('heading', { name: 'Northern Lights' })).toBeInTheDocument();
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next Pass' }));
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    expect(screen.getByText('Seat 13')).toBeInTheDocument();
    await waitFor(() => expect(shownCode()).toContain(second));
    const code = screen.getByText('2 of 2');
    const swipe = (fromX: number, toX: number, toY = 300): void => {
      fireEvent.touchStart(code, { touches: [{ clientX: fromX, clientY: 300 }] });
      fireEvent.touchEnd(code, { changedTouches: [{ clientX: toX, clientY: toY }] });
    };
    swipe(100, 300);
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
    swipe(300, 100, 250);
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    swipe(300, 270);
    swipe(100, 200, 500);
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Next Pass' }));
    expect(screen.getByText('1 of 2')).toBeInTheDocument();
  });

  it('has no position where there is one', async () => {
    show();
    expect(await screen.findByRole('img', { name: 'Entry code' })).toBeInTheDocument();
    expect(screen.queryByText('1 of 1')).toBeNull();
    expect(screen.queryByRole('button', { name: /Pass$/ })).toBeNull();
  });

  it('keeps the screen on until it is closed, also after the page was hidden', async () => {
    const release = jest.fn().mockResolvedValue(undefined);
    const request = jest.fn().mockResolvedValue({ release });
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
    const { unmount } = show();
    await screen.findByRole('img', { name: 'Entry code' });
    expect(request).toHaveBeenCalledWith('screen');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(request).toHaveBeenCalledTimes(2));
    unmount();
    expect(release).toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('closes by its button and by Escape', async () => {
    const onClose = jest.fn();
    const { user } = renderFeature(screenOf(onClose), tokenSettings());
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });
});
