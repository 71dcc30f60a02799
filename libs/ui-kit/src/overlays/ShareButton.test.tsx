import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { OverlayProvider } from './OverlayProvider.tsx';
import { ShareButton, shareAddress } from './ShareButton.tsx';

describe('ShareButton', () => {
  const texts = { share: 'Share', copied: 'Link copied.', failed: 'Not copied.' };

  it.each([
    ['says that the address was copied', () => Promise.resolve(), 'Link copied.'],
    ['says that it was not', () => Promise.reject(new Error('NotAllowedError')), 'Not copied.'],
  ])('%s where the device has no sheet', async (_, answer, message) => {
    const user = userEvent.setup();
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockImplementation(answer);
    render(
      <OverlayProvider locationKey="here">
        <ShareButton title="Northern Lights" path="/events/a" isSign texts={texts} />
      </OverlayProvider>,
    );
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(write).toHaveBeenCalledWith(`${window.location.origin}/events/a`);
  });
});

describe('shareAddress', () => {
  const page = { title: 'Northern Lights', url: 'https://foyer.example/events/a' };
  const refuse = (name: string) => () => Promise.reject(Object.assign(new Error(name), { name }));
  const writeText = jest.fn(() => Promise.resolve());
  const clipboard = { writeText } as unknown as Clipboard;
  afterEach(() => writeText.mockClear());

  it.each([
    ['shared', 'the sheet of the device is used', { share: () => Promise.resolve(), clipboard }],
    ['shared', 'the sheet is closed', { share: refuse('AbortError'), clipboard }],
    ['copied', 'a frame may not share', { share: refuse('NotAllowedError'), clipboard }],
    ['failed', 'nothing can be copied either', {}],
  ])('is %s when %s', async (outcome, _, navigator) => {
    expect(await shareAddress(page, navigator)).toBe(outcome);
    expect(writeText).toHaveBeenCalledTimes(outcome === 'copied' ? 1 : 0);
  });
});
