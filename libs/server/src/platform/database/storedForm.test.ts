import { storedForm } from './storedForm.ts';

interface Price {
  amount: number;
  currency: string;
}
interface Receipt {
  title: string;
  prices: Price[];
}

const priceForm = storedForm<Price>({ upcasters: [(former) => ({ ...former, currency: 'CAD' })] });
const receiptForm = storedForm<Receipt>({
  upcasters: [
    ({ price, ...former }) => ({ ...former, prices: [price] }),
    ({ name, ...former }) => ({ ...former, title: name }),
  ],
  within: (receipt, each) => ({
    ...receipt,
    prices: receipt.prices.map((price) => each(priceForm, price)),
  }),
});
const receipt = { title: 'Tea', prices: [{ amount: 250, currency: 'USD' }] };

describe('a stored document', () => {
  it('is written with its version, and so are the documents within it', () => {
    expect(receiptForm.write(receipt)).toEqual({
      v: 3,
      title: 'Tea',
      prices: [{ v: 2, amount: 250, currency: 'USD' }],
    });
  });

  it('is read as it was written', () => {
    expect(receiptForm.read(receiptForm.write(receipt))).toEqual(receipt);
  });

  it.each([
    ['without a version', { name: 'Tea', price: { amount: 250 } }],
    ['of version 1', { v: 1, name: 'Tea', price: { amount: 250 } }],
    ['of version 2', { v: 2, name: 'Tea', prices: [{ amount: 250 }] }],
    ['of version 3 with an older one within it', { v: 3, title: 'Tea', prices: [{ v: 1, amount: 250 }] }],
  ])('%s becomes one of the current version', (_name, stored) => {
    expect(receiptForm.read(stored)).toEqual({ title: 'Tea', prices: [{ amount: 250, currency: 'CAD' }] });
  });

  it('of a later release is refused', () => {
    expect(() => receiptForm.read({ v: 4 })).toThrow(RangeError);
  });
});
