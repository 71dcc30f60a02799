import type { Locale } from '@foyer/contract';
import type { ServerTexts } from '../../../platform/texts/serverTexts.ts';

interface MailContent {
  mail:
    | 'verifyEmail'
    | 'resetPassword'
    | 'completeAccount'
    | 'logIn'
    | 'passwordChanged'
    | 'accountDeleted'
    | 'signInLinked';
  locale: Locale;
  firstName: string | undefined;
  link: string;
  /** Lifetime of the link in days, hours or minutes. */
  count?: number;
  /** Further values for the texts. */
  values?: Record<string, string>;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign]!);

const paragraph = (text: string): string =>
  `<p style="margin:0 0 16px">${escapeHtml(text).replace(/\n/g, '<br>')}</p>`;

function htmlPage(locale: Locale, subject: string, parts: string[]): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1c1326;background:#faf6ee">',
    ...parts,
    '</body></html>',
  ].join('\n');
}

/** Words the mail of a typed code. It has no link, to give phishing pages no pattern to imitate. */
export function wordCodeMail(
  texts: ServerTexts,
  {
    locale,
    firstName,
    code,
    minutes,
  }: { locale: Locale; firstName: string | undefined; code: string; minutes: number },
): { subject: string; text: string; html: string } {
  const say = (key: string, values = {}): string => texts.say(locale, `mail.${key}`, values);
  const greeting = firstName ? say('greeting', { firstName }) : say('greetingPlain');
  const subject = say('logInCode.subject');
  const before = [greeting, say('logInCode.intro')];
  const after = [say('logInCode.expiry', { count: minutes }), say('logInCode.ignore'), say('signature')];
  const shown = `<p style="margin:0 0 16px;font:600 28px/1.3 monospace;letter-spacing:4px">${code}</p>`;
  const html = htmlPage(locale, subject, [...before.map(paragraph), shown, ...after.map(paragraph)]);
  return { subject, text: [...before, code, ...after].join('\n\n') + '\n', html };
}

/** Words a mail as subject, plain text and simple HTML; names are escaped in both. */
export function wordMail(
  texts: ServerTexts,
  { mail, locale, firstName, link, count, values = {} }: MailContent,
): { subject: string; text: string; html: string } {
  const say = (key: string, more = {}): string => texts.say(locale, `mail.${key}`, { ...values, ...more });
  const subject = say(`${mail}.subject`);
  const greeting = firstName ? say('greeting', { firstName }) : say('greetingPlain');
  const intro = say(`${mail}.intro`);
  const action = say(`${mail}.action`);
  const ignore = say(`${mail}.ignore`);
  const hint = say('linkHint');
  const signature = say('signature');
  // A notice explains what to do about unauthorized changes before its link; other mails after it.
  const isNotice = count === undefined;
  const before = isNotice ? [greeting, intro, ignore] : [greeting, intro];
  const after = isNotice ? [signature] : [say(`${mail}.expiry`, { count }), ignore, signature];
  const button = `<p style="margin:0 0 16px"><a href="${escapeHtml(link)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#c9a24b;color:#1c1326;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>`;
  const html = htmlPage(locale, subject, [
    ...before.map(paragraph),
    button,
    `<p style="margin:0 0 16px;font-size:14px">${escapeHtml(hint)}<br><span style="word-break:break-all">${escapeHtml(link)}</span></p>`,
    ...after.map(paragraph),
  ]);
  return { subject, text: [...before, `${action}\n${link}`, ...after].join('\n\n') + '\n', html };
}
