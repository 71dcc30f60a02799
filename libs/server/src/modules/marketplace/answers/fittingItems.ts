import type {
  EventProfile,
  EventSummary,
  FeaturedPerformer,
  LineupEntry,
  OfferGroup,
  SalesGroup,
} from '@foyer/contract';
import type { Ajv } from 'ajv';
import { found } from '../../../platform/http/answers/failure.ts';
import { createAjv } from '../../../platform/http/validation.ts';
import type { Platform } from '../../../platform/platform.ts';
import { stateKey } from '../../../platform/serverState.ts';

/** Schemas of public answers and of the items in their lists. */
interface Items {
  EventProfile: EventProfile;
  EventSummary: EventSummary;
  FeaturedPerformer: FeaturedPerformer;
  LineupEntry: LineupEntry;
  OfferGroup: OfferGroup;
  SalesGroup: SalesGroup;
}

interface Check {
  ajv: Ajv;
  /** Problems in the log so far: callers choose how often a list is read, and must not choose how much is logged. */
  logged: Set<string>;
}

const checkKey = stateKey<Check>('fitting items');
const mostLogged = 1_000;

function logOnce({ log }: Platform, { logged }: Check, message: string, details: object): void {
  const problem = JSON.stringify([message, details]);
  if (logged.has(problem)) return;
  if (logged.size >= mostLogged) logged.clear();
  logged.add(problem);
  log.error(details, message);
}

/**
 * Returns the items of a list that the contract allows. Invalid ones are omitted and logged once, so that a row which
 * was written before validation, or past the import, doesn't make the whole list fail.
 */
export function fittingItems<Noun extends keyof Items>(
  platform: Platform,
  noun: Noun,
  items: readonly Items[Noun][],
  { most = Number.POSITIVE_INFINITY, ...where }: { most?: number; eventId?: string } = {},
): Items[Noun][] {
  const check = platform.state.of(checkKey, () => ({
    ajv: createAjv({ useDefaults: false }),
    logged: new Set<string>(),
  }));
  const { ajv } = check;
  const validate = ajv.getSchema(`foyer#/definitions/${noun}`);
  if (!validate) throw new Error(`The contract has no ${noun}`);
  const fitting = items.filter((item) => {
    if (validate(item)) return true;
    const { eventId, offerGroupId } = { ...where, ...(item as Partial<EventSummary & OfferGroup>) };
    const problem = ajv.errorsText(validate.errors, { dataVar: noun });
    const details = { noun, eventId, offerGroupId, problem };
    logOnce(platform, check, 'left out of an answer: not what the contract allows', details);
    return false;
  });
  if (fitting.length > most)
    logOnce(platform, check, 'cut a list: longer than the contract allows', {
      noun,
      count: fitting.length,
      most,
    });
  return fitting.slice(0, most);
}

/**
 * Returns an event's profile without the invalid entries of its lists.
 * @throws notFound if the event itself is invalid, as the lists leave it out too
 */
export function fittingProfile(platform: Platform, profile: EventProfile): EventProfile {
  const { eventId } = profile.summary;
  const fitting = {
    ...profile,
    lineup: fittingItems(platform, 'LineupEntry', profile.lineup, { eventId }),
    salesGroups: fittingItems(platform, 'SalesGroup', profile.salesGroups, { eventId }),
  };
  return found(fittingItems(platform, 'EventProfile', [fitting], { eventId })[0]);
}
