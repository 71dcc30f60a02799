import type { Locale } from '@foyer/contract';
import { escapeHtml } from '../web/escapeHtml.ts';

/** Colours of the light theme; mail programs know no CSS variables. */
const colors = {
  paper: '#f5eee2',
  card: '#fffaf2',
  line: '#d8cab5',
  ink: '#22142b',
  muted: '#5e4e66',
  accent: '#e4a93c',
  onAccent: '#1c1024',
  stub: '#22142b',
  onStub: '#f7f0e6',
  stubMuted: '#bfb1c8',
} as const;
/** Colours of the dark theme, for programs that read a style sheet. */
const darkStyles = `@media (prefers-color-scheme:dark){.paper{background:#180f1f!important}.card{background:#22172b!important}
.ink{color:#f7f0e6!important}.muted{color:#bfb1c8!important}.line{border-color:#443352!important}.stub{background:#2d2038!important}}`;
const fonts = "'Helvetica Neue',Helvetica,Arial,sans-serif";

/** Page of a mail as HTML: the site's name, and a card with the parts. */
export interface MailPage {
  locale: Locale;
  subject: string;
  /** Name of the site. */
  site: string;
  /** HTML of the card, from top to bottom. */
  parts: readonly string[];
  /** Picture at the top of the card. */
  picture?: { url: string; alt: string };
}

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"';

/** Builds a mail of tables and inline styles, which every mail program draws. */
export function mailPage({ locale, subject, site, parts, picture }: MailPage): string {
  const art = picture
    ? `<tr><td><img src="${escapeHtml(picture.url)}" alt="${escapeHtml(picture.alt)}" width="600" style="display:block;width:100%;height:auto;border:0"></td></tr>`
    : '';
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${darkStyles}</style></head>`,
    `<body class="paper" style="margin:0;padding:0;background:${colors.paper}"><table ${table} class="paper" style="background:${colors.paper}"><tr><td align="center" style="padding:24px 12px 32px">`,
    `<table ${table} style="max-width:600px;font:16px/1.5 ${fonts}"><tr><td class="ink" style="padding:0 4px 16px;color:${colors.ink};font-size:24px;font-weight:800;letter-spacing:-0.03em">${escapeHtml(site)}</td></tr>`,
    `<tr><td><table ${table} class="card" style="background:${colors.card};border-radius:16px;overflow:hidden">${art}<tr><td class="ink" style="padding:28px 24px 12px;color:${colors.ink}">`,
    ...parts,
    '</td></tr></table></td></tr></table></td></tr></table></body></html>',
  ].join('\n');
}

const lines = (text: string): string => escapeHtml(text).replace(/\n/g, '<br>');

export const mailParagraph = (text: string): string => `<p style="margin:0 0 16px">${lines(text)}</p>`;

export const mailHeading = (text: string): string =>
  `<h1 style="margin:0 0 20px;font-size:26px;line-height:1.2;letter-spacing:-0.02em">${escapeHtml(text)}</h1>`;

/** Small, quiet text. */
export const mailNote = (text: string): string =>
  `<p class="muted" style="margin:0 0 16px;color:${colors.muted};font-size:14px;overflow-wrap:anywhere">${lines(text)}</p>`;

const pressed = `display:inline-block;padding:14px 24px;border:0;border-radius:10px;background:${colors.accent};color:${colors.onAccent};font:inherit;font-weight:700;text-decoration:none`;

export const mailButton = (label: string, href: string): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(href)}" style="${pressed}">${escapeHtml(label)}</a></p>`;

/** Button of a page in the look of mails, which posts to the page's own address. */
export const mailForm = (label: string): string =>
  `<form method="post" style="margin:24px 0"><button style="${pressed};cursor:pointer">${escapeHtml(label)}</button></form>`;

/** Link of less weight than the button. */
export const mailLink = (label: string, href: string): string =>
  `<p style="margin:0 0 20px"><a class="ink" href="${escapeHtml(href)}" style="color:${colors.ink};font-weight:600">${escapeHtml(label)}</a></p>`;

/** Code that is typed, set large. */
export const mailCode = (code: string): string =>
  `<p class="ink" style="margin:0 0 16px;font:600 28px/1.3 monospace;letter-spacing:4px">${escapeHtml(code)}</p>`;

/** Stub with name and details of an event, on its own dark ground. */
export const mailStub = (title: string, details: readonly string[]): string =>
  `<table ${table} class="stub" style="margin:0 0 24px;background:${colors.stub};border-radius:12px;overflow:hidden"><tr><td style="width:8px;background:${colors.accent};font-size:0">&nbsp;</td><td style="padding:18px 20px;color:${colors.onStub}"><p style="margin:0 0 6px;font-size:22px;font-weight:800;line-height:1.2;letter-spacing:-0.02em">${escapeHtml(title)}</p>${details
    .map((each) => `<p style="margin:0;color:${colors.stubMuted};font-size:15px">${escapeHtml(each)}</p>`)
    .join('')}</td></tr></table>`;

/** Row of a price list. */
export interface MailRow {
  label: string;
  amount: string;
  /** Below the label, small. */
  detail?: string;
}

/** Price list with a total below a line. */
export function mailRows(rows: readonly MailRow[], total: MailRow): string {
  const row = ({ label, amount, detail }: MailRow, style = '') =>
    `<tr><td class="line ink" style="padding:8px 12px 8px 0;color:${colors.ink};vertical-align:top;${style}">${escapeHtml(label)}${
      detail === undefined
        ? ''
        : `<br><span class="muted" style="color:${colors.muted};font-size:14px;font-weight:400">${escapeHtml(detail)}</span>`
    }</td><td class="line ink" align="right" style="padding:8px 0;color:${colors.ink};vertical-align:top;white-space:nowrap;${style}">${escapeHtml(amount)}</td></tr>`;
  const sum = `border-top:1px dashed ${colors.line};padding-top:14px;font-size:18px;font-weight:800`;
  return `<table ${table} style="margin:0 0 20px;font-size:16px">${rows.map((each) => row(each)).join('')}${row(total, sum)}</table>`;
}
