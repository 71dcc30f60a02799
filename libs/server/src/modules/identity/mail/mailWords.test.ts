import { supportedLocales, type Locale } from '@foyer/contract';
import { defaultConfig } from '../../../composition/config/defaultConfig.ts';
import { createServerTexts } from '../../../platform/texts/serverTexts.ts';
import { wordCodeMail, wordMail } from './mailWords.ts';

const texts = createServerTexts(defaultConfig.product);
const link = 'https://foyer.example/resetPassword/callback?token=abc&x=1';
const firstName = '<b>Ada</b> & "Co"';
const links = { verifyEmail: 3, resetPassword: 1, completeAccount: 14, logIn: 15 } as const;
const notices = { passwordChanged: {}, accountDeleted: {}, signInLinked: { provider: 'Google' } } as const;
type Mail = keyof typeof links | keyof typeof notices;
const mails: Mail[] = [...(Object.keys(links) as Mail[]), ...(Object.keys(notices) as Mail[])];

const word = (mail: Mail, locale: Locale) =>
  wordMail(texts, {
    mail,
    locale,
    firstName,
    link,
    ...(mail in links
      ? { count: links[mail as keyof typeof links] }
      : { values: notices[mail as keyof typeof notices] }),
  });
const cells = supportedLocales.flatMap((locale) => mails.map((mail): [Mail, Locale] => [mail, locale]));

describe('the mails of an account, as plain text and as HTML', () => {
  it.each(cells)('say %s in %s, with the link in both [I7.11, I7.12, I9.09]', (mail, locale) => {
    const { subject, text, html } = word(mail, locale);
    expect(subject).not.toBe('');
    expect(text).toContain(link);
    expect(html).toContain(`href="${link.replace('&', '&amp;')}"`);
    expect(html).toContain(`<html lang="${locale}">`);
    for (const words of [subject, text, html]) expect(words).not.toMatch(/\{\{|undefined|mail\.\w/);
  });

  it.each(cells)('take no markup from a name: %s in %s [BI-05]', (mail, locale) => {
    const { text, html } = word(mail, locale);
    expect(text).toContain(firstName);
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;');
    expect(html).not.toContain('<b>');
  });

  it.each(mails)('say %s in three languages, each in words of its own', (mail) => {
    const subjects = supportedLocales.map((locale) => word(mail, locale).subject);
    expect(new Set(subjects).size).toBeGreaterThanOrEqual(3);
  });

  it.each([...supportedLocales])('have a code in both, and nothing to press: %s', (locale) => {
    const { text, html } = wordCodeMail(texts, {
      locale,
      firstName: undefined,
      code: '01234567',
      minutes: 10,
    });
    expect(text).toContain('\n01234567\n');
    expect(html).toContain('>01234567<');
    expect(html).not.toContain('<a ');
    for (const words of [text, html]) {
      expect(words).toContain('10');
      expect(words).not.toMatch(/\{\{|undefined|mail\.\w/);
    }
  });

  it.each([...supportedLocales])('have the code of a verification beside its link: %s [I4.08]', (locale) => {
    const { text, html } = wordMail(texts, {
      mail: 'verifyEmail',
      locale,
      firstName,
      link,
      count: 3,
      code: '01234567',
    });
    expect(text).toContain('\n01234567\n');
    expect(html).toContain('>01234567<');
    for (const words of [text, html]) expect(words).not.toMatch(/\{\{|undefined|mail\.\w/);
  });

  it('count as each language does', () => {
    const after = (locale: Locale, count: number) =>
      wordMail(texts, { mail: 'resetPassword', locale, firstName: 'Ada', link, count }).text;
    for (const locale of supportedLocales)
      expect(after(locale, 1)).not.toBe(after(locale, 2).replace('2', '1'));
  });
});
