import { buildWhiteLabel } from '../testing/shellSettings.ts';
import { whiteLabelTheme } from './whiteLabelTheme.ts';

const readable = {
  base: '#101418',
  surface: '#1a2026',
  content: '#f4f1ea',
  accentSurface: '#f2b544',
  accentContent: '#14100a',
};

describe('whiteLabelTheme', () => {
  it('takes the colours of the tone that the partner chose [I3.29]', () => {
    const theme = { tone: 'dark', clientDark: readable, clientLight: {} } as const;
    const look = whiteLabelTheme(buildWhiteLabel({ theme }));
    expect(look.tone).toBe('dark');
    expect(look.themeRoot.defaults).toEqual(['clientDark', 'clientLight']);
    expect(JSON.stringify(look.themeRoot.custom)).toContain('#f2b544');
  });

  it('leaves out colours that nobody could read [I3.29]', () => {
    const theme = {
      tone: 'dark',
      clientDark: { ...readable, content: '#20262c' },
      clientLight: {},
    } as const;
    const look = whiteLabelTheme(buildWhiteLabel({ theme }));
    expect(look.themeRoot.custom).toBeUndefined();
    expect(look.themeRoot.defaults).toEqual(['clientDark', 'clientLight']);
  });

  it('leaves the tone to the device where the partner chose none', () => {
    expect(whiteLabelTheme(buildWhiteLabel()).tone).toBeUndefined();
  });
});
