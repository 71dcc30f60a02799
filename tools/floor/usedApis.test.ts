import { type CompatData, newerApis } from './newerApis.ts';
import { newerUses, readSourceFiles } from './usedApis.ts';

const since = (version: string | false, more: object = {}) => ({
  __compat: { support: { chrome: { version_added: version, ...more } } },
});

const data: CompatData = {
  api: {
    Document: { ...since('1'), startViewTransition: since('111'), title: since('1') },
    HTMLElement: { ...since('1'), showPopover: since('114'), hidden: since('6') },
    URL: { ...since('19'), parse_static: since('126'), href: since('19') },
    CloseWatcher: since('126'),
    Navigator: { ...since('1'), share: since('128'), gone: since('20', { version_removed: '100' }) },
    Sanitizer: since(false),
    scheduler: since('94', { flags: [{}] }),
  },
  javascript: { builtins: { JSON: { ...since('3'), parse: since('3') } } },
};

const found = (text: string): string[] => {
  const sources = [
    { path: 'a.ts', text },
    { path: 'b.ts', text: 'export interface Doors { share: () => void }' },
  ];
  return newerUses(readSourceFiles(sources), newerApis(data, ['chrome 110'])).map(
    ({ name, line, lack }) => `${line} ${name}: ${lack}`,
  );
};

describe('newerUses', () => {
  it('finds what the floor lacks, wherever it hangs', () => {
    expect(found('document.startViewTransition(go);')).toEqual([
      '1 Document.startViewTransition: chrome since 111',
    ]);
    expect(found('\nelement?.showPopover();')).toEqual(['2 showPopover: chrome since 114']);
    expect(found('const watcher = new CloseWatcher();')).toEqual(['1 CloseWatcher: chrome since 126']);
    expect(found('new Sanitizer(); scheduler();')).toEqual([
      '1 Sanitizer: chrome never',
      '1 scheduler: chrome never',
    ]);
    expect(found('navigator.gone;')).toEqual(['1 Navigator.gone: chrome never']);
  });

  it('tells a newer thing of a known owner from an older one of the same name, and from our own', () => {
    expect(found('URL.parse(text);')).toEqual(['1 URL.parse: chrome since 126']);
    expect(found('JSON.parse(text);')).toEqual([]);
    expect(found('window.navigator.share(card);')).toEqual(['1 Navigator.share: chrome since 128']);
    expect(found('doors.share();')).toEqual([]);
  });

  it('lets alone what the floor has, what is only asked for, and types', () => {
    expect(found("document.title = element.hidden ? '' : location.href;")).toEqual([]);
    expect(found("if ('startViewTransition' in document) go();")).toEqual([]);
    expect(found('let watcher: CloseWatcher | undefined;')).toEqual([]);
  });
});
