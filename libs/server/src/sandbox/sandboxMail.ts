import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform/platform.ts';
import { failure } from '../platform/http/failure.ts';
import { contentSecurityPolicy } from '../platform/http/securityHeaders.ts';
import { escapeHtml } from '../platform/web/pageHtml.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';

interface SandboxMail {
  mailId: string;
  recipient: string;
  sender: string;
  locale: string;
  subject: string;
  text: string;
  html: string | null;
  capturedAt: string;
}

const pageSize = 100;
const nonceBytes = 18;

async function listMail(
  { database }: Pick<Platform, 'database'>,
  { recipient, mailId }: { recipient?: string | undefined; mailId?: string },
): Promise<SandboxMail[]> {
  let query = database.query
    .selectFrom('capturedMail')
    .selectAll()
    .orderBy('capturedAt', 'desc')
    .orderBy('mailId', 'desc')
    .limit(pageSize);
  if (recipient) query = query.where('recipient', '=', recipient);
  // Compared as text, so that something other than an id finds nothing.
  if (mailId !== undefined) query = query.where(sql`mail_id::text`, '=', mailId);
  const rows = await query.execute();
  return rows.map((row) => ({
    mailId: row.mailId,
    recipient: row.recipient,
    sender: row.sender,
    locale: row.locale,
    subject: row.subject,
    text: row.textBody,
    html: row.htmlBody,
    capturedAt: row.capturedAt.toISOString(),
  }));
}

/** Escapes text and turns web addresses into links. */
const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<>"]+/g, (address) => `<a href="${address}">${address}</a>`);

const style = `:root{color-scheme:light dark;--paper:#f5eee2;--card:#fffaf2;--line:#d8cab5;--ink:#22142b;--muted:#5e4e66;--accent:#855000;
font:16px/1.5 "Helvetica Neue",Helvetica,Arial,sans-serif;background:var(--paper);color:var(--ink)}
@media (prefers-color-scheme:dark){:root{--paper:#180f1f;--card:#22172b;--line:#443352;--ink:#f7f0e6;--muted:#bfb1c8;--accent:#e6b75c}}
body{max-width:46rem;margin:0 auto;padding:2.5rem 1rem 4rem}h1{margin:0 0 .25rem;font-size:2rem;line-height:1.15;letter-spacing:-.03em}
.facts{margin:0;color:var(--muted);font-size:.875rem;overflow-wrap:anywhere}
article{margin-top:1rem;padding:1.25rem 1.5rem;border:1px solid var(--line);border-radius:1rem;background:var(--card)}
h2{margin:0 0 .25rem;font-size:1.2rem;line-height:1.25;letter-spacing:-.01em;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:1rem 0 0;padding-top:1rem;border-top:1px dashed var(--line)}
a{color:var(--accent)}a:focus-visible{outline:3px solid;outline-offset:2px}.html{display:inline-block;margin-top:.5rem;padding:.5rem 0;font-weight:600}`;

function articleHtml({
  mailId,
  subject,
  recipient,
  sender,
  capturedAt,
  text,
  html,
  locale,
}: SandboxMail): string {
  const designed =
    html === null ? '' : `<a class="html" href="/sandbox/mail/html?mailId=${mailId}">See it as HTML</a>`;
  return `<article lang="${escapeHtml(locale)}"><h2>${escapeHtml(subject)}</h2>
<p class="facts">${escapeHtml(sender)} to ${escapeHtml(recipient)}, <time datetime="${capturedAt}">${capturedAt}</time></p>${designed}
<pre>${linked(text)}</pre></article>`;
}

function inboxHtml(mails: SandboxMail[], nonce: string): string {
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox mailbox</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Sandbox mailbox</h1>
<p class="facts">Nothing is sent from here: this is what Foyer would have sent. The newest is on top.</p>
${mails.map(articleHtml).join('\n') || '<article>No mail yet.</article>'}</main></body></html>`;
}

/** Policy of a mail as HTML: it has inline styles, as mail programs need them, and nothing of it may run. */
const mailPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; " +
  "frame-ancestors 'none'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/** Registers `/sandbox/mail/html?mailId=`, which shows one mail as a mail program would. */
function registerMailPage(app: FastifyInstance, { database }: Platform): void {
  app.get<{ Querystring: { mailId?: string } }>('/sandbox/mail/html', async (request, reply) => {
    const mails = await listMail({ database }, { mailId: request.query.mailId ?? '' });
    const html = mails[0]?.html ?? undefined;
    if (html === undefined) throw failure('notFound');
    return reply
      .headers({
        'content-security-policy': mailPolicy,
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(html);
  });
}

/** Registers `/sandbox/mail` for people and `/sandbox/mail.json?recipient=` for tests; due mail is sent first. */
export function registerSandboxMail(app: FastifyInstance, platform: Platform, jobs: JobQueue): void {
  registerMailPage(app, platform);
  app.get<{ Querystring: { recipient?: string } }>('/sandbox/mail.json', async (request, reply) => {
    await jobs.drain();
    return reply.header('cache-control', 'no-store').send({ mails: await listMail(platform, request.query) });
  });

  app.get<{ Querystring: { recipient?: string } }>('/sandbox/mail', async (request, reply) => {
    await jobs.drain();
    const nonce = platform.randomness(nonceBytes).toString('base64');
    return reply
      .headers({
        'content-security-policy': contentSecurityPolicy(nonce, { ancestors: [], frames: [] }),
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
      })
      .send(inboxHtml(await listMail(platform, request.query), nonce));
  });
}
