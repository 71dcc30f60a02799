import { fillPage } from './pageGaps.ts';

type Page = typeof globalThis & { reportError?: (fault: unknown) => void };
const page: Page = globalThis;

describe('what pages of the floor take for granted [I1.08]', () => {
  const native = URL.canParse;
  beforeEach(() => {
    Reflect.deleteProperty(URL, 'canParse');
    Reflect.deleteProperty(page, 'reportError');
  });
  afterEach(() => {
    URL.canParse = native;
    Reflect.deleteProperty(page, 'reportError');
    Reflect.deleteProperty(globalThis, 'document');
    Reflect.deleteProperty(globalThis, 'HTMLElement');
    jest.restoreAllMocks();
  });

  it.each([
    ['http://pay.localhost/fields', undefined, true],
    ['/fields', 'http://pay.localhost', true],
    ['/fields', undefined, false],
    ['nonsense', undefined, false],
  ])('%s on %s can be read: %s', (address, base, isReadable) => {
    fillPage();
    expect(URL.canParse(address, base)).toBe(isReadable);
    expect(native(address, base)).toBe(isReadable);
  });

  it('tells an older Safari of a base only where there is one', () => {
    const bases: number[] = [];
    jest.spyOn(globalThis, 'URL').mockImplementation(function (...all: unknown[]) {
      bases.push(all.length);
      return {} as URL;
    });
    Reflect.deleteProperty(URL, 'canParse');
    fillPage();
    URL.canParse('http://pay.localhost');
    URL.canParse('/fields', 'http://pay.localhost');
    expect(bases).toEqual([1, 2]);
  });

  it('throws a reported error after its reporter is done', () => {
    jest.useFakeTimers();
    fillPage();
    page.reportError(new Error('A fault that is reported.'));
    expect(() => jest.runAllTimers()).toThrow('A fault that is reported.');
    jest.useRealTimers();
  });

  it('leaves alone what the browser has of its own', () => {
    const own = jest.fn();
    Object.assign(URL, { canParse: own });
    page.reportError = own;
    fillPage();
    expect([URL.canParse, page.reportError]).toEqual([own, own]);
  });

  it('reads the nonce of an element from its attribute, where the browser has no other word for it', () => {
    class Elements {
      readonly attributes: Record<string, string> = {};
      getAttribute(name: string): string | null {
        return this.attributes[name] ?? null;
      }
      setAttribute(name: string, value: string): void {
        this.attributes[name] = value;
      }
    }
    Object.assign(globalThis, { HTMLElement: Elements, document: { createElement: () => new Elements() } });
    fillPage();
    const script = document.createElement('script');
    expect(script.nonce).toBe('');
    script.nonce = 'n1';
    expect([script.nonce, script.getAttribute('nonce')]).toEqual(['n1', 'n1']);
  });
});
