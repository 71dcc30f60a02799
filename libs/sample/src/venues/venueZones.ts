import { localeTexts, sameText, type ChartSection, type ZonePlan } from '@foyer/catalogue';

/** Names of levels and sides, as signposted in the house. */
export interface HouseWords {
  orchestra: string;
  mezzanine: string;
  balcony: string;
  upperBalcony: string;
  left: string;
  centre: string;
  right: string;
  box: string;
  boxes: string;
  stage: string;
  entrance: string;
}

const onLevel =
  (level: string) =>
  (section: ChartSection): boolean =>
    section.level === level;

/** Price zones of a theatre, named by its signs, most expensive first; zones of missing levels are omitted. */
export function theatreZones(words: HouseWords): ZonePlan[] {
  const { orchestra, centre, boxes, mezzanine, balcony, upperBalcony } = words;
  return [
    {
      code: 'ORCHC',
      name: sameText(`${orchestra} ${centre}`),
      wants: ({ sectionCode }) => sectionCode === 'ORCHC',
    },
    {
      code: 'ORCH',
      name: localeTexts(`${orchestra}, sides`, `${orchestra}, côtés`, `${orchestra}, laterales`),
      wants: onLevel('orchestra'),
    },
    { code: 'BOX', name: sameText(boxes), wants: onLevel('boxes') },
    { code: 'MEZZ', name: sameText(mezzanine), wants: onLevel('mezzanine') },
    { code: 'BALC', name: sameText(balcony), wants: onLevel('balcony') },
    { code: 'UBALC', name: sameText(upperBalcony), wants: onLevel('upperBalcony') },
  ];
}
