import type { EventSummary, OfferGroup } from '@foyer/contract';
import type { Ajv } from 'ajv';
import { createAjv } from '../../../http/validation.ts';
import type { Platform } from '../../../platform.ts';
import { stateKey } from '../../../serverState.ts';

/** Schemas of the items in public lists. */
interface Items {
  EventSummary: EventSummary;
  OfferGroup: OfferGroup;
}

const validatorKey = stateKey<Ajv>('validator of list items');

/**
 * Returns the items of a list that the contract allows. Invalid ones are omitted and logged, so that a row which was
 * written before validation, or past the import, doesn't make the whole list fail.
 */
export function fittingItems<Noun extends keyof Items>(
  platform: Platform,
  noun: Noun,
  items: readonly Items[Noun][],
  most = Number.POSITIVE_INFINITY,
): Items[Noun][] {
  const ajv = platform.state.of(validatorKey, () => createAjv({ useDefaults: false }));
  const validate = ajv.getSchema(`foyer#/definitions/${noun}`);
  if (!validate) throw new Error(`The contract has no ${noun}`);
  const fitting = items.filter((item) => {
    if (validate(item)) return true;
    const { eventId, offerGroupId } = item as Partial<EventSummary & OfferGroup>;
    const problem = ajv.errorsText(validate.errors, { dataVar: noun });
    platform.log.error(
      { noun, eventId, offerGroupId, problem },
      'left out of a list: not what the contract allows',
    );
    return false;
  });
  if (fitting.length > most)
    platform.log.error({ noun, count: fitting.length, most }, 'cut a list: longer than the contract allows');
  return fitting.slice(0, most);
}
