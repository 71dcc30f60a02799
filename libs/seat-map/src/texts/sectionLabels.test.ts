import { SeatModel } from '../model/seatModel.ts';
import { buildRoom } from '../testing/buildRoom.ts';
import { englishSeatMapTexts as texts } from './englishSeatMapTexts.ts';
import { sectionLabels } from './sectionLabels.ts';

const formatPrice = ({ amount }: { amount: number }) => `$${amount / 100}`;
const stalls = (rows: readonly string[]) =>
  sectionLabels(new SeatModel(buildRoom({ stalls: rows })), { texts, formatPrice }).get('STALLS');

describe('sectionLabels', () => {
  it('say how many places are left where few are, and that none is [C2.25a]', () => {
    expect(stalls(['aaaassssss'])).toBe('STALLS\nfrom $85');
    expect(stalls(['assssssssss'])).toBe('STALLS\nfrom $85\n1 left');
    expect(stalls(['sssssssssss'])).toBe('STALLS\nSold out');
  });
});
