import type { Locale } from '@foyer/contract';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';
import type { SandboxPerson } from './sandboxPeople.ts';

/** Texts of the page, in one locale. */
export interface ChooseTexts {
  title: string;
  hint: string;
  verified: string;
  unverified: string;
  other: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  isEmailVerified: string;
  submit: string;
  refuse: string;
  expired: string;
}

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif;--line:#8886;--accent:#1d4ed8}
@media (prefers-color-scheme:dark){:root{--accent:#93b4ff}}
*{box-sizing:border-box}body{margin:0;padding:1.5rem 1rem}main{max-width:26rem;margin:0 auto}
h1{margin:0 0 .25rem;font-size:1.35rem;line-height:1.25}p{margin:0 0 1.25rem;opacity:.8}
ul{list-style:none;margin:0 0 1.5rem;padding:0;border:1px solid var(--line);border-radius:.75rem;overflow:hidden}
li+li{border-top:1px solid var(--line)}button,input{font:inherit;color:inherit}
li button{display:grid;width:100%;padding:.75rem 1rem;border:0;background:none;text-align:start;cursor:pointer}
li button:hover{background:#8881}li small{opacity:.75;overflow-wrap:anywhere}
:focus-visible{outline:2px solid var(--accent);outline-offset:-2px}
summary{padding:.5rem 0;cursor:pointer;font-weight:600}details form{display:grid;gap:.75rem;padding:.5rem 0 1rem}
label{display:grid;gap:.25rem}label.check{display:flex;gap:.5rem;align-items:center}
input:not([type=checkbox]){min-height:2.75rem;width:100%;padding:0 .75rem;border:1px solid var(--line);border-radius:.5rem;background:transparent}
.action{min-height:2.75rem;width:100%;padding:0 1rem;border:1px solid var(--line);border-radius:.5rem;background:none;cursor:pointer;font-weight:600}
.primary{border-color:var(--accent);background:var(--accent);color:Canvas}`;

interface PageParts {
  locale: Locale;
  texts: ChooseTexts;
  nonce: string;
}

const page = ({ locale, texts, nonce }: PageParts, content: string): string => `<!doctype html>
<html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(texts.title)}</title><style nonce="${nonce}">${style}</style></head><body><main>
<h1>${escapeHtml(texts.title)}</h1>
${content}
</main></body></html>`;

const personButton =
  (texts: ChooseTexts) =>
  ({ subject, firstName, lastName, emailAddress, isEmailVerified }: SandboxPerson): string => `<li>
<button name="subject" value="${escapeHtml(subject)}"><span>${escapeHtml(`${firstName} ${lastName}`)}</span>
<small>${escapeHtml(emailAddress)} · ${escapeHtml(isEmailVerified ? texts.verified : texts.unverified)}</small></button></li>`;

const field = (name: string, label: string, attributes = ''): string =>
  `<label>${escapeHtml(label)}<input name="${name}" maxlength="100"${attributes}></label>`;

/** Renders the choice of a person: one of the samples, a typed one, or a refusal. */
export const choosePage = (parts: PageParts, people: readonly SandboxPerson[]): string => {
  const { texts } = parts;
  return page(
    parts,
    `<p>${escapeHtml(texts.hint)}</p>
<form method="post"><ul>${people.map(personButton(texts)).join('\n')}</ul></form>
<details><summary>${escapeHtml(texts.other)}</summary><form method="post">
${field('firstName', texts.firstName)}
${field('lastName', texts.lastName)}
${field('emailAddress', texts.emailAddress, ' type="email" required')}
<label class="check"><input type="checkbox" name="isEmailVerified" checked>${escapeHtml(texts.isEmailVerified)}</label>
<button class="action primary">${escapeHtml(texts.submit)}</button></form></details>
<form method="post"><button class="action" name="refuse" value="yes">${escapeHtml(texts.refuse)}</button></form>`,
  );
};

/** Renders the page of an interaction that is answered or expired. */
export const expiredPage = (parts: PageParts): string =>
  page(parts, `<p role="status">${escapeHtml(parts.texts.expired)}</p>`);
