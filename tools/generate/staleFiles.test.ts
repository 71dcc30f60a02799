import { staleFiles } from './staleFiles.ts';

describe('staleFiles', () => {
  it('finds the files of a noun that is gone', () => {
    const { changed, orphaned } = staleFiles(new Map());
    expect(changed).toEqual([]);
    expect(orphaned).toEqual(
      expect.arrayContaining([
        'libs/contract/src/cart/payment.gen.ts',
        'libs/contract/src/operations/cart.gen.ts',
        'libs/contract/src/schemas/cart.gen.ts',
        'libs/api-client/src/cart/payment.gen.ts',
        'libs/api-client/src/cart.gen.ts',
        'libs/contract/src/walls/storedCart.gen.ts',
      ]),
    );
  });

  it('finds files that are missing or differ from what their source makes', () => {
    const path = 'libs/contract/src/cart/payment.gen.ts';
    const missing = 'libs/contract/src/cart/nothing.gen.ts';
    expect(staleFiles(new Map([[path, 'other']])).changed).toEqual([path]);
    expect(staleFiles(new Map([[missing, '']])).changed).toEqual([missing]);
  });
});
