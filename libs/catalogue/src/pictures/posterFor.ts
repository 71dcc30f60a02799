import type { CataloguePoster } from '../model/catalogue.ts';
import { localeTexts } from '../texts/localeTexts.ts';
import { paletteOf } from './palettes.ts';

/** Contract limit of a text alternative, less the words around the name. */
const longestNameInAlt = 120;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > longestNameInAlt ? `${letters.slice(0, longestNameInAlt).join('')}…` : name;
};

/** Builds the key art of an event: family, palette, title and text alternative. */
export function posterFor(
  seed: { name: string; shortName?: string; poster: { family: string; palette: string } },
  line: string,
): CataloguePoster {
  const name = shortened(seed.name);
  return {
    family: seed.poster.family,
    palette: paletteOf(seed.poster.palette),
    title: seed.shortName ?? seed.name,
    line,
    alt: localeTexts(
      `Poster for ${name}: two-color shapes on plain ground`,
      `Affiche de ${name} : formes en deux couleurs sur fond uni`,
      `Cartel de ${name}: formas a dos colores sobre fondo liso`,
    ),
  };
}
