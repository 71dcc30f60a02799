import { compareTexts } from './compareTexts.ts';

const source = new Map([
  ['hold.title', 'Your seats are held for {{minutes}} minutes'],
  ['hold.seats_one', '{{count, number}} seat'],
  ['hold.seats_other', '{{count, number}} seats'],
]);

describe('compareTexts', () => {
  it('finds nothing wrong with a whole translation [CL-08]', () => {
    const texts = new Map([
      ['hold.title', 'Vos places sont retenues pendant {{minutes}} minutes'],
      ['hold.seats_one', '{{count, number}} place'],
      ['hold.seats_many', '{{count, number}} de places'],
      ['hold.seats_other', '{{count, number}} places'],
    ]);
    expect(compareTexts('fr-CA', texts, source)).toEqual([]);
  });

  it('names every key that is missing, extra, empty or of other placeholders [CL-08]', () => {
    const texts = new Map([
      ['hold.title', 'Vos places sont retenues pendant {{seconds}} secondes'],
      ['hold.other', ' '],
    ]);
    expect(compareTexts('fr-CA', texts, source)).toEqual([
      'hold.seats: missing',
      'hold.other: not in the source locale',
      'hold.title: placeholders are seconds, the source has minutes',
      'hold.other: empty',
    ]);
  });

  it('asks French and Spanish for the plural of millions [CL-08]', () => {
    const texts = new Map([...source, ['hold.title', 'Se guardan tus asientos por {{minutes}} minutos']]);
    expect(compareTexts('es-US', texts, source)).toEqual(['hold.seats_many: plural form missing']);
  });

  it('wants every tag closed in its order [CL-08]', () => {
    const texts = new Map([
      ['fine', 'Read the <terms>terms</terms> and go on.<br/>'],
      ['open', 'Read the <terms>terms and go on.'],
      ['crossed', 'Read <a>the <b>terms</a></b>.'],
    ]);
    expect(compareTexts('en-US', texts, texts)).toEqual([
      'open: <terms> is not closed',
      'crossed: </a> closes what is not open',
    ]);
  });

  it('finds an untranslated sentence, and lets short words pass [CL-08]', () => {
    const same = new Map([
      ['a', 'Your seats are held for you'],
      ['b', 'Total'],
    ]);
    expect(compareTexts('fr-CA', same, same)).toEqual(['a: not translated']);
    expect(compareTexts('en-CA', same, same)).toEqual([]);
  });

  it('wants counts formatted [CL-08]', () => {
    const raw = new Map([['left', '{{count}} left']]);
    expect(compareTexts('en-US', raw, raw)).toEqual(['left: a count is written {{count, number}}']);
  });
});
