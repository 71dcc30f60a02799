import { canadianTexts, overrideProblems } from './canadianTexts.ts';

describe('canadianTexts', () => {
  it('respells American English and keeps everything else', () => {
    const american = {
      kind: { theatre: 'Theater' },
      off: 'Canceled in the center of {{city}}',
      on: 'Organizer',
    };
    expect(canadianTexts(american)).toEqual({
      kind: { theatre: 'Theatre' },
      off: 'Cancelled in the centre of {{city}}',
      on: 'Organizer',
    });
  });

  it('puts an override in the place of the respelled text', () => {
    const american = { card: { expiry: 'Expiration date', number: 'Card number' } };
    expect(canadianTexts(american, { 'card.expiry': 'Expiry date' })).toEqual({
      card: { expiry: 'Expiry date', number: 'Card number' },
    });
  });
});

describe('overrideProblems', () => {
  const american = new Map([
    ['theme', 'Switch to dark colors'],
    ['expiry', 'Expiration date'],
  ]);

  it('accepts an override that respelling would not make', () => {
    expect(overrideProblems(american, { expiry: 'Expiry date' })).toEqual([]);
  });

  it('reports an override of no text, and one that repeats the respelling', () => {
    expect(overrideProblems(american, { gone: 'Gone', theme: 'Switch to dark colours' })).toEqual([
      'gone: overrides no text of en-US',
      'theme: the override is what respelling makes already',
    ]);
  });
});
