import { contrastProblems } from './contrast.ts';
import { contrastRatio, readableOn } from './colorContrast.ts';
import { customTheme, decodeCustomTheme, type ThemeOverrides } from './customTheme.ts';
import { themes } from './themes.ts';
import { themeRules } from './themeStyles.ts';

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('the contrast gate', () => {
  it.each(Object.entries(themes))('finds nothing in the theme %s [I3.29]', (_, { colors }) => {
    expect(contrastProblems(colors)).toEqual([]);
  });

  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
  ])('measures %s on %s as WCAG does', (one, other, ratio) => {
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
    expect(contrastRatio(other, one)).toBeCloseTo(ratio, 2);
  });

  it('finds ink or paper that reads on any colour', () => {
    for (let step = 0; step < 4096; step += 7) {
      const color = `#${[...step.toString(16).padStart(3, '0')].map((digit) => digit + digit).join('')}`;
      expect(contrastRatio(color, readableOn(color))).toBeGreaterThanOrEqual(4.5);
    }
  });
});

describe('customTheme', () => {
  it('lays accepted colours over the client theme [I3.29]', () => {
    const result = customTheme({
      tone: 'light',
      colors: { accentText: '#00594e' },
      body: { corners: 'round' },
    });
    expect(result).toMatchObject({
      accepted: true,
      theme: {
        tone: 'light',
        colors: { accentText: '#00594e', content: '#14181d' },
        body: { corners: 'round' },
      },
    });
  });

  it('refuses text that does not reach 4.5:1, and says which', () => {
    const result = customTheme({ tone: 'light', colors: { contentMuted: '#9aa5b1' } });
    expect(result).toMatchObject({
      accepted: false,
      problems: expect.arrayContaining([
        expect.objectContaining({ kind: 'contrast', color: 'contentMuted', on: 'surface1', needed: 4.5 }),
      ]),
    });
  });

  it('refuses a control that does not reach 3:1', () => {
    const result = customTheme({ tone: 'light', colors: { borderStrong: '#c9d0d8' } });
    expect(result).toMatchObject({
      accepted: false,
      problems: expect.arrayContaining([
        expect.objectContaining({ color: 'borderStrong', on: 'background', needed: 3 }),
      ]),
    });
  });

  it.each([
    ['url(https://evil.example/a.png)'],
    ['red'],
    ['#fff'],
    ['#ffffff;}</style><script>'],
    [null],
    [{ toString: (): string => '#ffffff' }],
  ])('refuses %p as a colour', (accent) => {
    const result = customTheme({ tone: 'dark', colors: { accent } } as unknown as ThemeOverrides);
    expect(result).toEqual({ accepted: false, problems: [{ kind: 'invalidValue', token: 'accent' }] });
  });

  it.each(['__proto__x', 'constructor', 'toString', 'shadow'])('refuses the unknown token %s', (token) => {
    const result = customTheme({ tone: 'dark', colors: { [token]: '#ffffff' } });
    expect(result).toEqual({ accepted: false, problems: [{ kind: 'unknownToken', token }] });
  });

  it('reads an encoded configuration [I3.29]', () => {
    expect(decodeCustomTheme(encode({ tone: 'dark' }))).toEqual({
      accepted: true,
      theme: themes.clientDark,
    });
  });

  it.each([['%%%'], [encode(null)], [encode('dark')], [Buffer.from('{').toString('base64url')], ['']])(
    'refuses the configuration %p without throwing',
    (encoded) => {
      expect(decodeCustomTheme(encoded)).toMatchObject({ accepted: false });
    },
  );

  it('refuses colours that are no object', () => {
    expect(decodeCustomTheme(encode({ tone: 'dark', colors: 'abc' }))).toMatchObject({ accepted: false });
  });
});

describe('themeRules', () => {
  it("puts a client's own themes where the client themes stand, by name and by system [I3.29]", () => {
    const own = { ...themes.clientLight, colors: { ...themes.clientLight.colors, accent: '#00694a' } };
    const rules = themeRules(['clientDark', 'clientLight'], undefined, { clientLight: own });
    expect(rules["[data-theme='clientLight']"]).toMatchObject({ '--foyer-accent': '#00694a' });
    expect(rules['@media (prefers-color-scheme: light)']).toMatchObject({
      ':root': { '--foyer-accent': '#00694a' },
    });
    expect(rules[':root']).toMatchObject({ '--foyer-accent': themes.clientDark.colors.accent });
  });
});
