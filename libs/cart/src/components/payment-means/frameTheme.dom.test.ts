import { frameTheme } from './useHostedFrame.ts';

/** Simulates a browser that supports only these style properties. */
function know(properties: Record<string, string>): void {
  const styles = { getPropertyValue: (name: string) => properties[name] ?? '' };
  jest.spyOn(window, 'getComputedStyle').mockReturnValue(styles as CSSStyleDeclaration);
}

describe('what the card fields are told of the theme [I3.29]', () => {
  afterEach(() => jest.restoreAllMocks());

  it('tells the tone and the colours of our own fields', () => {
    know({ 'color-scheme': 'dark', '--foyer-content': '#fffaf2', '--foyer-surface1': '#2a1f30' });
    expect(frameTheme(document.documentElement)).toMatchObject({
      tone: 'dark',
      text: '#fffaf2',
      field: '#2a1f30',
    });
  });

  it('also reports the colours in a browser without `color-scheme`', () => {
    know({ '--foyer-content': '#140b1a' });
    expect(frameTheme(document.documentElement)).toMatchObject({ tone: 'light', text: '#140b1a' });
  });
});
