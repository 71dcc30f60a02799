/** @jest-environment jest-fixed-jsdom */
type Seen = (entries: { isIntersecting: boolean; target: Element }[], near: object) => void;

/** Runs the loader like a script of a host page. */
function include(more = ''): void {
  document.body.innerHTML = `<div data-foyer-event="e 1" data-foyer-locale="fr-CA" ${more}></div>`;
  const script = Object.assign(document.createElement('script'), {
    src: 'https://widget.example/embed.v1.js',
  });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.isolateModules(() => void jest.requireActual('../../apps/widget/src/embed.v1.ts'));
}
const framed = (): string[] => [...document.querySelectorAll('iframe')].map(({ src }) => src);
const expected = ['https://widget.example/fr-CA/events/e%201'];

describe('the loader of the widget [I1.08, I4.24]', () => {
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(window, 'IntersectionObserver');
  });

  it('frames a place once it comes near', () => {
    let seen: Seen | undefined;
    const near = { observe: jest.fn(), unobserve: jest.fn() };
    Object.assign(window, {
      IntersectionObserver: function Watch(told: Seen) {
        seen = told;
        return near;
      },
    });
    include();
    const [target] = document.querySelectorAll('div');
    seen!([{ isIntersecting: false, target: target! }], near);
    expect([framed(), near.observe.mock.calls]).toEqual([[], [[target]]]);
    seen!([{ isIntersecting: true, target: target! }], near);
    expect([framed(), near.unobserve.mock.calls]).toEqual([expected, [[target]]]);
  });

  it('gives the frame the height that it asks for, and to no other window [C3.37b]', () => {
    include();
    const frame = document.querySelector('iframe')!;
    const say = (height: number, source: Window | null, origin = 'https://widget.example'): string => {
      const data = { foyer: 1, type: 'resize', height };
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
      return frame.style.height;
    };
    const own = frame.contentWindow;
    expect([say(900, own), say(700, window), say(700, own, 'https://evil.example'), say(1e9, own)]).toEqual(
      Array.from({ length: 4 }, () => '900px'),
    );
  });

  it('tells the host page that seats were picked, or why there are none to pick [C3.37f, C3.37g]', () => {
    include();
    const own = document.querySelector('iframe')!.contentWindow;
    const heard: unknown[] = [];
    const hear = (event: Event): void => void heard.push((event as CustomEvent<unknown>).detail);
    document.addEventListener('foyer:myPriceSeatsPicked', hear);
    const say = (source: Window | null, code?: string): boolean => {
      const data = { foyer: 1, type: 'myPriceSeatsPicked', offerId: 'o1', code };
      return window.dispatchEvent(
        new MessageEvent('message', { data, origin: 'https://widget.example', source }),
      );
    };
    say(own);
    say(own, 'myPricePickSeatsOfferNotFound');
    say(window);
    document.removeEventListener('foyer:myPriceSeatsPicked', hear);
    expect(heard).toEqual([{ offerId: 'o1' }, { offerId: 'o1', code: 'myPricePickSeatsOfferNotFound' }]);
  });

  it.each([
    ['a token was taken back [C3.37c]', 'tokenRevoked', { eventId: 'e1', tokenId: 't1' }],
    ['the visitor is done with the frame [C3.37a]', 'close', {}],
  ])('tells the host page that %s', (_what, type, detail) => {
    include();
    const own = document.querySelector('iframe')!.contentWindow;
    const heard: unknown[] = [];
    const hear = (event: Event): void => void heard.push((event as CustomEvent<unknown>).detail);
    document.addEventListener(`foyer:${type}`, hear);
    const data = { foyer: 1, type, ...detail };
    window.dispatchEvent(
      new MessageEvent('message', { data, origin: 'https://widget.example', source: own }),
    );
    document.removeEventListener(`foyer:${type}`, hear);
    expect(heard).toEqual([detail]);
  });

  it('asks for a button that closes the frame where the host page takes it away', () => {
    include('data-foyer-closable="1"');
    expect(framed()).toEqual([`${expected[0]}?closable=1`]);
  });

  it('asks for the look of the host page in the frame’s address, beside the code of a session', () => {
    include(
      'data-foyer-accent="#aa3300" data-foyer-corners="round" data-foyer-tone="light" data-foyer-code="c&1"',
    );
    expect(framed()).toEqual([`${expected[0]}?exchangeCode=c%261&accent=%23aa3300&corners=round&tone=light`]);
  });

  it('frames it at once where the browser cannot tell, as Safari 12.0', () => {
    include();
    expect(framed()).toEqual(expected);
  });
});
