import { buildRoom } from '../testing/buildRoom.ts';
import { buildSale } from '../testing/buildSale.ts';
import { buildArena } from '../testing/buildVenues.ts';
import { pickableSeats } from './seatListItems.ts';
import { SeatModel, seatRef } from './seatModel.ts';

const codesOf = (model: SeatModel, section: number) =>
  pickableSeats(model, section).map((ref) => model.describe(ref).seatCode);

describe('SeatModel', () => {
  it('describes a seat by its names, state, kind and offer [C2.25a]', () => {
    const model = new SeatModel(buildRoom());
    expect(model.describe(model.refOf('STALLS-C-1')!)).toEqual({
      section: 'STALLS',
      sectionName: 'STALLS',
      row: 'C',
      seat: '1',
      seatCode: 'STALLS-C-1',
      state: 'available',
      kind: 'wheelchair',
      offer: model.offers[1],
      pickable: true,
    });
  });

  it('offers what is available or held by the fan, and nothing else [C2.25a]', () => {
    const model = new SeatModel(buildRoom());
    expect(codesOf(model, 0)).toEqual([
      ...['1', '2', '3', '4'].map((seat) => `STALLS-A-${seat}`),
      'STALLS-B-1',
      ...['1', '2', '3', '4'].map((seat) => `STALLS-C-${seat}`),
    ]);
    expect(codesOf(model, 1)).toContain('BALC-B-3');
    expect(codesOf(model, 2)).toEqual([]);
  });

  it.each([
    [{ accessibleOnly: true }, ['STALLS-C-1', 'STALLS-C-2']],
    [{ priceTo: 5_000 }, []],
    [{ offerGroupIds: ['dear'], accessibleOnly: true }, ['STALLS-C-1', 'STALLS-C-2']],
  ])('keeps to the filters %j [C3.19c, C3.19f]', (filters, expected) => {
    expect(codesOf(new SeatModel({ ...buildRoom(), filters }), 0)).toEqual(expected);
  });

  it('finds every seat of an arena by its code, and by no other [C3.35c]', () => {
    const chart = buildArena();
    const model = new SeatModel({ chart, ...buildSale(chart) });
    for (const section of [2, 20, 50]) {
      const { count } = model.sections[section]!.geometry!;
      for (let seat = 0; seat < count; seat += 1) {
        expect(model.refOf(model.describe(seatRef(section, seat)).seatCode)).toBe(seatRef(section, seat));
      }
    }
    for (const code of ['', '101-A', '101-A-0', '101-ZZZ-1', '999-A-1', 'FLOOR-A-1']) {
      expect(model.refOf(code)).toBeUndefined();
    }
  });

  it('knows nothing about seats before they arrive, and sells none without availability', () => {
    const room = buildRoom();
    const model = new SeatModel({ ...room, seatAvailability: {} });
    expect(model.describe(model.refOf('STALLS-A-1')!)).toMatchObject({ state: 'unknown', pickable: false });
    const [stalls, ...others] = room.chart.sections;
    const { rows: _rows, ...bare } = stalls!;
    const empty = new SeatModel({ ...room, chart: { ...room.chart, sections: [bare, ...others] } });
    expect(empty.refOf('STALLS-A-1')).toBeUndefined();
    expect(pickableSeats(empty, 0)).toEqual([]);
  });

  it('tells sections apart by price before any seat is loaded, and alike once they are [C2.25a]', () => {
    const room = buildRoom();
    const levelsOf = (model: SeatModel) => model.sections.map(({ level }) => level);
    const early = new SeatModel({ ...room, seatAvailability: {}, offers: [], pricedOffers: room.offers });
    expect(new Set(levelsOf(early)).size).toBeGreaterThan(1);
    expect(levelsOf(new SeatModel({ ...room, pricedOffers: room.offers }))).toEqual(levelsOf(early));
    expect(levelsOf(new SeatModel({ ...room, offers: [] })).every((level) => level === -1)).toBe(true);
  });

  it('knows the sections of an offer before any seat is loaded [C3.19c]', () => {
    const room = buildRoom();
    const filters = { offerGroupIds: ['dear'] };
    const early = { ...room, filters, seatAvailability: {}, offers: [], pricedOffers: room.offers };
    const wanted = ({ sections }: SeatModel) =>
      sections.filter((one) => one.wanted).map(({ section }) => section.sectionCode);
    expect(wanted(new SeatModel(early))).toEqual(['STALLS']);
  });

  it('matches rows by name: what the availability leaves out is not on sale [C7.51c]', () => {
    const room = buildRoom();
    const STALLS = { sectionCode: 'STALLS', rows: [{ row: 'B', states: 'aaaa', offers: [4, 2] }] };
    const model = new SeatModel({ ...room, seatAvailability: { STALLS } });
    expect(codesOf(model, 0)).toEqual(['1', '2', '3', '4'].map((seat) => `STALLS-B-${seat}`));
  });

  it('shows the cheapest offer of a seat that passes the filters [C3.19c]', () => {
    const room = buildRoom({ stalls: ['aa'] });
    const STALLS = { sectionCode: 'STALLS', rows: [{ row: 'A', states: 'al', offers: [1, 2, 1, 3] }] };
    const offerSets = [...room.offerSets, [1, 0]];
    const sale = { ...room, offerSets, seatAvailability: { STALLS } };
    const offersOf = (model: SeatModel) =>
      ['STALLS-A-1', 'STALLS-A-2'].map((code) => model.describe(model.refOf(code)!).offer?.offerGroupId);
    expect(offersOf(new SeatModel(sale))).toEqual(['dear', 'cheap']);
    expect(offersOf(new SeatModel({ ...sale, filters: { priceFrom: 8_000 } }))).toEqual(['dear', 'dear']);
    expect(codesOf(new SeatModel({ ...sale, filters: { priceTo: 5_000 } }), 0)).toEqual(['STALLS-A-2']);
  });

  it('refuses to describe a seat that is not there [C2.25a]', () => {
    expect(() => new SeatModel(buildRoom()).describe(seatRef(0, 999))).toThrow(RangeError);
    expect(() => new SeatModel(buildRoom()).describe(seatRef(9, 0))).toThrow(RangeError);
  });

  it('works the seats of a section out once, for every model of the same documents [C2.25a]', () => {
    const room = buildRoom();
    const [first, second] = [new SeatModel(room), new SeatModel({ ...room, filters: { priceTo: 1 } })];
    expect(second.sections[0]!.geometry).toBe(first.sections[0]!.geometry);
    expect(second.sections[0]!.status).toBe(first.sections[0]!.status);
    expect(pickableSeats(second, 0)).toEqual([]);
  });
});
