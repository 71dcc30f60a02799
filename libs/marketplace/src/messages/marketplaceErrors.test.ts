import i18next from 'i18next';
// eslint-disable-next-line @nx/enforce-module-boundaries -- texts are at the workspace root
import texts from '../../../../locales/en-US/marketplace.json';
import type { FoyerError } from '@foyer/api-client';
import { marketplaceErrorText } from './marketplaceErrors.ts';

const instance = i18next.createInstance();
const rejected = (code: string, message = ''): FoyerError => ({
  kind: 'rejected',
  status: 400,
  code: code as 'notFound',
  message,
  details: {},
});
const say = (error: unknown) => marketplaceErrorText(instance.getFixedT('en-US', 'marketplace'), error);

describe('marketplaceErrorText', () => {
  beforeAll(() =>
    instance.init({ lng: 'en-US', resources: { 'en-US': { marketplace: texts } }, ns: ['marketplace'] }),
  );

  it.each<[string, unknown]>([
    ['Unable to reach the server. Check your connection and try again.', { kind: 'unreachable' }],
    ['Unable to reach the server in a timely manner. Please try again.', { kind: 'timeout' }],
    [
      'An unknown error occurred. Please try again, or contact us if it keeps happening.',
      { kind: 'unknown', status: 502 },
    ],
    [
      'An unknown error occurred. Please try again, or contact us if it keeps happening.',
      new Error('thrown by something else'),
    ],
    [
      'The request was rejected by the server. If it keeps happening, contact us.',
      rejected('invalidRequest'),
    ],
    ['An error occurred on the server. Please try again.', rejected('serverError')],
    ['This is no longer available. Find another event.', rejected('notFound')],
    ['Sold out. Try another option.', rejected('purchaseSoldOut')],
    [
      'There aren’t enough seats next to each other. Choose fewer, or split your group.',
      rejected('notEnoughContiguousSeats'),
    ],
  ])('says "%s" [I8.01, C8.20]', (words, error) => {
    expect(say(error)).toBe(words);
  });

  it('says what the server says, where it says something [I8.02]', () => {
    expect(say(rejected('purchaseSoldOut', 'Gone, but look again in ten minutes.'))).toBe(
      'Gone, but look again in ten minutes.',
    );
  });

  it('does not show a code that it does not know', () => {
    expect(say(rejected('aCodeOfTomorrow'))).toBe(
      'An unknown error occurred. Please try again, or contact us if it keeps happening.',
    );
  });
});
