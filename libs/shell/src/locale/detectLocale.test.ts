import { detectLocale, localePrefix, type LocaleSources } from './detectLocale.ts';

const nothing: LocaleSources = { path: '/', cookie: '', stored: null, browser: [], htmlTag: '' };

describe('detectLocale', () => {
  it.each<[string, Partial<LocaleSources>, string]>([
    ['the default where nothing says anything [I9.09]', {}, 'en-US'],
    [
      'a prefix of the address before all else [I2.01]',
      { path: '/fr-CA/events', cookie: 'userLocale=es-US', stored: 'en-CA' },
      'fr-CA',
    ],
    ['the cookie before storage [I4.20]', { cookie: 'a=b; userLocale=es-US', stored: 'en-CA' }, 'es-US'],
    ['storage before the browser [I4.20]', { stored: 'en-CA', browser: ['fr-CA'] }, 'en-CA'],
    ['the browser, by language where the place is another [I4.20]', { browser: ['de-DE', 'fr-FR'] }, 'fr-CA'],
    ['the html tag at last [I4.20]', { browser: ['de'], htmlTag: 'es' }, 'es-US'],
    ['nothing from a broken choice', { cookie: 'userLocale=xx', stored: '<b>', browser: ['en-CA'] }, 'en-CA'],
  ])('takes %s', (_name, sources, expected) => {
    expect(detectLocale({ ...nothing, ...sources })).toBe(expected);
  });

  it('takes no other first segment for a language [I2.01]', () => {
    expect(localePrefix('/fr-CA')).toBe('fr-CA');
    expect(localePrefix('/fr/events')).toBeUndefined();
    expect(localePrefix('/fr-CAx')).toBeUndefined();
  });
});
