import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from '../platform/platform.ts';
import { failure } from '../platform/http/answers/failure.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import type { JobQueue } from '../platform/jobs/jobQueue.ts';
import { newNonce, sandboxPage, sandboxPageHeaders } from './sandboxPage.ts';

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

const inboxHtml = (mails: SandboxMail[], nonce: string): string =>
  sandboxPage({
    title: 'Sandbox mailbox',
    nonce,
    intro: 'Nothing is sent from here: this is what Foyer would have sent. The newest is on top.',
    body: mails.map(articleHtml).join('\n') || '<article>No mail yet.</article>',
  });

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
    await jobs.runDue();
    return reply.header('cache-control', 'no-store').send({ mails: await listMail(platform, request.query) });
  });

  app.get<{ Querystring: { recipient?: string } }>('/sandbox/mail', async (request, reply) => {
    await jobs.runDue();
    const nonce = newNonce(platform);
    return reply
      .headers(sandboxPageHeaders(nonce))
      .send(inboxHtml(await listMail(platform, request.query), nonce));
  });
}
