import { readRefundWords } from './refundCommand.ts';

describe('foyer refund', () => {
  it('reads the number of an order, or the retry', () => {
    expect(readRefundWords(['order', 'F-1234'])).toEqual({ change: 'order', orderNumber: 'F-1234' });
    expect(readRefundWords(['retry'])).toEqual({ change: 'retry' });
  });

  it.each([[[]], [['order']], [['order', 'F-1234', 'more']], [['retry', 'F-1234']], [['all']]])(
    'refuses %j',
    (words) => expect(() => readRefundWords(words)).toThrow(/foyer refund order NUMBER/),
  );
});
