import { act, render } from '@testing-library/react';
import { blurOf } from './posterBlur.ts';
import { placeholderBackground, Poster } from './Poster.tsx';

const hash = 'UQcGFIZEbXZQl3eSaacgblH2eA==';
const colors = ['#2a1c5a', '#f06a4d'];

describe('blurOf', () => {
  it('makes a small picture in the shape of the large one', () => {
    const [, picture] = /^data:image\/png;base64,([A-Za-z0-9+/=]+)$/.exec(blurOf(hash) ?? '') ?? [];
    const bytes = Buffer.from(picture ?? '', 'base64');
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    // Width and height of the header.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([32, 18]);
  });

  it.each(['', 'AA==', 'not a hash!', '"); background: url(https://evil.example'])(
    'makes nothing of %s',
    (text) => expect(blurOf(text)).toBeUndefined(),
  );
});

describe('placeholderBackground', () => {
  it('lays the blur over the colours, and takes the colours alone before it is there', () => {
    expect(placeholderBackground('data:image/png;base64,AA', colors)).toBe(
      'url("data:image/png;base64,AA") center / cover',
    );
    expect(placeholderBackground(undefined, colors)).toContain('#f06a4d');
  });

  it('believes no colour that is none, and leaves the place to the surface then', () => {
    expect(placeholderBackground(undefined, ['red', 'url(https://evil.example)'])).toBeUndefined();
  });
});

describe('Poster', () => {
  it('paints the blur in the place of the picture, which does not move', async () => {
    // jsdom drops what it cannot parse, so the style is watched as it is set.
    const setBackground = jest.spyOn(CSSStyleDeclaration.prototype, 'background', 'set');
    const { container } = render(
      <Poster src="/a.webp" alt="" ratio={2} placeholder={hash} colors={colors} />,
    );
    const frame = container.firstElementChild as HTMLElement;
    expect(setBackground).toHaveBeenLastCalledWith(expect.stringContaining('radial-gradient'));
    await act(async () => {
      await import('./posterBlur.ts');
    });
    expect(setBackground).toHaveBeenLastCalledWith(expect.stringMatching(/^url\("data:image\/png/));
    expect(frame.style.aspectRatio).toBe('2');
    setBackground.mockRestore();
  });
});
