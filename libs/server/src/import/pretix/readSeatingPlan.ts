import { Ajv } from 'ajv';
import {
  finishChart,
  middleOf,
  sameText,
  type CatalogueChart,
  type ChartShape,
  type Point,
} from '@foyer/catalogue';
import { schemaSentence } from '../document/schemaSentence.ts';
import { pointerTo, type ImportProblems } from '../document/importProblems.ts';
import type { Json } from '../document/parseJson.ts';
import { codeOf, createSectionCodes } from './planCodes.ts';
import { areaShapes, placed } from './planGeometry.ts';
import { blocksOf, sectionOf, usualPitch } from './planSections.ts';
import { seatingPlanSchema, type SeatingPlan } from './seatingPlan.ts';

const validate = new Ajv({ allErrors: true, verbose: true }).compile<SeatingPlan>(seatingPlanSchema);
const mostSeats = 120_000;

/** Reports seats at the same position: on the map, a buyer could select neither. */
function checkPlaces(plan: SeatingPlan, problems: ImportProblems): void {
  const taken = new Map<string, string>();
  plan.zones.forEach((zone, zoneIndex) =>
    zone.rows.forEach((row, rowIndex) =>
      row.seats.forEach((seat, seatIndex) => {
        const pointer = pointerTo('', 'zones', zoneIndex, 'rows', rowIndex, 'seats', seatIndex);
        const { x, y } = placed(zone.position, row.position, seat.position);
        const place = `${x.toFixed(2)},${y.toFixed(2)}`;
        const first = taken.get(place);
        if (first !== undefined)
          problems.add(
            pointerTo(pointer, 'position'),
            `expected a place of its own, found ${place}, where ${first} is`,
          );
        else taken.set(place, pointer);
      }),
    ),
  );
}

/**
 * Checks what the JSON schema can't: categories exist, and there is at least one seat. A `seat_guid` may repeat, as in
 * plans of pretix's own editor: a seat is known by section, row and number here.
 */
function checkReferences(plan: SeatingPlan, problems: ImportProblems): void {
  const categories = new Set(plan.categories.map((category) => category.name));
  let seats = 0;
  plan.zones.forEach((zone, zoneIndex) =>
    zone.rows.forEach((row, rowIndex) =>
      row.seats.forEach((seat, seatIndex) => {
        seats += 1;
        const pointer = pointerTo('', 'zones', zoneIndex, 'rows', rowIndex, 'seats', seatIndex);
        if (!categories.has(seat.category)) {
          const known = [...categories].join(', ');
          problems.add(
            pointerTo(pointer, 'category'),
            `expected one of the categories ${known}, found ${seat.category}`,
          );
        }
      }),
    ),
  );
  if (seats === 0) problems.add('/zones', 'expected at least one seat');
  if (seats > mostSeats) problems.add('/zones', `expected at most ${mostSeats} seats, found ${seats}`);
}

/** Returns the audience's focus: the stage, or else the top of the plan. */
function focusOf(shapes: readonly ChartShape[], fallback: Point): Point {
  const stage = shapes.find((shape) => shape.kind === 'stage');
  if (!stage) return fallback;
  const [x, y] = middleOf(stage.points);
  return { x, y };
}

/**
 * Converts a plan in pretix's seating plan format to a chart: zones become sections, split by category where a zone has
 * several; categories become price zones. Returns undefined if it added to `problems`.
 */
export function readSeatingPlan(value: Json, problems: ImportProblems): CatalogueChart | undefined {
  const plan: unknown = value;
  if (!validate(plan)) {
    (validate.errors ?? [])
      .filter((error) => error.keyword !== 'anyOf')
      .forEach((error) => problems.add(error.instancePath, schemaSentence(error)));
    return undefined;
  }
  checkReferences(plan, problems);
  checkPlaces(plan, problems);
  const blocks = blocksOf(plan, createSectionCodes(), problems);
  if (problems.all.length > 0) return undefined;
  const pitch = usualPitch(blocks);
  const sections = blocks.map((block) => sectionOf(block, pitch));
  const shapes = plan.zones.flatMap((zone) =>
    (zone.areas ?? []).flatMap((area) => areaShapes(area, zone.position, 10 / pitch)),
  );
  const codesOf = (category: string): Set<string> =>
    new Set(blocks.filter((block) => block.category === category).map((block) => block.sectionCode));
  const xs = sections.map((section) => section.labelAt[0]);
  const tops = sections.flatMap((section) => section.outline.filter((_, index) => index % 2 === 1));
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  return finishChart({
    seatChartId: `imported.${codeOf(plan.name, 40).toLowerCase() || 'plan'}`,
    name: plan.name,
    shapes,
    sections,
    zones: plan.categories.map((category, index) => {
      const codes = codesOf(category.name);
      return {
        code: `CAT${index + 1}`,
        name: sameText(category.name),
        wants: (section) => codes.has(section.sectionCode),
      };
    }),
    focus: focusOf(shapes, { x: middle, y: tops.reduce((least, top) => Math.min(least, top), Infinity) }),
  });
}
