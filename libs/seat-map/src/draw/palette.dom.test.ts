import { parseColour } from './colour.ts';
import { darkSeatMapPalette, lightSeatMapPalette, type SeatMapPalette } from './palette.ts';
import { readSeatMapPalette } from './readPalette.ts';

function luminance(colour: string): number {
  const [red, green, blue] = parseColour(colour)!.map((value, at) => {
    if (at === 3) return value;
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe.each<[string, SeatMapPalette]>([
  ['dark', darkSeatMapPalette],
  ['light', lightSeatMapPalette],
])('the %s palette', (_name, palette) => {
  it('has levels, focus, selection and notices that stand out 3:1 from both grounds [I3.29]', () => {
    const strong = [
      ...palette.levels,
      palette.selected,
      palette.accent,
      palette.focus,
      palette.danger,
      palette.held,
    ];
    for (const colour of strong) {
      expect(contrast(colour, palette.background)).toBeGreaterThanOrEqual(3);
      expect(contrast(colour, palette.surface)).toBeGreaterThanOrEqual(3);
    }
  });

  it('has texts that read 4.5:1 [I3.29]', () => {
    for (const text of [palette.text, palette.textMuted]) {
      expect(contrast(text, palette.background)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(text, palette.surface)).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(palette.shapeText, palette.shape)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onSelected, palette.selected)).toBeGreaterThanOrEqual(4.5);
    for (const level of palette.levels) expect(contrast(palette.onLevel, level)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('readSeatMapPalette', () => {
  const read = (variables: Record<string, string>) => {
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(variables)) element.style.setProperty(name, value);
    document.body.append(element);
    const palette = readSeatMapPalette(element);
    element.remove();
    return palette;
  };

  it('takes the variables of the map, then the tokens of the theme, then its own [I3.29]', () => {
    const palette = read({
      '--foyer-seat-map-held': '#123456',
      '--foyer-seat-map-text-muted': '#aaaaaa',
      '--foyer-seat-map-level-2': '#0000ff',
      '--foyer-content': '#eeeeee',
      '--foyer-content-muted': '#bbbbbb',
    });
    expect(palette).toMatchObject({ held: '#123456', textMuted: '#aaaaaa', text: '#eeeeee' });
    expect(palette.levels).toEqual(darkSeatMapPalette.levels.with(1, '#0000ff'));
    expect(palette.sold).toBe(darkSeatMapPalette.sold);
  });

  it('is light on a light ground [I3.29]', () => {
    expect(read({ '--foyer-background': '#ffffff' }).levels).toEqual(lightSeatMapPalette.levels);
  });

  it('has system colours under forced colours: on sale, unavailable and chosen differ, and so do neighbouring levels [I3.29]', () => {
    const rgb: Record<string, string> = {
      canvas: 'rgb(0, 0, 0)',
      canvastext: 'rgb(255, 255, 255)',
      linktext: 'rgb(255, 255, 0)',
      graytext: 'rgb(0, 255, 0)',
      highlight: 'rgb(0, 255, 255)',
      highlighttext: 'rgb(0, 0, 1)',
    };
    const media = jest.spyOn(window, 'matchMedia');
    media.mockImplementation((query) => ({ matches: query.includes('forced') }) as MediaQueryList);
    const styles = jest.spyOn(window, 'getComputedStyle');
    styles.mockImplementation((element) => {
      const { style } = element as HTMLElement;
      return {
        color: rgb[style.color.toLowerCase()],
        getPropertyValue: () => '',
      } as unknown as CSSStyleDeclaration;
    });
    const palette = read({ '--foyer-seat-map-level-2': '#0000ff' });
    expect(palette).toMatchObject({
      background: rgb.canvas,
      text: rgb.canvastext,
      outline: rgb.graytext,
      sold: rgb.graytext,
      selected: rgb.highlight,
      accent: rgb.highlight,
    });
    expect(palette.levels).toEqual(
      ['linktext', 'canvastext', 'linktext', 'canvastext', 'linktext', 'canvastext'].map((name) => rgb[name]),
    );
    jest.restoreAllMocks();
  });

  it('keeps its own colour for an unreadable one [I3.29]', () => {
    expect(read({ '--foyer-seat-map-held': 'nonsense(' }).held).toBe(darkSeatMapPalette.held);
  });
});
