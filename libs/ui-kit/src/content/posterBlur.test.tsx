import { act, fireEvent, render } from '@testing-library/react';
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
  const painted = jest.fn();
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['requestIdleCallback', 'cancelIdleCallback'] });
    Object.assign(globalThis, { cancelIdleCallback: () => undefined });
    // jsdom drops values it can't parse, so the test watches the setter.
    jest.spyOn(CSSStyleDeclaration.prototype, 'background', 'set').mockImplementation(painted);
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    painted.mockReset();
    Object.assign(globalThis, { requestIdleCallback: undefined });
  });
  const blurred = expect.stringMatching(/^url\("data:image\/png/) as string;
  const settle = () =>
    act(async () => {
      jest.runAllTimers();
      await import('./posterBlur.ts');
    });

  it.each([
    ['the large one after a moment', true],
    ['one of a list when there is nothing better to do', false],
  ])('paints the blur in the place of the picture, which does not move: %s', async (_which, priority) => {
    const idle: (() => void)[] = [];
    if (!priority) Object.assign(globalThis, { requestIdleCallback: (run: () => void) => idle.push(run) });
    const poster = (
      <Poster src="/a.webp" alt="" ratio={2} placeholder={hash} colors={colors} priority={priority} />
    );
    const frame = render(poster).container.firstElementChild as HTMLElement;
    expect(painted).toHaveBeenLastCalledWith(expect.stringContaining('linear-gradient'));
    if (!priority) {
      await settle();
      expect(painted).not.toHaveBeenCalledWith(blurred);
      idle.forEach((run) => run());
    }
    await settle();
    expect(painted).toHaveBeenLastCalledWith(blurred);
    expect(frame.style.aspectRatio).toBe('2');
  });

  it.each([true, false])(
    'paints none where the picture is here first (the large one: %s)',
    async (priority) => {
      const { container } = render(
        <Poster src="/a.webp" alt="" placeholder={hash} colors={colors} priority={priority} />,
      );
      fireEvent.load(container.querySelector('img')!);
      await settle();
      expect(painted).toHaveBeenCalled();
      expect(painted).not.toHaveBeenCalledWith(blurred);
    },
  );
});
