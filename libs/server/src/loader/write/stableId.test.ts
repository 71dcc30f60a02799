import { stableId } from './stableId.ts';

describe('the id of what has a name', () => {
  it('is the same at every load and another for every other name', () => {
    expect(stableId('event', 'gala')).toBe(stableId('event', 'gala'));
    expect(stableId('event', 'gala')).not.toBe(stableId('venue', 'gala'));
    expect(stableId('event', 'a', 'b')).not.toBe(stableId('event', 'ab'));
  });

  it('has the shape of a UUIDv7', () => {
    expect(stableId('event', 'gala')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    );
  });
});
