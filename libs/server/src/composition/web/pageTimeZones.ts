import type { Locale } from '@foyer/contract';
import { changedZones } from '../../platform/time/changedZones.ts';
import { hours } from '../../platform/time/units.ts';
import type { Platform } from '../../platform/platform.ts';
import type { FirstData } from '../../platform/web/pageHtml.ts';

const freshForMs = hours(1);

/** Time zones of all events. */
async function readZones({ database }: Platform): Promise<string[]> {
  const rows = await database.query.selectFrom('event').select('timezone').distinct().execute();
  return rows.map(({ timezone }) => timezone);
}

/**
 * Creates a reader of what pages bring about time zones, so that a fan reads the times of mails and documents; empty
 * while the rules of no event's zone have changed. A page comes without it rather than not at all.
 */
export function createTimeZoneReader(platform: Platform): (locale: Locale) => Promise<FirstData[]> {
  const { clock, log } = platform;
  const known = new Map<Locale, { readAt: number; data: FirstData[] }>();
  return async (locale) => {
    const kept = known.get(locale);
    const now = clock();
    if (kept && now.getTime() - kept.readAt < freshForMs) return kept.data;
    let data = kept?.data ?? [];
    try {
      const response = changedZones(await readZones(platform), now, locale);
      const isAny = Object.keys(response).length > 0;
      data = isAny ? [{ operationId: 'timeZones', request: null, response }] : [];
    } catch (error) {
      log.warn({ err: error }, 'time zones');
    }
    known.set(locale, { readAt: now.getTime(), data });
    return data;
  };
}
