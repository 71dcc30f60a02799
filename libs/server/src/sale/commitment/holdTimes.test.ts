import fc from 'fast-check';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { minutes } from '../../platform/time/units.ts';
import { extendHold, openHold } from './holdTimes.ts';

const settings = defaultConfig.sale;
const start = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('the times of a hold', () => {
  it('is ten minutes, to the millisecond [C4.04a]', () => {
    expect(openHold(start, settings).heldUntil).toEqual(after(minutes(10)));
  });

  it('is lengthened once, to twenty minutes [C4.04a]', () => {
    const extended = extendHold(openHold(start, settings), settings)!;
    expect(extended.heldUntil).toEqual(after(minutes(20)));
    expect(extendHold(extended, settings)).toBeUndefined();
  });

  it('is never lengthened past twenty minutes [C4.04a]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: minutes(30) }), (held) => {
        const kept = { ...openHold(start, settings), heldUntil: after(held) };
        const end = Math.min(held + settings.holdExtensionMs, minutes(20));
        expect(extendHold(kept, settings)?.heldUntil).toEqual(end > held ? after(end) : undefined);
      }),
    );
  });

  it('gains nothing by an extension after a longer grace [C4.04a]', () => {
    const kept = { ...openHold(start, settings), heldUntil: after(minutes(21)) };
    expect(extendHold(kept, settings)).toBeUndefined();
  });
});
