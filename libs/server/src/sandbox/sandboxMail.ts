import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/platform.ts';
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

async function listMail({ database }: Platform, recipient: string | undefined): Promise<SandboxMail[]> {
  let query = database.query
    .selectFrom('capturedMail')
    .selectAll()
    .orderBy('capturedAt', 'desc')
    .orderBy('mailId', 'desc')
    .limit(pageSize);
  if (recipient) query = query.where('recipient', '=', recipient);
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

const style = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{max-width:46rem;margin:2rem auto;padding:0 1rem}
article{border:1px solid;border-radius:.75rem;padding:1rem 1.25rem;margin:1rem 0}h2{margin:0;font-size:1.1rem}
p.facts{margin:.25rem 0 1rem;opacity:.7}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}`;

function inboxHtml(mails: SandboxMail[], nonce: string): string {
  const articles = mails.map(
    ({
      subject,
      recipient,
      sender,
      capturedAt,
      text,
      locale,
    }) => `<article lang="${escapeHtml(locale)}"><h2>${escapeHtml(subject)}</h2>
<p class="facts">${escapeHtml(sender)} to ${escapeHtml(recipient)}, <time datetime="${capturedAt}">${capturedAt}</time></p>
<pre>${linked(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en-US"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sandbox mailbox</title><style nonce="${nonce}">${style}</style></head><body><main><h1>Sandbox mailbox</h1>
<p>Nothing is sent from here: this is what Foyer would have sent. The newest is on top.</p>
${articles.join('\n') || '<p>No mail yet.</p>'}</main></body></html>`;
}

/** Registers `/sandbox/mail` for people and `/sandbox/mail.json?recipient=` for tests; due mail is sent first. */
export function registerSandboxMail(app: FastifyInstance, platform: Platform, jobs: JobQueue): void {
  app.get<{ Querystring: { recipient?: string } }>('/sandbox/mail.json', async (request, reply) => {
    await jobs.drain();
    return reply
      .header('cache-control', 'no-store')
      .send({ mails: await listMail(platform, request.query.recipient) });
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
      .send(inboxHtml(await listMail(platform, request.query.recipient), nonce));
  });
}
