import fc from 'fast-check';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { minutes } from '../../platform/time/units.ts';
import { extendHold, isHeld, openHold } from './holdTimes.ts';

const settings = defaultConfig.sale;
const start = new Date('2026-11-21T12:00:00Z');
const after = (ms: number) => new Date(start.getTime() + ms);

describe('the times of a hold', () => {
  it('is ten minutes, to the millisecond [C4.04a]', () => {
    const hold = openHold(start, settings);
    expect(isHeld(hold, after(minutes(10) - 1))).toBe(true);
    expect(isHeld(hold, after(minutes(10)))).toBe(false);
  });

  it('is lengthened once, whenever that is asked, and never past twenty minutes [C4.04a]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: minutes(30) }),
        fc.integer({ min: 0, max: minutes(30) }),
        (first, second) => {
          const hold = openHold(start, settings);
          const extended = extendHold(hold, after(first), settings);
          if (first >= minutes(10)) return extended === undefined;
          const again = extendHold(extended!, after(first + second), settings);
          return extended!.heldUntil.getTime() === after(minutes(20)).getTime() && again === undefined;
        },
      ),
    );
  });

  it('gains nothing by an extension after a longer grace [C4.04a]', () => {
    const kept = { ...openHold(start, settings), heldUntil: after(minutes(21)) };
    expect(extendHold(kept, after(minutes(17)), settings)).toBeUndefined();
  });
});
