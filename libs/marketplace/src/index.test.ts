import * as surface from './index.ts';

describe('@foyer/marketplace', () => {
  it('exports this and nothing else', () => {
    expect(Object.keys(surface).sort()).toEqual([
      'EventCard',
      'EventGrid',
      'EventGridSkeleton',
      'EventStatePill',
      'PickedSeats',
      'SeatStage',
      'framedEventFeature',
      'marketplaceFeature',
      'pickCleared',
      'pickSlice',
      'pickedSeats',
      'quantityChosen',
      'seatToggled',
      'seatsReplaced',
    ]);
  });

  it('offers its pages to everyone, without an account [I2.04]', () => {
    const { routes } = surface.marketplaceFeature;
    expect(Object.fromEntries(routes.map(({ address, access }) => [address, access]))).toMatchObject({
      discover: 'public',
      events: 'public',
      event: 'public',
    });
  });
});
