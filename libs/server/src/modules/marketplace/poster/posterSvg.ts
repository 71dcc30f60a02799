import type { Poster } from '../../../sale/event/eventArt.ts';
import { createSeededRandom, hashText } from '@foyer/catalogue';
import { type PosterFamily, box, n } from './drawing/canvas.ts';
import { arches, confetti, opArt } from './families/grid.ts';
import { monogram, risograph } from './families/ink.ts';
import { chevrons, equaliser, swiss, wave } from './families/linear.ts';
import { curtain, cutPaper, facets } from './families/paper.ts';
import { concentric, orbit, sunburst } from './families/radial.ts';
import { lettering, letteringHeight, type LetteringBox } from './drawing/lettering.ts';

/** Poster families by the name that events refer to. */
export const posterFamilies = {
  arches,
  chevrons,
  concentric,
  confetti,
  curtain,
  cutPaper,
  equaliser,
  facets,
  monogram,
  opArt,
  orbit,
  risograph,
  sunburst,
  swiss,
  wave,
} satisfies Record<string, PosterFamily>;

/** Portrait 4:5 has the title; wide 16:9 is for the hero, where the page sets the text. */
export type PosterCrop = 'portrait' | 'wide';

const sizes = { portrait: { width: 800, height: 1000 }, wide: { width: 1600, height: 900 } } as const;
const edge = 52;

function familyOf(name: string): PosterFamily {
  const family = (posterFamilies as Record<string, PosterFamily>)[name];
  if (!family) throw new Error(`there is no poster family ${name}`);
  return family;
}

function words({ poster }: { poster: Poster }, { title }: PosterFamily): string {
  const { width, height } = sizes.portrait;
  const { palette } = poster;
  const top = height * title.from;
  const bottom = height * title.to;
  const align = title.align ?? 'left';
  const colour = palette[title.ink];
  const inner = width - 2 * edge;
  const groundTop = title.from < 0.1 ? 0 : top - 34;
  const groundBottom = title.to > 0.9 ? height : bottom + 34;
  const ground =
    title.ground === 'none' ? '' : box(0, groundTop, width, groundBottom - groundTop, palette[title.ground]);
  const heading: LetteringBox = {
    text: poster.title,
    x: edge,
    y: top,
    width: inner,
    height: bottom - top - 46,
    largest: 132,
    colour,
    weight: 19,
    align,
    stand: title.from > 0.5 ? 'bottom' : 'top',
  };
  const lineTop = title.from > 0.5 ? bottom - 16 : top + letteringHeight(heading) + 34;
  const line = {
    text: poster.line,
    x: edge,
    y: lineTop,
    width: inner,
    height: 20,
    largest: 18,
    colour,
    weight: 12,
    align,
  };
  return ground + lettering(heading) + (poster.line && lettering(line));
}

/** Draws an event's poster as SVG: deterministic, without fonts, scripts or links. */
export function posterSvg(event: { vanityName: string; poster: Poster }, crop: PosterCrop): string {
  const family = familyOf(event.poster.family);
  const { width, height } = sizes[crop];
  const isWide = crop === 'wide';
  const random = createSeededRandom(hashText(event.vanityName));
  const art = family.art({
    width,
    height,
    palette: event.poster.palette,
    random,
    title: event.poster.title,
    isWide,
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width)}" height="${n(height)}" preserveAspectRatio="xMidYMid slice">`,
    art,
    isWide ? '' : words(event, family),
    '</svg>',
  ].join('');
}
