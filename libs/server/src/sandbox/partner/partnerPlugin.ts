import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/transactionScope.ts';
import { namedHostPattern } from '../../platform/hosts/namedOrigin.ts';
import { failure } from '../../platform/http/answers/failure.ts';
import type { Platform } from '../../platform/platform.ts';
import { originAt } from '../../platform/web/frameOrigins.ts';
import { escapeHtml } from '../../platform/web/escapeHtml.ts';

/** Finds the demo partner's event: the next featured one on sale with a seat map. */
async function findShownEvent(db: Queryable): Promise<{ eventId: string; name: string } | undefined> {
  const { rows } = await sql<{ eventId: string; name: string }>`
    select event_id as "eventId", short_name ->> 'en-US' as name
    from event
    where published and status = 'Upcoming' and seat_chart_id is not null and starts_at > foyer_now() + interval '1 day'
      and exists (
        select 1 from marketplace
        where marketplace.event_id = event.event_id and code is null and window_is_open(opens_at, closes_at)
      )
    order by carousel_rank nulls last, starts_at, event_id
    limit 1`.execute(db);
  return rows[0];
}

const nonceBytes = 18;

const style = `
  body { margin: 0; font: 17px/1.6 Georgia, 'Times New Roman', serif; color: #1d2a24; background: #f4f1e8; }
  header { padding: 28px 24px; background: #214a3a; color: #f4f1e8; }
  header strong { font-size: 22px; letter-spacing: 0.02em; }
  main { max-width: 860px; margin: 0 auto; padding: 24px; }
  h1 { font-size: 32px; line-height: 1.15; }
  [data-foyer-event] { margin: 28px 0; border: 1px solid #cfc8b4; min-height: 480px; background: #fff; }
  footer { padding: 24px; color: #4e5a54; font-size: 15px; text-align: center; }
`;

/** Sample page of a partner that embeds the widget. */
function partnerHtml(
  { eventId, name }: { eventId: string; name: string },
  widgetOrigin: string,
  nonce: string,
): string {
  const title = escapeHtml(name);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The Riverside Gazette: ${title}</title>
    <style nonce="${nonce}">${style}</style>
    <script async nonce="${nonce}" src="${escapeHtml(widgetOrigin)}/embed.v1.js"></script>
  </head>
  <body>
    <header><strong>The Riverside Gazette</strong></header>
    <main>
      <h1>Tonight’s tip: ${title}</h1>
      <p>Our culture desk has been waiting for this one all season. Choose your places right here; you need not leave this page.</p>
      <div data-foyer-event="${escapeHtml(eventId)}" data-foyer-title="Places for ${title}" data-foyer-accent="#214a3a" data-foyer-corners="sharp" data-foyer-tone="light"></div>
      <p>After the show the bar across the street stays open until two.</p>
    </main>
    <footer>A sample page of the sandbox: it shows the widget in another site’s page.</footer>
  </body>
</html>
`;
}

function sendPartnerPage(
  reply: FastifyReply,
  html: string,
  widgetOrigin: string,
  nonce: string,
): FastifyReply {
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `frame-src ${widgetOrigin}`,
    `style-src 'nonce-${nonce}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return reply
    .headers({
      'content-security-policy': policy.join('; '),
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
    })
    .send(html);
}

/** Serves the sandbox's demo partner on the host `partner.`: a plain page with the widget [I1.07]. */
export function partnerPlugin(app: FastifyInstance, { platform }: { platform: Platform }): void {
  const widgetOrigin = originAt(platform.config.origin, { prefix: 'widget.' });
  app.get(
    '/',
    { constraints: { host: namedHostPattern('partner', platform.config.origin) } },
    async (_request, reply) => {
      const event = await findShownEvent(platform.database.query);
      if (!event) throw failure('notFound');
      const nonce = platform.randomness(nonceBytes).toString('base64');
      return sendPartnerPage(reply, partnerHtml(event, widgetOrigin, nonce), widgetOrigin, nonce);
    },
  );
}
