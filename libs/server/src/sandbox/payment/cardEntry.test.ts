import { readCardEntry } from './cardEntry.ts';
import { testCards } from './testCards.ts';

const now = new Date('2026-11-21T12:00:00Z');
const good = {
  number: '4242 4242 4242 4242',
  expiry: '11/26',
  cvc: '123',
  nameOnCard: 'Ada Byron',
  postalCode: '',
};

describe('readCardEntry', () => {
  it('takes a good card and keeps what people know it by [C3.30a-e, C5.10b-d]', () => {
    expect(readCardEntry({ ...good, postalCode: 'M5V 2T6 ' }, now)).toEqual({
      kind: 'valid',
      behaviour: 'succeeds',
      card: {
        brand: 'visa',
        lastFour: '4242',
        expiryMonth: 11,
        expiryYear: 2026,
        nameOnCard: 'Ada Byron',
        postalCode: 'M5V 2T6',
      },
    });
  });

  it.each(Object.entries(testCards))('knows the test card %s (%s)', (number, behaviour) => {
    const cvc = number.startsWith('37') ? '1234' : '123';
    expect(readCardEntry({ ...good, number, cvc }, now)).toMatchObject({ kind: 'valid', behaviour });
  });

  it.each([
    ['number', '', 'missing'],
    ['number', '4242 4242 4242 4241', 'invalid'],
    ['number', '4111 1111 1111 1111', 'notATestCard'],
    ['number', '__proto__', 'invalid'],
    ['expiry', '', 'missing'],
    ['expiry', '13/27', 'invalid'],
    ['expiry', '10/26', 'expired'],
    ['expiry', '01/99', 'invalid'],
    ['cvc', '', 'missing'],
    ['cvc', '1234', 'invalid'],
    ['nameOnCard', ' ', 'missing'],
    ['nameOnCard', '4242 4242 4242 4242', 'invalid'],
    ['postalCode', 'x'.repeat(21), 'invalid'],
  ] as const)('says of %s "%s" that it is %s [C5.10b-d]', (field, value, problem) => {
    expect(readCardEntry({ ...good, [field]: value }, now)).toEqual({
      kind: 'invalid',
      problems: { [field]: problem },
    });
  });

  it('never gives the number or the check digits back', () => {
    const text = JSON.stringify(readCardEntry({ ...good, cvc: '987' }, now));
    expect(text).not.toContain('42424242');
    expect(text).not.toContain('987');
  });
});
