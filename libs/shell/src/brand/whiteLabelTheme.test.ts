import {
  contrastProblems,
  contrastRatio,
  encodeCustomTheme,
  themes,
  themeVariables,
  type ThemeOverrides,
} from '@foyer/ui-kit';
import { fontFaces } from '@foyer/ui-kit/fonts';
import { siteFonts } from '@foyer/ui-kit/site-fonts';
import { buildWhiteLabel } from '@foyer/testing';
import { mixColors, whiteLabelTheme } from './whiteLabelTheme.ts';

const readable = {
  base: '#101418',
  surface: '#1a2026',
  content: '#f4f1ea',
  accentSurface: '#f2b544',
  accentContent: '#14100a',
};
const lookOf = (
  clientDark: Partial<typeof readable>,
  clientLight = {},
  tone: 'dark' | 'light' | 'auto' = 'dark',
) => whiteLabelTheme(buildWhiteLabel({ theme: { tone, clientDark, clientLight } }));

describe('whiteLabelTheme [I3.26, I3.29]', () => {
  it('takes the colours of both tones in the place of the client themes', async () => {
    const look = await lookOf(readable, { accentSurface: '#00694a' }, 'auto');
    expect(look.tone).toBeUndefined();
    expect(look.themeRoot.defaults).toEqual(['clientDark', 'clientLight']);
    expect(look.themeRoot.clients?.clientDark?.colors).toMatchObject({
      background: '#101418',
      accent: '#f2b544',
    });
    expect(look.themeRoot.clients?.clientLight?.colors.accent).toBe('#00694a');
    expect(look.complaint).toBeUndefined();
  });

  it('makes what the partner does not say from what it says', async () => {
    const { themeRoot } = await lookOf(readable);
    const colors = themeRoot.clients?.clientDark?.colors;
    expect(colors?.surface2).toBe(mixColors(readable.surface, readable.content, 0.06));
    expect(colors?.accentText).toBe(readable.accentSurface);
    expect(colors?.danger).toBe(themes.clientDark.colors.danger);
  });

  it('shifts what is nearly readable, and says so', async () => {
    const look = await lookOf({ ...readable, accentContent: '#a67a20' });
    const colors = look.themeRoot.clients?.clientDark?.colors;
    expect(colors && contrastProblems(colors)).toEqual([]);
    expect(colors?.accentContent).not.toBe('#a67a20');
    expect(look.complaint).toMatch(/dark: shifted.*#a67a20/);
  });

  it('leaves an accent as deep as the partner said, and shifts its edge and its text until they are seen', async () => {
    const look = await lookOf({ ...readable, accentSurface: '#5a4310', accentContent: '#f4f1ea' });
    const colors = look.themeRoot.clients?.clientDark?.colors;
    expect(colors && contrastProblems(colors)).toEqual([]);
    expect(colors?.accent).toBe('#5a4310');
    expect(colors && contrastRatio(colors.accentText, colors.surface2)).toBeGreaterThanOrEqual(4.5);
    expect(look.complaint).toBeUndefined();
  });

  it('lets the client theme replace unreadable colours, and says why', async () => {
    const look = await lookOf({ base: '#101418', surface: '#f4f1ea', content: '#8a8a8a' });
    expect(look.themeRoot.clients).toEqual({ clientLight: themes.clientLight });
    expect(look.themeRoot.defaults).toEqual(['clientDark', 'clientLight']);
    expect(look.complaint).toMatch(/dark: refused.*contentMuted/);
  });

  describe('an encoded theme [I3.29]', () => {
    const withCustom = (...custom: string[]) =>
      whiteLabelTheme(
        buildWhiteLabel({ theme: { tone: 'auto', clientDark: readable, clientLight: {}, custom } }),
      );
    const encoded: ThemeOverrides = {
      tone: 'light',
      colors: { accent: '#5b2a86', accentText: '#5b2a86', surface2: '#f1e9f7' },
      body: { corners: 'sharp', headings: 'text' },
    };

    it('takes the place of the client theme of its tone, with corners and headings', async () => {
      const { themeRoot, complaint } = await withCustom(encodeCustomTheme(encoded));
      expect(themeRoot.clients?.clientLight).toMatchObject({ colors: encoded.colors, body: encoded.body });
      expect(themeRoot.clients?.clientDark?.colors.accent).toBe(readable.accentSurface);
      expect(complaint).toBeUndefined();
    });

    it('is shifted until it reads, and says so', async () => {
      const pale = encodeCustomTheme({ ...encoded, colors: { accentText: '#b79ad0' } });
      const { themeRoot, complaint } = await withCustom(pale);
      const shifted = themeRoot.clients?.clientLight;
      expect(shifted?.body.corners).toBe('sharp');
      expect(shifted && contrastProblems(shifted.colors)).toEqual([]);
      expect(complaint).toMatch(/light: shifted.*#b79ad0/);
    });

    it('is left out where it is unreadable or malformed', async () => {
      const { tone } = encoded;
      const wrong = encodeCustomTheme({ tone, colors: { content: 'red' } });
      expect((await withCustom(wrong)).themeRoot.clients?.clientLight).toEqual(themes.clientLight);
      expect((await withCustom(wrong)).complaint).toMatch(/light: refused.*content/);
      const { themeRoot, complaint } = await withCustom('bm90IGpzb24');
      expect(themeRoot.clients?.clientLight).toEqual(themes.clientLight);
      expect(complaint).toMatch(/not readable/);
    });
  });

  describe('a font', () => {
    const withFont = (font: unknown, clientDark = {}) =>
      whiteLabelTheme(
        buildWhiteLabel({
          theme: { tone: 'auto', clientDark, clientLight: {}, font: font as keyof typeof siteFonts },
        }),
      );

    it.each(Object.entries(siteFonts))(
      '%s is in both tones, beside the product’s own',
      async (name, font) => {
        const { themeRoot, complaint } = await withFont(name, { base: '#101418', surface: '#f4f1ea' });
        const { clientDark, clientLight } = themeRoot.clients ?? {};
        // The refused colours of the dark tone don't cost the site its font.
        expect(clientDark?.colors).toEqual(themes.clientDark.colors);
        expect(clientDark && themeVariables(clientDark)['--foyer-font-display']).toBe(font.faces.display);
        expect(clientLight?.faces).toEqual(font.faces);
        expect(clientLight && themeVariables(clientLight)).toMatchObject({
          '--foyer-font-display': font.faces.display,
          '--foyer-font-text': font.faces.text,
        });
        expect(themeRoot.fonts).toEqual([...fontFaces, ...font.rules]);
        expect(complaint).toMatch(/dark: refused/);
      },
    );

    it.each(['constructor', 'comic', null])(
      'is left out where it is %j, which no site can choose',
      async (name) => {
        const { themeRoot, complaint } = await withFont(name);
        expect(themeRoot.fonts).toBeUndefined();
        expect(themeRoot.clients?.clientLight?.faces).toBeUndefined();
        expect(complaint).toMatch(/unknown font/);
      },
    );

    it('is the product’s own where the partner chose none', async () => {
      expect((await lookOf(readable)).themeRoot).not.toHaveProperty('fonts');
    });
  });

  it('settles the tone that the partner chose', async () => {
    expect((await lookOf(readable)).tone).toBe('dark');
    expect((await whiteLabelTheme(undefined)).tone).toBeUndefined();
  });
});
