import type { JsonSchema } from '@foyer/contract/schemas';
import type { ValidateFunction } from 'ajv';
import type { Catalogue, CatalogueChart } from '@foyer/catalogue';
import { schemaSentence } from '../import/document/schemaSentence.ts';
import { createAjv } from '../platform/http/validation.ts';
import { eventSchema, organiserSchema, performerSchema, venueSchema } from './catalogueSchemas.ts';
import { createEventView, planView, venueView } from './catalogueViews.ts';

/** Parts of a catalogue that are checked individually. */
type CatalogueNoun = 'event' | 'venue' | 'performer' | 'organiser';

/** Value that the contract doesn't allow in an answer. */
export interface CatalogueProblem {
  noun: CatalogueNoun;
  /** Vanity name of the event, venue, performer or organiser. */
  vanityName: string;
  /** Path to the value, e.g. `/offers/3/name`. */
  path: string;
  message: string;
}

const localePart = /\/[a-z]{2}-[A-Z]{2}$/;

/** Lists violations by path; a text that is too long in all four locales counts once. */
function violationsOf(validate: ValidateFunction, view: unknown): { path: string; message: string }[] {
  if (validate(view)) return [];
  const byPath = new Map<string, string>();
  for (const error of validate.errors ?? []) {
    const path = error.instancePath.replace(localePart, '');
    if (!byPath.has(path)) byPath.set(path, schemaSentence(error));
  }
  return [...byPath].map(([path, message]) => ({ path, message }));
}

const createCheck = (schema: JsonSchema): ValidateFunction =>
  createAjv({ useDefaults: false, allErrors: true, verbose: true }).compile(schema);

/**
 * Finds values that the contract doesn't allow in answers. Applies to everything that enters the catalogue, imported or
 * sample, because a single title that is too long would make every list with it fail.
 */
export function checkCatalogue(catalogue: Catalogue): CatalogueProblem[] {
  const check = <T extends { vanityName: string }>(
    noun: CatalogueNoun,
    schema: JsonSchema,
    items: readonly T[],
    viewOf: (item: T) => unknown,
  ): CatalogueProblem[] => {
    const validate = createCheck(schema);
    return items.flatMap((item) =>
      violationsOf(validate, viewOf(item)).map((each) => ({ noun, vanityName: item.vanityName, ...each })),
    );
  };
  const named = ({ vanityName, ...rest }: { vanityName: string; name: string; genres?: string[] }) => ({
    identifier: vanityName,
    name: rest.name,
    genres: rest.genres ?? [],
  });
  return [
    ...check('venue', venueSchema, catalogue.venues, venueView),
    ...check('organiser', organiserSchema, catalogue.organisers, named),
    ...check('performer', performerSchema, catalogue.performers, named),
    ...check('event', eventSchema, catalogue.events, createEventView(catalogue)),
  ];
}

/** Finds values of a plan that the contract doesn't allow in answers. */
export function checkPlan(plan: CatalogueChart): { path: string; message: string }[] {
  return violationsOf(createCheck({ $ref: 'foyer#/definitions/SeatChart' }), planView(plan));
}
