import { errorStatus, supportedLocales } from '@foyer/contract';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import type { SiteWords } from '../hosts/sites.ts';
import { localeOfPage, negotiateLocale } from './negotiateLocale.ts';
import { createServerTexts } from './serverTexts.ts';

describe('negotiateLocale [I9.09]', () => {
  it.each([
    [undefined, 'en-US'],
    ['', 'en-US'],
    ['fr-CA', 'fr-CA'],
    ['FR-ca', 'fr-CA'],
    ['fr-FR,fr;q=0.9,en;q=0.8', 'fr-CA'],
    ['es-MX', 'es-US'],
    ['de-DE, en-CA;q=0.5, es;q=0.7', 'es-US'],
    ['en-GB', 'en-US'],
    ['ja, *;q=0.1', 'en-US'],
    ['fr;q=0, en-CA;q=0.1', 'en-CA'],
    [';;;,,,q=', 'en-US'],
  ])('%s is served in %s', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });

  it('gives way to a prefix in the address of a page', () => {
    expect(localeOfPage('/es-US/events/x', 'fr-CA')).toBe('es-US');
    expect(localeOfPage('/de-DE/events/x', 'fr-CA')).toBe('fr-CA');
  });
});

/** Values for the placeholders of some error messages. */
const details = {
  authenticatorType: 'Google',
  minimumEdge: 200,
  minimumAge: 18,
  minimum: 0,
  maximum: 1_200,
  limit: 3,
};

describe('the texts of the server', () => {
  const texts = createServerTexts(defaultConfig.product);

  it.each([...supportedLocales])(
    'word every error code in %s, short enough for the contract [I8.09]',
    (locale) => {
      for (const code of Object.keys(errorStatus)) {
        expect([code, texts.has(locale, `errors.${code}`)]).toEqual([code, true]);
        const message = texts.say(locale, `errors.${code}`, details);
        expect(message).not.toContain('{{');
        expect(message.length).toBeLessThanOrEqual(200);
      }
    },
  );

  it("use the deployment's word for a product", () => {
    const word = { one: 'Badge', other: 'Badges' };
    const own = createServerTexts({ 'en-US': word, 'en-CA': word, 'fr-CA': word, 'es-US': word });
    expect(own.say('en-US', 'errors.ticketLimitEvent')).toContain('Badges');
  });

  const aurora: SiteWords = {
    product: { 'fr-CA': { one: 'Accès', other: 'Accès' } },
    name: 'Aurora',
    overrides: {
      'fr-CA': {
        'server.mail.signature': 'À bientôt, {{site}}',
        'server.errors.ticketLimitEvent': 'La limite {{ofProducts}} est atteinte.',
        'marketplace.discover.title': 'Aurora',
      },
    },
  };

  it('have the name, the word and the overrides of a site, in its locale only [I3.26]', () => {
    const own = texts.forSite({ words: aurora });
    expect(own.say('fr-CA', 'mail.signature')).toBe('À bientôt, Aurora');
    expect(own.say('fr-CA', 'errors.ticketLimitEvent')).toBe('La limite d’Accès est atteinte.');
    expect(own.say('en-US', 'mail.signature')).toBe('The Aurora team');
    expect(own.say('es-US', 'pages.events.title')).toContain('Aurora');
    expect(own.say('fr-CA', 'mail.greetingPlain')).toBe('Bonjour,');
  });

  it('are those of the house on every other site', () => {
    texts.forSite({ words: aurora });
    for (const own of [texts, texts.forSite(undefined), texts.forSite({})])
      expect(own.say('fr-CA', 'mail.signature')).toBe('L’équipe Foyer');
  });
});
