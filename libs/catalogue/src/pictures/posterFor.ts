import type { CatalogueEvent, CataloguePoster, CatalogueVenue } from '../model/catalogue.ts';
import { localeTexts } from '../texts/localeTexts.ts';
import { paletteOf } from './palettes.ts';

/** Contract limit of a text alternative, less the words around the name. */
const longestNameInAlt = 120;

const shortened = (name: string): string => {
  const letters = [...name];
  return letters.length > longestNameInAlt ? `${letters.slice(0, longestNameInAlt).join('')}…` : name;
};

/** Builds the key art of an event: family, palette, title, place and text alternative; a mere stream has no place. */
export function posterFor(
  seed: { name: string; shortName?: string; poster: { family: string; palette: string } },
  { venue, attendance }: { venue: CatalogueVenue; attendance: CatalogueEvent['attendance'] },
): CataloguePoster {
  const name = shortened(seed.name);
  return {
    family: seed.poster.family,
    palette: paletteOf(seed.poster.palette),
    title: seed.shortName ?? seed.name,
    line: attendance.includes('LIVE_ATTENDANCE') ? `${venue.name} · ${venue.address.city}` : '',
    alt: localeTexts(
      `Poster for ${name}: two-color shapes on plain ground`,
      `Affiche de ${name} : formes en deux couleurs sur fond uni`,
      `Cartel de ${name}: formas a dos colores sobre fondo liso`,
    ),
  };
}
