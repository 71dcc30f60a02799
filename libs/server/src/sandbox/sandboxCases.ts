import { createPaths, type Paths } from '@foyer/contract';
import type { SampleCase, SampleCasePage } from '@foyer/catalogue';
import { sql } from 'kysely';
import type { Platform } from '../platform/platform.ts';
import { escapeHtml } from '../platform/web/escapeHtml.ts';
import { changeButton } from './sandboxEvent.ts';
import { shipmentButtons } from './sandboxShipment.ts';

/** Event of a case, and what its pages are addressed by. */
interface CaseEvent {
  eventId: string;
  vanityName: string;
  name: string;
  customEventSlug: string | null;
  locationId: string | null;
  location: string | null;
  clientName: string;
  client: string;
  performerId: string | null;
  performer: string | null;
  /** Cheapest one that is sold at a fixed price. */
  offerGroupId: string | null;
}

/** Link of a case. */
interface CaseLink {
  href: string;
  text: string;
}

async function findEvents({ database }: Pick<Platform, 'database'>, names: readonly string[]) {
  const { rows } = await sql<CaseEvent>`
    select e.event_id as "eventId", e.vanity_name as "vanityName", e.short_name ->> 'en-US' as name,
      c.slug as "customEventSlug", l.location_id as "locationId", l.name as location, k.vanity_name as "clientName",
      k.name as client, p.performer_id as "performerId", p.name as performer,
      (select o.offer_group_id from offer_group o join marketplace m using (event_id, marketplace_id)
        join inventory_item i using (event_id, inventory_item_id)
        where o.event_id = e.event_id and m.type = 'purchase' and m.code is null and i.category = 'EVENT_ACCESS'
        order by o.face_price, o.offer_group_id limit 1) as "offerGroupId"
    from event e left join custom_event_page c using (event_id) left join venue l using (location_id)
      join client k using (client_id)
      left join lateral (select q.performer_id, q.name from event_performer x join performer q using (performer_id)
        where x.event_id = e.event_id order by x.rank limit 1) p on true
    where e.vanity_name = any(${names})`.execute(database.query);
  return new Map(rows.map((event) => [event.vanityName, event]));
}

/** Links of the pages of no event. */
const pageLinks = (paths: Paths): Partial<Record<SampleCasePage, CaseLink>> => ({
  calendar: { href: `${paths.events()}?view=calendar`, text: 'Calendar of events' },
  following: { href: paths.following(), text: 'What you follow' },
  organisers: { href: paths.organisers(), text: 'For organizers' },
  organiserTeam: { href: paths.organiserTeam({}), text: 'Team of the organizer' },
});

function linkOf(paths: Paths, event: CaseEvent, page: SampleCasePage | 'event'): CaseLink | undefined {
  const { eventId, vanityName, name, performerId, locationId, offerGroupId, customEventSlug } = event;
  switch (page) {
    case 'calendar':
    case 'following':
    case 'organisers':
    case 'organiserTeam':
      return pageLinks(paths)[page];
    case 'customEvent':
      return customEventSlug === null
        ? undefined
        : { href: paths.customEvent({ customEventSlug }), text: name };
    case 'performer':
      return performerId === null
        ? undefined
        : { href: paths.performer({ performerId }), text: event.performer! };
    case 'location':
      return locationId === null
        ? undefined
        : { href: paths.location({ locationId }), text: event.location! };
    case 'client':
      return { href: paths.client({ vanityName: event.clientName }), text: event.client };
    case 'directCheckout':
      return offerGroupId === null
        ? undefined
        : {
            href: `${paths.directCheckout()}?${new URLSearchParams({ eventId, offerGroupId, quantity: '2' }).toString()}`,
            text: `${name}: two of the cheapest`,
          };
    case 'myTokensRequested':
      return { href: paths.myTokensRequested({ eventId }), text: `My requests: ${name}` };
    case 'token':
      return { href: paths.token({ eventId }), text: `My passes: ${name}` };
    case 'myTokensManaging':
      return { href: paths.myTokensManaging({ eventId }), text: `Given away: ${name}` };
    case 'tokenAssign':
      return { href: paths.tokenAssign({ eventId }), text: `Give passes away: ${name}` };
    case 'mailbox':
      return { href: '/sandbox/mail', text: 'Mailbox of the sandbox' };
    case 'event':
      return { href: paths.event(event), text: name };
    default:
      return { href: paths[page]({ eventId, vanityName }), text: name };
  }
}

function cardHtml({ title, steps, change, ships, event }: SampleCase, { href, text }: CaseLink): string {
  const button = change === undefined || event === undefined ? '' : changeButton({ change, event });
  const parcels = ships && event !== undefined ? shipmentButtons(event) : '';
  return `<article><h3>${escapeHtml(title)}</h3><p>${escapeHtml(steps)}</p>
<p><a class="html" href="${escapeHtml(href)}">${escapeHtml(text)}</a></p>${button}${parcels}</article>`;
}

/** Lists the cases whose events are loaded, by topic, each with the page that shows it. */
export async function casesHtml(platform: Platform, cases: readonly SampleCase[]): Promise<string> {
  const events = await findEvents(
    platform,
    cases.flatMap(({ event }) => event ?? []),
  );
  const paths = createPaths(platform.config.productAddress);
  const loaded = cases.flatMap((one) => {
    const event = one.event === undefined ? undefined : events.get(one.event);
    const link = event
      ? linkOf(paths, event, one.page ?? 'event')
      : one.event === undefined && one.page && pageLinks(paths)[one.page];
    return link ? [{ topic: one.topic, html: cardHtml(one, link) }] : [];
  });
  const topics = [...new Set(loaded.map(({ topic }) => topic))];
  return topics
    .map((topic) => {
      const cards = loaded.filter((one) => one.topic === topic).map(({ html }) => html);
      return `<h2 class="topic">${escapeHtml(topic)}</h2><div class="cases">${cards.join('\n')}</div>`;
    })
    .join('\n');
}
