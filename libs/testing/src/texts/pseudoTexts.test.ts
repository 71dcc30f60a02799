import { pseudoTexts } from './pseudoTexts.ts';

describe('pseudoTexts', () => {
  it('accents and lengthens the words, and keeps what stands for something else [CL-08]', () => {
    expect(
      pseudoTexts({
        hold: { title: 'Held for {{minutes}} minutes, <terms>Our terms</terms>' },
        nested: '$t(hold.title) again',
      }),
    ).toEqual({
      hold: { title: '⟦Hééld fóór {{minutes}} míínúútéés, <terms>ÓÓúúr téérms</terms>⟧' },
      nested: '⟦$t(hold.title) áágááíín⟧',
    });
  });
});
