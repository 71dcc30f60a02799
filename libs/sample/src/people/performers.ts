import { crestOf, localeTexts, palettes, portraitOf, type CataloguePerformer } from '@foyer/catalogue';
import { acts } from './acts.ts';
import { ensembles } from './ensembles.ts';
import type { PerformerPlan } from './performerPlan.ts';

const inks = Object.values(palettes);

function withPicture(plan: PerformerPlan, portraitSvg: string): CataloguePerformer {
  const [vanityName, name, genres, en, fr, es] = plan;
  return { vanityName, name, genres: [...genres], bio: localeTexts(en, fr, es), portraitSvg };
}

/** Acts, companies and teams; all fictional. */
export const performers: readonly CataloguePerformer[] = [
  ...acts.map((plan) => withPicture(plan, portraitOf(plan[0]))),
  ...ensembles.map((plan, index) => {
    const palette = inks[(index * 5) % inks.length];
    return withPicture(plan, crestOf(plan[0], palette?.first ?? '#333333', palette?.paper ?? '#ffffff'));
  }),
];
