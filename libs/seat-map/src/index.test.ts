import * as surface from './index.ts';

describe('@foyer/seat-map', () => {
  it('exports this and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual([
      'MAX_PRICE_LEVELS',
      'SEAT_PITCH',
      'SeatLegend',
      'SeatList',
      'SeatMap',
      'SeatMapEngine',
      'SeatModel',
      'attachGestures',
      'bestOffer',
      'browserClock',
      'createCanvasSurface',
      'darkSeatMapPalette',
      'decodeAvailabilityRow',
      'describeSeat',
      'englishSeatMapTexts',
      'isMapKey',
      'keyCommand',
      'lightSeatMapPalette',
      'loadEngineDetails',
      'parseSeatCode',
      'priceLevels',
      'readSeatMapPalette',
      'seatCodeOf',
      'seatKinds',
      'seatStates',
      'sectionLabels',
      'suggestSeats',
      'useSeatModel',
    ]);
  });
});
