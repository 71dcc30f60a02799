import type { CatalogueChart } from '@foyer/catalogue';
import { theatreChart, type TheatreLevel } from '../charts/theatre.ts';
import { theatreZones, type HouseWords } from './venueZones.ts';

/** Signs of an American house. */
export const americanHouse: HouseWords = {
  orchestra: 'Orchestra',
  mezzanine: 'Mezzanine',
  balcony: 'Balcony',
  upperBalcony: 'Upper Balcony',
  left: 'Left',
  centre: 'Center',
  right: 'Right',
  box: 'Box',
  boxes: 'Boxes',
  stage: 'STAGE',
  entrance: 'ENTRANCE',
};

/** Signs of a house in English Canada. */
export const canadianHouse: HouseWords = { ...americanHouse, centre: 'Centre' };

/** Signs of a house in Québec. */
export const quebecHouse: HouseWords = {
  orchestra: 'Parterre',
  mezzanine: 'Mezzanine',
  balcony: 'Balcon',
  upperBalcony: 'Deuxième balcon',
  left: 'gauche',
  centre: 'centre',
  right: 'droite',
  box: 'Loge',
  boxes: 'Loges',
  stage: 'SCÈNE',
  entrance: 'ENTRÉE',
};

/** Size of a house: rows per level; levels with 0 rows are omitted. */
export interface HousePlan {
  seatChartId: string;
  name: string;
  words: HouseWords;
  rows: { orchestra: number; mezzanine: number; balcony: number; upperBalcony: number };
  opening: number;
  halfWidth: number;
  stageRadius?: number;
  boxesPerSide: number;
}

function orchestra({ words, rows }: HousePlan): TheatreLevel {
  return {
    level: 'orchestra',
    gap: 20,
    rowCount: rows.orchestra,
    cuts: [-0.4, 0.4],
    restrictedSides: true,
    accessible: ['ORCHL', 'ORCHR'],
    sections: [
      { sectionCode: 'ORCHL', name: `${words.orchestra} ${words.left}`, numbering: 'oddFromRight' },
      { sectionCode: 'ORCHC', name: `${words.orchestra} ${words.centre}`, numbering: 'hundreds' },
      { sectionCode: 'ORCHR', name: `${words.orchestra} ${words.right}`, numbering: 'evenFromLeft' },
    ],
  };
}

function upperLevel(
  { words, rows }: HousePlan,
  level: 'mezzanine' | 'balcony' | 'upperBalcony',
  prefix: string,
): TheatreLevel {
  const name = words[level];
  const cuts = level === 'mezzanine' ? [-0.36, 0.36] : [-0.5, 0, 0.5];
  const sections =
    level === 'mezzanine'
      ? [
          { sectionCode: `${prefix}L`, name: `${name} ${words.left}`, numbering: 'oddFromRight' as const },
          { sectionCode: `${prefix}C`, name: `${name} ${words.centre}`, numbering: 'hundreds' as const },
          { sectionCode: `${prefix}R`, name: `${name} ${words.right}`, numbering: 'evenFromLeft' as const },
        ]
      : [1, 2, 3, 4].map((number) => ({
          sectionCode: `${prefix}${number}`,
          name: `${name} ${number}`,
          numbering: 'upwards' as const,
        }));
  return { level, gap: 52, rowCount: rows[level], cuts, sections, accessible: [`${prefix}C`] };
}

/** Builds a house with the usual levels. */
export function houseChart(plan: HousePlan): CatalogueChart {
  const levels = [
    orchestra(plan),
    upperLevel(plan, 'mezzanine', 'MEZZ'),
    upperLevel(plan, 'balcony', 'BALC'),
    upperLevel(plan, 'upperBalcony', 'UBAL'),
  ].filter((level) => level.rowCount > 0);
  return theatreChart({
    seatChartId: plan.seatChartId,
    name: plan.name,
    stageRadius: plan.stageRadius ?? 330,
    opening: plan.opening,
    halfWidth: plan.halfWidth,
    levels,
    ...(plan.boxesPerSide > 0
      ? { boxes: { perSide: plan.boxesPerSide, seats: 4, name: plan.words.box } }
      : {}),
    stageLabel: plan.words.stage,
    entranceLabel: plan.words.entrance,
    zones: theatreZones(plan.words),
    levelPenalty: { mezzanine: 60, balcony: 180, upperBalcony: 320, boxes: 120 },
  });
}
