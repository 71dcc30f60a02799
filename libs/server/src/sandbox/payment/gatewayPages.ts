import type { Locale } from '@foyer/contract';
import { renderHostedPage } from '../../platform/hosted-pages/renderHostedPage.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';
import type { CardField } from './cardEntry.ts';

/** Texts of the card fields, in one locale. */
export interface CardFieldTexts extends Record<CardField, string> {
  title: string;
  expiryHint: string;
  optional: string;
  /** `<field>_<problem>`, and `invalid` as a fallback. */
  problems: Record<string, string>;
}

/** Texts of the bank's page, in one locale; `question` includes the amount. */
export interface ChallengeTexts {
  title: string;
  question: string;
  approve: string;
  refuse: string;
  done: string;
  expired: string;
}

interface FieldLook {
  name: CardField;
  autocomplete: string;
  inputMode?: 'numeric';
  maxLength: number;
  isWide?: boolean;
  hint?: string;
  isOptional?: boolean;
}

function field(look: FieldLook, texts: CardFieldTexts): string {
  const { name } = look;
  const optional = look.isOptional ? ` <span>(${escapeHtml(texts.optional)})</span>` : '';
  return `<div class="field${look.isWide ? ' wide' : ''}">
<label for="${name}"><span class="name" id="${name}-label">${escapeHtml(texts[name])}</span>${optional}</label>
<input id="${name}" name="${name}" autocomplete="${look.autocomplete}" maxlength="${look.maxLength}"${
    look.inputMode ? ` inputmode="${look.inputMode}"` : ''
  }${look.hint ? ` placeholder="${escapeHtml(look.hint)}"` : ''}${
    look.isOptional ? '' : ' aria-required="true"'
  } aria-describedby="${name}-error" spellcheck="false">
<span class="error" id="${name}-error" role="alert"></span>
</div>`;
}

/** Renders the page with the card fields, kept minimal. */
export function cardFieldsPage(options: {
  locale: Locale;
  parentOrigin: string;
  nonce: string;
  texts: CardFieldTexts;
}): string {
  const { locale, parentOrigin, nonce, texts } = options;
  const looks: FieldLook[] = [
    { name: 'number', autocomplete: 'cc-number', inputMode: 'numeric', maxLength: 23, isWide: true },
    { name: 'expiry', autocomplete: 'cc-exp', inputMode: 'numeric', maxLength: 7, hint: texts.expiryHint },
    { name: 'cvc', autocomplete: 'cc-csc', inputMode: 'numeric', maxLength: 4 },
    { name: 'nameOnCard', autocomplete: 'cc-name', maxLength: 120, isWide: true },
    { name: 'postalCode', autocomplete: 'postal-code', maxLength: 20, isOptional: true },
  ];
  const body = `<form id="card" novalidate aria-label="${escapeHtml(texts.title)}">
${looks.map((look) => field(look, texts)).join('\n')}
<button class="enter" tabindex="-1" aria-hidden="true" type="submit"></button>
</form>`;
  const frame = { locale, parentOrigin, nonce, title: texts.title, script: 'fields.js' };
  return renderHostedPage({ ...frame, texts: { problems: texts.problems } }, body);
}

/** Renders the bank's verification page for a charge. */
export function challengePage(options: {
  locale: Locale;
  parentOrigin: string;
  nonce: string;
  texts: ChallengeTexts;
  challengeId: string;
  /** Whether the challenge still awaits an answer. */
  isOpen: boolean;
}): string {
  const { locale, parentOrigin, nonce, texts, challengeId, isOpen } = options;
  const body = `<main class="question" id="question" data-answer-to="/challenges/${escapeHtml(challengeId)}">
<h1>${escapeHtml(texts.title)}</h1>
<p role="status">${escapeHtml(isOpen ? texts.question : texts.expired)}</p>
<div class="actions">${
    isOpen
      ? `<button type="button" class="primary" disabled>${escapeHtml(texts.approve)}</button>
<button type="button" disabled>${escapeHtml(texts.refuse)}</button>`
      : ''
  }</div>
</main>`;
  const frame = { locale, parentOrigin, nonce, title: texts.title, script: 'challenge.js' };
  return renderHostedPage({ ...frame, texts: { done: texts.done, expired: texts.expired } }, body);
}
