import type { CataloguePoster } from '../catalogue.ts';
import { localeTexts } from '../localeTexts.ts';
import { paletteOf } from './palettes.ts';

/** The key art of an event: which family draws it, in which colours, and what it is to those who cannot see it. */
export function posterFor(
  seed: { name: string; shortName?: string; poster: { family: string; palette: string } },
  line: string,
): CataloguePoster {
  return {
    family: seed.poster.family,
    palette: paletteOf(seed.poster.palette),
    title: seed.shortName ?? seed.name,
    line,
    alt: localeTexts(
      `Poster for ${seed.name}: two-color shapes on plain ground`,
      `Affiche de ${seed.name} : formes en deux couleurs sur fond uni`,
      `Cartel de ${seed.name}: formas a dos colores sobre fondo liso`,
    ),
  };
}
