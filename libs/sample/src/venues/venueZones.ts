import type { ChartSection, ZonePlan } from '@foyer/catalogue';
import { zoneNames } from '../charts/zoneNames.ts';

const onLevel =
  (...levels: string[]) =>
  (section: ChartSection): boolean =>
    levels.includes(section.level ?? '');

const coded =
  (...codes: string[]) =>
  (section: ChartSection): boolean =>
    codes.includes(section.sectionCode);

/** Price zones of a theatre, most expensive first; zones of missing levels are omitted. */
export function theatreZones(centreCode: string): ZonePlan[] {
  return [
    { code: 'ORCHC', name: zoneNames.orchestraCentre, wants: coded(centreCode) },
    { code: 'ORCH', name: zoneNames.orchestraSide, wants: onLevel('orchestra') },
    { code: 'BOX', name: zoneNames.boxes, wants: onLevel('boxes') },
    { code: 'MEZZ', name: zoneNames.mezzanine, wants: onLevel('mezzanine') },
    { code: 'BALC', name: zoneNames.balcony, wants: onLevel('balcony') },
    { code: 'UBALC', name: zoneNames.upperBalcony, wants: onLevel('upperBalcony') },
    { code: 'LAWN', name: zoneNames.lawn, wants: onLevel('lawn') },
  ];
}
