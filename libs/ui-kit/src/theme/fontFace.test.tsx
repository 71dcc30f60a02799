import { render } from '@testing-library/react';
import { fontFaces } from '../fonts.ts';
import { ThemeRoot } from './ThemeRoot.tsx';

const sheets = () => [...document.querySelectorAll('style')].map((each) => each.textContent).join('');

it('fetches fonts by script, once each, so that no request tells the address of the page', () => {
  class FontFace {
    readonly family: string;
    constructor(family: string) {
      this.family = `"${family}"`;
    }
  }
  const fonts: FontFace[] = [];
  Object.assign(globalThis, { FontFace });
  const value = { add: (font: FontFace) => fonts.push(font), forEach: fonts.forEach.bind(fonts) };
  Object.defineProperty(document, 'fonts', { configurable: true, value });
  try {
    const { rerender } = render(<ThemeRoot fonts={fontFaces}>Text</ThemeRoot>);
    rerender(<ThemeRoot fonts={[...fontFaces]}>Text</ThemeRoot>);
    expect(fonts.map(({ family }) => family)).toEqual([
      '"Bricolage Grotesque Variable"',
      '"Instrument Sans Variable"',
    ]);
    expect(sheets()).toContain('Foyer Text Fallback');
    expect(sheets()).not.toContain('.woff2');
  } finally {
    Reflect.deleteProperty(globalThis, 'FontFace');
    Reflect.deleteProperty(document, 'fonts');
  }
});
