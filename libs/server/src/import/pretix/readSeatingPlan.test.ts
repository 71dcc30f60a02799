import { readFileSync } from 'node:fs';
import path from 'node:path';
import { capacityOf, isInside, type CatalogueChart } from '@foyer/catalogue';
import { problemLine } from '../document/importProblems.ts';
import { readImport } from '../readImport.ts';
import type { PlanSeat, SeatingPlan } from './seatingPlan.ts';

const file = path.join(import.meta.dirname, '../../../test-fixtures/seating-plans/corner-playhouse.json');
const text = readFileSync(file, 'utf8');
const plan = (): SeatingPlan => JSON.parse(text) as SeatingPlan;
const options = { today: new Date('2026-11-21T15:00:00Z') };

function chartOf(value: unknown): CatalogueChart {
  const result = readImport(JSON.stringify(value), 'plan.json', options);
  if (result.kind !== 'seatingPlan') throw new Error(JSON.stringify(result));
  return result.chart;
}

function problemsOf(value: unknown): string[] {
  const result = readImport(JSON.stringify(value), 'plan.json', options);
  if (result.kind !== 'problems') throw new Error(`expected problems, got ${result.kind}`);
  return result.problems.map(problemLine);
}

function seatAt(of: SeatingPlan, zone: number, row: number, seat: number): PlanSeat {
  const found = of.zones[zone]?.rows[row]?.seats[seat];
  if (!found) throw new Error('no such seat');
  return found;
}

describe('a plan in the seating plan format of pretix', () => {
  const { chart, zones } = chartOf(plan());

  it('cuts zones by category and prices by category', () => {
    expect(chart.sections.map((section) => [section.sectionCode, section.name, section.capacity])).toEqual([
      ['Parterre.Front.r', 'Parterre Front row', 18],
      ['Parterre.Stalls', 'Parterre Stalls', 108],
      ['Balcony', 'Balcony', 40],
    ]);
    expect(zones.map((zone) => [zone.name['fr-CA'], zone.sectionCodes])).toEqual([
      ['Stalls', ['Parterre.Stalls']],
      ['Front row', ['Parterre.Front.r']],
      ['Balcony', ['Balcony']],
    ]);
    expect(capacityOf(chart)).toBe(166);
  });

  it('stands seats ten units apart and joins the two parts of a row with an aisle', () => {
    const front = chart.sections[0]?.rows?.[0];
    expect((front?.x[1] ?? 0) - (front?.x[0] ?? 0)).toBe(10);
    const balcony = chart.sections[2]?.rows?.map((row) => [row.row, row.seats.length, row.adjacency?.[10]]);
    expect(balcony).toEqual([
      ['1', 20, 11],
      ['2', 20, 11],
    ]);
    expect(chart.sections[1]?.rows?.[0]?.adjacency?.slice(8, 10)).toEqual([8, 10]);
  });

  it('keeps every seat inside its section, and ranks the front row first', () => {
    for (const section of chart.sections) {
      for (const row of section.rows ?? []) {
        row.x.forEach((x, index) => expect(isInside(x, row.y[index] ?? 0, section.outline)).toBe(true));
      }
    }
    expect(chart.sections.map((section) => section.rank)).toEqual([0, 1, 2]);
  });

  it('draws the stage, other areas and words', () => {
    expect(chart.shapes.map((shape) => [shape.kind, shape.label ?? ''])).toEqual([
      ['stage', ''],
      ['label', 'Stage'],
      ['floor', ''],
      ['label', 'Bar'],
      ['label', 'Exit'],
    ]);
  });
});

describe('rows with long names', () => {
  it('get short codes of their own, and keep their names', () => {
    const long = plan();
    const names = [
      'Balkonreihe 1',
      'Balkonreihe 2',
      'Balkonreihe 12',
      'Balkonreihe links',
      'Balkonreihe lang',
    ];
    const rows = long.zones[0]?.rows ?? [];
    names.forEach((name, index) => {
      const row = rows[index];
      if (row) row.row_number = name;
    });
    const read = chartOf(long).chart.sections.flatMap((section) => section.rows ?? []);
    const renamed = read.filter(({ label }) => label !== undefined);
    expect(renamed.map(({ label }) => label)).toEqual(expect.arrayContaining(names.slice(0, rows.length)));
    for (const section of chartOf(long).chart.sections) {
      const codes = (section.rows ?? []).map(({ row }) => row);
      expect(new Set(codes).size).toBe(codes.length);
      for (const code of codes) expect(code).toMatch(/^[A-Za-z0-9.]{1,8}$/);
    }
    expect(renamed.find(({ label }) => label === 'Balkonreihe 12')?.row).toBe('Balko.12');
  });

  it('refuses a seat number that no seat code can hold', () => {
    const wrong = plan();
    seatAt(wrong, 0, 1, 1).seat_number = 'Loge 12 links';
    expect(problemsOf(wrong)).toEqual([
      'plan.json at /zones/0/rows/1/seats/1/seat_number: expected at most 8 letters and digits, found Loge 12 links',
    ]);
  });
});

describe('plans that are wrong', () => {
  it('says what the format wants, where', () => {
    const wrong = plan() as unknown as {
      zones: { position?: unknown; rows: { seats: { position: unknown }[] }[] }[];
    };
    delete wrong.zones[1]?.position;
    const seat = wrong.zones[0]?.rows[2]?.seats[3];
    if (seat) seat.position = { x: 'left', y: 0 };
    expect(problemsOf(wrong).sort()).toEqual([
      'plan.json at /zones/0/rows/2/seats/3/position/x: expected number, found "left"',
      'plan.json at /zones/1: expected the property position',
    ]);
  });

  it('refuses a category that is not there, and takes ids that repeat, as pretix does', () => {
    const wrong = plan();
    seatAt(wrong, 0, 0, 0).category = 'Loge';
    seatAt(wrong, 0, 1, 1).seat_guid = seatAt(wrong, 0, 1, 0).seat_guid;
    expect(problemsOf(wrong)).toEqual([
      expect.stringContaining('/zones/0/rows/0/seats/0/category: expected one of the categories Stalls'),
    ]);
  });

  it('refuses two seats of one number in a row, and a number without letter or digit', () => {
    const twice = plan();
    seatAt(twice, 0, 1, 1).seat_number = '1';
    expect(problemsOf(twice)[0]).toContain('expected each seat of row B once, found 1 twice');
    const empty = plan();
    seatAt(empty, 0, 1, 1).seat_number = '—';
    expect(problemsOf(empty)[0]).toContain('/zones/0/rows/1/seats/1/seat_number');
  });

  it('refuses two seats at one place, and names both', () => {
    const wrong = plan();
    seatAt(wrong, 0, 1, 1).position = { ...seatAt(wrong, 0, 1, 0).position };
    expect(problemsOf(wrong)).toEqual([
      expect.stringMatching(
        /^plan\.json at \/zones\/0\/rows\/1\/seats\/1\/position: expected a place of its own, found \S+, where \/zones\/0\/rows\/1\/seats\/0 is$/,
      ),
    ]);
  });

  it.each([
    [
      { name: 'x', categories: [{ name: 'a' }], zones: [{ position: { x: 0, y: 0 }, rows: [] }] },
      'at least one seat',
    ],
    [{ zones: [] }, 'expected the property name'],
  ])('refuses %j', (value, message) => {
    expect(problemsOf(value).join()).toContain(message);
  });
});
