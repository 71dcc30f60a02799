import { converter } from 'culori';
import { contrastProblems } from './contrast.ts';
import { customTheme, decodeCustomTheme, encodeCustomTheme, type ThemeOverrides } from './customTheme.ts';
import { contrastRatio } from './colorContrast.ts';
import { mendContrast } from './mendContrast.ts';
import { mendTheme } from './mendTheme.ts';
import { themes } from './themes.ts';

const oklch = converter('oklch');
const hueOf = (hex: string): number => oklch(hex)?.h ?? 0;
const hueDistance = (one: string, other: string): number => {
  const away = Math.abs(hueOf(one) - hueOf(other)) % 360;
  return Math.min(away, 360 - away);
};

describe('mendContrast [I3.29]', () => {
  it.each(Object.entries(themes))('leaves %s as it is', (_, { colors }) => {
    expect(mendContrast(colors)).toEqual({ colors, shifts: [], problems: [] });
  });

  it.each(['dark', 'light'] as const)('shifts muted text until it reads, in %s', (tone) => {
    const { colors } = tone === 'dark' ? themes.clientDark : themes.clientLight;
    const faint = tone === 'dark' ? '#4f5a66' : '#a3adb8';
    const mended = mendContrast({ ...colors, contentMuted: faint });
    expect(mended.problems).toEqual([]);
    expect(mended.shifts.map(({ token }) => token)).toEqual(['contentMuted']);
    expect(mended.colors).toEqual({ ...colors, contentMuted: mended.shifts[0]?.to });
    expect(contrastRatio(mended.colors.contentMuted, colors.surface3)).toBeGreaterThanOrEqual(4.5);
    // No further than needed.
    expect(contrastRatio(mended.colors.contentMuted, colors.surface3)).toBeLessThan(4.9);
  });

  it.each(['#e0004d', '#8a2be2', '#ff6a00', '#00a36c', '#ffd400'])(
    'keeps the hue of the accent %s in both tones',
    (accent) => {
      for (const { colors } of [themes.clientDark, themes.clientLight]) {
        const mended = mendContrast({ ...colors, accent, accentHover: accent, accentText: accent });
        expect(mended.problems).toEqual([]);
        expect(contrastProblems(mended.colors)).toEqual([]);
        expect(hueDistance(mended.colors.accent, accent)).toBeLessThan(4);
        expect(mended.colors.background).toBe(colors.background);
      }
    },
  );

  it('says what no safe shift can reach, and leaves page and surfaces alone', () => {
    const { colors } = themes.clientLight;
    const mended = mendContrast({ ...colors, background: '#777777' });
    expect(mended.problems).toContainEqual(expect.objectContaining({ color: 'danger', on: 'background' }));
    expect(mended.colors.background).toBe('#777777');
    expect(mended.shifts.map(({ token }) => token)).not.toContain('background');
  });
});

describe('mendTheme', () => {
  it('gives the shifted theme back, and the gate accepts it', () => {
    const given: ThemeOverrides = {
      tone: 'light',
      colors: { accentText: '#7fb3ff' },
      body: { corners: 'round' },
    };
    const mended = mendTheme(given);
    expect(mended).toMatchObject({ accepted: false, remaining: [], theme: { body: { corners: 'round' } } });
    expect(mended.problems).toContainEqual(expect.objectContaining({ color: 'accentText', needed: 4.5 }));
    expect(customTheme(mended.theme)).toMatchObject({ accepted: true });
  });

  it('changes nothing where a value is no colour', () => {
    const given = { tone: 'dark', colors: { accent: 'red' } } as unknown as ThemeOverrides;
    expect(mendTheme(given)).toMatchObject({
      accepted: false,
      shifts: [],
      remaining: [{ kind: 'invalidValue', token: 'accent' }],
      theme: given,
    });
  });

  it('leaves an accepted theme alone', () => {
    const given: ThemeOverrides = { tone: 'dark' };
    expect(mendTheme(given)).toEqual({
      accepted: true,
      problems: [],
      shifts: [],
      remaining: [],
      theme: given,
    });
  });
});

describe('encodeCustomTheme [I3.29]', () => {
  it('is read back by decodeCustomTheme', () => {
    const given: ThemeOverrides = {
      tone: 'light',
      colors: { accentText: '#00594e' },
      body: { corners: 'round', headings: 'display' },
    };
    expect(encodeCustomTheme(given)).toMatch(/^[\w-]+$/);
    expect(decodeCustomTheme(encodeCustomTheme(given))).toEqual(customTheme(given));
  });
});
