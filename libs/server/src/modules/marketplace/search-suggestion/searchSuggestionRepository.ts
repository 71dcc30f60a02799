import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../../../platform/database/transactionScope.ts';
import type { EventScope } from '../../../sale/event/eventScope.ts';
import { foldText, wordConditions } from '../event/searchWords.ts';
import { isListed } from '../event/isListed.ts';

export interface SuggestionQuery {
  searchQuery: string;
  scope: EventScope;
  limit: number;
}

export interface FoundCity {
  name: string;
  region: string | null;
  countryCode: string;
  latitude: number;
  longitude: number;
}

/** Condition and order of matches in a folded text: words at its beginning first, then by resemblance. */
function match(column: RawBuilder<unknown>, searchQuery: string) {
  const folded = foldText(searchQuery);
  const conditions = wordConditions(column, searchQuery);
  return {
    fits: conditions.length === 0 ? sql`false` : sql.join(conditions, sql` and `),
    order: sql`${column} like ${`% ${folded}%`} desc, word_similarity(${folded}, ${column}) desc`,
  };
}

/** Finds performers with listed events, best match first. */
export async function findPerformers(db: Queryable, { searchQuery, scope, limit }: SuggestionQuery) {
  const { fits, order } = match(sql`p.search_text`, searchQuery);
  const { rows } = await sql<{ performerId: string; name: string }>`
    select p.performer_id, p.name from performer p
    where ${fits} and exists (select from event_performer l join event e using (event_id)
      where l.performer_id = p.performer_id and ${isListed(scope)})
    order by ${order}, p.name, p.performer_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds venues with listed events, best match first. */
export async function findVenues(db: Queryable, { searchQuery, scope, limit }: SuggestionQuery) {
  const { fits, order } = match(sql`v.search_text`, searchQuery);
  const { rows } = await sql<{ locationId: string; name: string; city: string }>`
    select v.location_id, v.name, v.city from venue v
    where ${fits} and exists (select from event e where e.location_id = v.location_id and ${isListed(scope)})
    order by ${order}, v.name, v.location_id limit ${limit}`.execute(db);
  return rows;
}

/** Finds cities of venues with listed events, best match first. */
export async function findCities(db: Queryable, { searchQuery, scope, limit }: SuggestionQuery) {
  const { fits, order } = match(sql`v.city_search_text`, searchQuery);
  const { rows } = await sql<FoundCity>`
    select v.city as name, v.region, v.country_code, avg(v.latitude) as latitude, avg(v.longitude) as longitude
    from venue v
    where ${fits} and exists (select from event e where e.location_id = v.location_id and ${isListed(scope)})
    group by v.city, v.region, v.country_code, v.city_search_text
    order by ${order}, v.city, v.region, v.country_code limit ${limit}`.execute(db);
  return rows;
}
