import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { browserFloor } from '@foyer/util';

const code = readFileSync(path.join(__dirname, 'chooser.es5.js'), 'utf8').replace(
  'BROWSERS',
  JSON.stringify(browserFloor),
);
const chrome = (version: number): string => `Mozilla/5.0 Chrome/${version}.0.0.0 Safari/537.36`;

interface Visit {
  userAgent: string;
  /** Conditions that `CSS.supports` accepts. */
  css?: RegExp;
  isModern?: boolean;
  legacy?: string;
  lacks?: 'Promise' | 'fetch';
  /** Overrides of the page's globals. */
  own?: Record<string, unknown>;
}

const isNever = (): boolean => false;

/** Runs the chooser in a page that has only the features it tests. */
function visit({
  userAgent,
  css = /./,
  isModern = false,
  legacy = '/legacy/a.js /legacy/b.js',
  lacks,
  own = {},
}: Visit) {
  const loaded: { src: string; async: boolean; nonce: string }[] = [];
  const left: string[] = [];
  const attributes: Record<string, string> = { nonce: 'n1', 'data-modern': '/a.js', 'data-legacy': legacy };
  const window: Record<string, unknown> = {
    Promise,
    fetch: () => undefined,
    Proxy,
    Symbol,
    CSS: { supports: (property: string, value: string) => css.test(`${property}:${value}`) },
    ...(isModern ? { AbortSignal: { any: isNever }, URL: { canParse: isNever } } : {}),
    ...own,
  };
  if (lacks) delete window[lacks];
  const document = {
    documentElement: { lang: 'fr-CA' },
    getElementById: () => ({ getAttribute: (name: string) => attributes[name] ?? null }),
    createElement: () => ({
      src: '',
      async: true,
      nonce: '',
      setAttribute(this: Record<string, string>, name: string, value: string) {
        this[name] = value;
      },
    }),
    head: { appendChild: (script: (typeof loaded)[number]) => loaded.push(script) },
  };
  const location = { replace: (address: string) => left.push(address) };
  vm.runInNewContext(code, { ...window, window, document, location, navigator: { userAgent } });
  return { files: loaded.map(({ src }) => src), loaded, left };
}

describe('the chooser [I1.08]', () => {
  it('gives a current browser the modern build', () => {
    expect(visit({ userAgent: chrome(140), isModern: true })).toMatchObject({ files: ['/a.js'], left: [] });
  });

  it('gives the legacy build, in order and with the nonce, to what lacks anything of the modern one', () => {
    const { loaded, left } = visit({ userAgent: chrome(80) });
    expect(loaded).toMatchObject([
      { src: '/legacy/a.js', async: false, nonce: 'n1' },
      { src: '/legacy/b.js', async: false, nonce: 'n1' },
    ]);
    expect(left).toEqual([]);
    expect(visit({ userAgent: chrome(140), isModern: true, css: /var/ }).files).toHaveLength(2);
  });

  it.each([
    ['joins no signals, as Chrome 115 and Firefox 123', { AbortSignal: {} }],
    ['cannot say whether an address is one, as Chrome 119 and Safari 16', { URL: {} }],
  ])('gives the legacy build to what %s', (_what, own) => {
    expect(visit({ userAgent: chrome(140), isModern: true, own }).files[0]).toBe('/legacy/a.js');
  });

  it('believes what is there, not what a browser calls itself', () => {
    expect(visit({ userAgent: chrome(140) }).files[0]).toBe('/legacy/a.js');
  });

  it.each([
    ['is too old by what it says', { userAgent: chrome(79) }],
    ['lacks what everything stands on', { userAgent: 'Unknown/1.0', lacks: 'fetch' as const }],
    ['needs a build that is not made yet', { userAgent: chrome(80), legacy: '' }],
  ])('leads to the page that asks to upgrade who %s, once', (_who, who) => {
    expect(visit(who)).toMatchObject({ files: [], left: ['/fr-CA/unsupportedBrowser'] });
  });
});
