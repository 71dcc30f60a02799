import { refusalProblems, sharedErrorProblems } from './sharedErrors.ts';

const namespace = (texts: Record<string, string>) => new Map(Object.entries(texts));

describe('sharedErrorProblems', () => {
  it('finds an error code that a form words differently from the server', () => {
    const texts = new Map([
      ['cart', namespace({ 'errors.priceChanged': 'The price changed.', 'errors.soldOut': 'Sold out.' })],
      ['identity', namespace({ 'errors.emailNotFound': 'No account.', 'form.emailNotFound': 'Unknown.' })],
      ['server', namespace({ 'errors.priceChanged': 'New price.', 'errors.emailNotFound': 'No account.' })],
    ]);
    expect(sharedErrorProblems(texts)).toEqual(['cart: errors.priceChanged: other words than in server']);
  });

  it('finds a form error that two features word differently', () => {
    const texts = new Map([
      ['careers', namespace({ 'errors.required': 'Fill this in.' })],
      ['site', namespace({ 'errors.required': 'Required.' })],
    ]);
    expect(sharedErrorProblems(texts)).toEqual(['site: errors.required: other words than in careers']);
  });

  it('finds a common error that a feature repeats', () => {
    const texts = new Map([
      ['cart', namespace({ 'errors.timeout': 'Too slow.' })],
      ['shell', namespace({ 'errors.timeout': 'Too slow.' })],
    ]);
    expect(sharedErrorProblems(texts)).toEqual(['cart: errors.timeout: a common error, which shell has']);
  });
});

describe('refusalProblems', () => {
  const server = namespace({
    'errors.cartOpen': 'Empty your cart.',
    'errors.closed': 'This sale is closed.',
  });

  it('finds a refusal that a page words differently from the server', () => {
    const draw = namespace({
      'refused.cartOpen': 'There is a cart.',
      'refused.closed': 'Entries are closed.',
    });
    const texts = new Map([
      ['draw', draw],
      ['server', server],
    ]);
    expect(refusalProblems(texts, new Set(['closed']))).toEqual([
      'draw: refused.cartOpen: other words than in server',
    ]);
  });

  it('finds a refusal that no error has', () => {
    const texts = new Map([
      ['draw', namespace({ 'refused.gone': 'Gone.', 'refused.cartOpen': 'Empty your cart.' })],
      ['server', server],
    ]);
    expect(refusalProblems(texts, new Set())).toEqual(['draw: refused.gone: no error has this code']);
  });
});
