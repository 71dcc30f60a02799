import { sampleWorld } from '@foyer/sample';
import { posterFamilies, posterSvg } from './posterSvg.ts';

const { events, organisers } = sampleWorld.buildCatalogue({ today: new Date('2026-11-21T15:00:00Z') });

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

describe('posters', () => {
  it.each(['portrait', 'wide'] as const)(
    'draws the same %s at every call, and needs nothing from outside',
    (crop) => {
      for (const event of events) {
        const svg = posterSvg(event, crop);
        expect(posterSvg(event, crop)).toBe(svg);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
        expect(svg).not.toMatch(/NaN|undefined|Infinity|<script|<text|<image|foreignObject|href=|\son\w+=/);
        expect(svg.length).toBeLessThan(120_000);
      }
    },
  );

  it('uses every family, and gives no two events the same picture', () => {
    const used = new Set(events.map((event) => event.poster.family));
    expect([...used].sort()).toEqual(Object.keys(posterFamilies).sort());
    expect(new Set(events.map((event) => posterSvg(event, 'portrait'))).size).toBe(events.length);
  });

  it('sets titles that can be read: 3:1 on their ground', () => {
    const grounds: Record<string, 'paper' | 'first'> = { sunburst: 'first', swiss: 'first' };
    for (const { vanityName, poster } of events) {
      const family = posterFamilies[poster.family as keyof typeof posterFamilies];
      const { ground, ink } = family.title;
      const under = ground === 'none' ? (grounds[poster.family] ?? 'paper') : ground;
      const ratio = contrast(poster.palette[under], poster.palette[ink]);
      expect([vanityName, poster.family, ratio >= 3]).toEqual([vanityName, poster.family, true]);
    }
  });
});

describe('the white-label organiser [I1.07]', () => {
  it('has a host, and themes whose text and accents can be read', () => {
    const aurora = organisers.find((one) => one.whiteLabel);
    expect(aurora?.whiteLabel?.host).toBe('aurora.localhost');
    for (const theme of [aurora?.whiteLabel?.clientDark, aurora?.whiteLabel?.clientLight]) {
      if (!theme) throw new Error('a theme is missing');
      const pairs = [
        ['content', 'baseBackground'],
        ['content', 'surface'],
        ['content', 'surfaceRaised'],
        ['contentMuted', 'surface'],
        ['accentContent', 'accentSurface'],
        ['infoContent', 'infoSurface'],
      ] as const;
      for (const [text, ground] of pairs) {
        expect([text, contrast(theme[text] ?? '', theme[ground] ?? '') >= 4.5]).toEqual([text, true]);
      }
    }
  });
});
