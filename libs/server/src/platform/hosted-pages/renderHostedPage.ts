import type { Locale } from '@foyer/contract';
import { escapeHtml, scriptJson } from '../web/escapeHtml.ts';

/** Page of a payment gateway, in a frame or window of the apps. */
export interface HostedPage {
  locale: Locale;
  title: string;
  /** Only origin that the page exchanges messages with. */
  parentOrigin: string;
  /** Nonce of the scripts that may run. */
  nonce: string;
  texts: unknown;
  /** Path before the assets. */
  base?: string;
  /** Script among the assets. */
  script: string;
  /** Address of a third party's script, which runs before ours. */
  guestScript?: string;
}

/** Renders a page with the shared style and message code, and a script of its own. */
export function renderHostedPage(
  { locale, title, parentOrigin, nonce, texts, base = '', script, guestScript }: HostedPage,
  body: string,
): string {
  return `<!doctype html>
<html lang="${locale}" data-parent-origin="${escapeHtml(parentOrigin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${base}/assets/fields.css">
</head>
<body>
${body}
<script type="application/json" id="texts">${scriptJson(texts)}</script>
${guestScript ? `<script nonce="${nonce}" src="${escapeHtml(guestScript)}"></script>\n` : ''}<script nonce="${nonce}" src="${base}/assets/pageShell.js"></script>
<script nonce="${nonce}" src="${base}/assets/${script}"></script>
</body>
</html>
`;
}
