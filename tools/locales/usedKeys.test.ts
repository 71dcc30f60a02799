import { saidTexts, unusedKeys } from './usedKeys.ts';

const unused = (source: string, ...keys: string[]): string[] =>
  unusedKeys('cart', keys, saidTexts([['Cart.tsx', source]]));

describe('unusedKeys', () => {
  it('finds the keys that nothing asks for [CL-08]', () => {
    expect(unused("t('hold.title')", 'hold.title', 'hold.gone')).toEqual(['hold.gone']);
  });

  it('knows a key by its namespace, by a table, and as an attribute', () => {
    const source = `
      const names = { paid: 'state.paid' };
      const Row = () => <Text of="row.label">{t('cart:total')}</Text>;`;
    expect(unused(source, 'state.paid', 'row.label', 'total', 'label')).toEqual(['label']);
  });

  it('lets a text with gaps stand for what may fill them, and gaps alone for nothing', () => {
    expect(unused('t(`error.${code}.${part}`)', 'error.declined.title', 'errors.declined')).toEqual([
      'errors.declined',
    ]);
    expect(unused('t(`${a}.${b}`)', 'hold.title')).toEqual(['hold.title']);
  });

  it('takes everything below a key that is asked for as a whole', () => {
    const source = "t('map', { returnObjects: true }); t('list', { count: 1 })";
    expect(unused(source, 'map.kind.seat', 'mapped', 'list.first')).toEqual(['mapped', 'list.first']);
  });
});
