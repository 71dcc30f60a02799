import { supportedLocales, type Locale } from '@foyer/contract';
import { defaultConfig } from '../../composition/config/defaultConfig.ts';
import { createServerTexts } from '../texts/serverTexts.ts';
import { writeLetter, type LetterPart } from './mailLetter.ts';

const texts = createServerTexts(defaultConfig.product);
const postalAddress = 'Foyer & Co, 1 Main Street';
const parts: LetterPart[] = [
  'Two lines\nof <b>text</b>.',
  { event: 'Moth', details: ['Friday · Toronto'], link: 'See the event', url: 'https://a.example/e?x=1&y=2' },
  { action: 'Press', url: 'https://a.example/press' },
  { link: 'Unsubscribe', url: 'https://a.example/leave' },
];
const write = (locale: Locale = 'en-US') =>
  writeLetter({ texts, postalAddress }, { locale, subject: 'Moth & co', parts });

describe('a letter', () => {
  it.each([...supportedLocales])('says the same as text and as HTML, in %s', (locale) => {
    const { text, html } = write(locale);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const word of ['mail.greetingPlain', 'mail.signature']) {
      expect(text).toContain(texts.say(locale, word));
      expect(html).toContain(texts.say(locale, word));
    }
    for (const said of ['Moth', 'Friday · Toronto', 'Press', 'https://a.example/press', 'Unsubscribe']) {
      expect(text).toContain(said);
      expect(html).toContain(said);
    }
  });

  it('takes no markup from what it says [BI-05]', () => {
    const { text, html } = write();
    expect(text).toContain('of <b>text</b>.');
    expect(html).toContain('Two lines<br>of &lt;b&gt;text&lt;/b&gt;.');
    expect(html).toContain('href="https://a.example/e?x=1&amp;y=2"');
    expect(html).toContain('<h1');
    expect(html).toContain('Moth &amp; co</h1>');
  });

  it('ends with the sender’s postal address, where there is one', () => {
    expect(write().text.endsWith(`\n${postalAddress}\n`)).toBe(true);
    expect(write().html).toContain('Foyer &amp; Co, 1 Main Street');
    const { text } = writeLetter(
      { texts, postalAddress: undefined },
      { locale: 'en-US', subject: 'x', parts },
    );
    expect(text.endsWith(`${texts.say('en-US', 'mail.signature')}\n`)).toBe(true);
  });
});
