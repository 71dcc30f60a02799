import type { ChartSection, ChartShape } from '../chart/seatChart.ts';
import { sectionModel } from '../model/sectionModel.ts';
import { createFakeSurface } from '../testing/fakeDrawing.ts';
import { paintSection, paintSectionLabel, paintShape, type AreaStyle } from './paintArea.ts';
import { darkSeatMapPalette } from './palette.ts';

const style: AreaStyle = {
  palette: darkSeatMapPalette,
  scale: 0.2,
  ratio: 1,
  midX: 128,
  midY: 128,
  half: 128,
  patternOf: () => 'pattern',
  labels: new Map([['PIT', 'Front Pit\nfrom $85']]),
};
const section: ChartSection = {
  sectionCode: 'PIT',
  name: 'Front Pit',
  seating: 'ga',
  outline: [400, 400, 600, 400, 600, 800, 400, 800],
  labelAt: [500, 600],
  capacity: 100,
  rank: 0,
};
const usd = { amount: 8_500, currency: 'USD' };
const offer = { offerGroupId: 'pit', name: 'Pit', allIn: usd };
const availability = {
  sectionCode: 'PIT',
  available: 40,
  accessible: 0,
  priceFrom: usd,
  priceTo: usd,
  offerGroupIds: ['pit'],
};
const model = sectionModel(section, availability, undefined, false, {
  offers: [offer],
  levels: [{ from: usd, to: usd, offerGroupIds: ['pit'], isSoldOut: false }],
  filters: {},
});

describe('paintSectionLabel', () => {
  const written = (scale: number): unknown[] => {
    const { context, calls } = createFakeSurface(256, 256);
    paintSectionLabel(context, model, { ...style, scale, midX: 500 * scale, midY: 600 * scale }, false);
    return calls.filter(({ method }) => method === 'fillText').map(({ args }) => args[0]);
  };

  it('breaks a name into its words where the section is too narrow for one line [C2.25a]', () => {
    expect(written(0.5)).toEqual(['Front Pit', 'from $85']);
    expect(written(0.2)).toEqual(['Front', 'Pit']);
  });

  it('writes nothing where even the words do not fit', () => expect(written(0.1)).toEqual([]));
});

describe('paintShape', () => {
  const stage: ChartShape = { kind: 'stage', points: [510, 400, 690, 400, 690, 800, 510, 800] };
  /** Words of a sign with their heights, and the size of the font. */
  const written = (label: string, points = [600, 600], scale = 0.2): unknown[] => {
    const { context, calls } = createFakeSurface(256, 256);
    const sign: ChartShape = { kind: 'label', points, label };
    paintShape(context, sign, { ...style, scale }, [stage, sign]);
    const words = calls.filter(({ method }) => method === 'fillText').map(({ args }) => args);
    return [...words, / \d+px /.exec(context.font)?.[0]];
  };

  it('writes a sign at any zoom [C2.25a]', () => {
    expect(written('BAR', [900, 600])).toEqual([['BAR', 180, 120], ' 10px ']);
    expect(written('STAGE', [600, 600], 0.02)).toEqual([['STAGE', 12, 12], ' 7px ']);
  });

  it('keeps a sign within the stage that it stands on [C2.25a]', () => {
    // The stage is 36 px wide.
    expect(written('STAGE')).toEqual([['STAGE', 120, 120], ' 9px ']);
    expect(written('BARN STAGE')).toEqual([
      ['BARN', 120, expect.closeTo(114.6)],
      ['STAGE', 120, expect.closeTo(125.4)],
      ' 9px ',
    ]);
  });
});

describe('paintSection', () => {
  const opacities = (levels: AreaStyle['palette']['levels']): unknown[] => {
    const { context } = createFakeSurface(256, 256);
    const seen: unknown[] = [];
    context.fill = () => void seen.push([context.globalAlpha, context.fillStyle]);
    paintSection(context, model, { ...style, palette: { ...darkSeatMapPalette, levels } }, false);
    return seen;
  };

  it('tells levels of one colour apart by their pattern alone, at full strength [I3.29]', () => {
    const { levels } = darkSeatMapPalette;
    expect(opacities(levels)).toEqual([
      [0.26, levels[0]],
      [0.42, 'pattern'],
    ]);
    expect(opacities(levels.with(2, levels[0]) as unknown as typeof levels)).toEqual([
      [0, levels[0]],
      [1, 'pattern'],
    ]);
  });
});
