import { hostileSample } from './hostileSample.ts';
import type { AskDatabase } from '../site/startWorkerSite.ts';

/** Appends as many strings to a text as its length permits; every field goes through all of them. */
const hostileFunction = `
create table hostile_text (id int primary key, text text not null);
create table hostile_turn (field text primary key, turn int not null);
create function hostile(at_field text, said text, most int) returns text language plpgsql as $$
declare
  words text := coalesce(said, '');
  found text;
  placed int := 0;
  tries int := 0;
  turn_now int;
  total int := (select count(*) from hostile_text);
begin
  insert into hostile_turn values (at_field, 0) on conflict do nothing;
  select turn into turn_now from hostile_turn where field = at_field;
  loop
    select text into found from hostile_text where id = turn_now % total;
    if length(words) + 1 + length(found) <= most then
      words := words || ' ' || found;
      placed := placed + 1;
    else
      -- What fits nowhere in this field could not be stored in it.
      tries := tries + 1;
      exit when placed > 0 or tries > 40;
    end if;
    turn_now := turn_now + 1;
    exit when placed >= total;
  end loop;
  update hostile_turn set turn = turn_now where field = at_field;
  return words;
end $$;
create function hostile_words(at_field text, texts jsonb, most int) returns jsonb language sql as
  $$ select jsonb_build_object('en-US', hostile(at_field, texts ->> 'en-US', most)) $$;`;

const short = 200;
/** All text columns written by organizers or operators, with the contract's maximum length. */
const rows = `
update event set short_name = hostile_words('event.shortName', short_name, ${short}),
  description = hostile_words('event.description', description, 10000),
  art = jsonb_set(art, '{poster,alt,en-US}', to_jsonb(hostile('event.art.alt', art #>> '{poster,alt,en-US}', ${short})));
update event set questions = jsonb_build_object('v', 1, 'questions', jsonb_build_array(jsonb_build_object(
  'questionId', 'club', 'kind', 'text', 'required', false, 'per', 'order',
  'label', hostile_words('question.label', '{"en-US": "Club"}', ${short}))));
update venue set name = hostile('venue.name', name, ${short}), address = hostile('venue.address', address, ${short}),
  city = hostile('venue.city', city, ${short}), region = hostile('venue.region', region, 80);
update client set name = hostile('client.name', name, ${short});
update performer set name = hostile('performer.name', name, ${short}), genre = hostile('performer.genre', genre, ${short}),
  bio = hostile_words('performer.bio', bio, 2000);
update event_fee set label = hostile_words('fee.label', label, ${short}), purpose = hostile_words('fee.purpose', purpose, ${short});
update event_tax set label = hostile_words('tax.label', label, ${short});
update sales_group set name = hostile_words('salesGroup.name', name, ${short});
update offer_group set name = hostile_words('offerGroup.name', name, ${short}),
  description = hostile_words('offerGroup.description', description, 2000);
update seat_chart set name = hostile('seatChart.name', name, ${short}), overview = jsonb_set(overview, '{sections}', (
  select jsonb_agg(each || jsonb_build_object('name', hostile('section.name', each ->> 'name', 80)))
  from jsonb_array_elements(overview -> 'sections') each));
update white_label set config = config || jsonb_build_object(
  'name', hostile('whiteLabel.name', config ->> 'name', ${short}),
  'translationOverrides', jsonb_build_object('en-US', jsonb_build_object(
    'marketplace.discover.heading', hostile('whiteLabel.override.heading', 'Nights', 500),
    'marketplace.discover.search', hostile('whiteLabel.override.search', 'Search', 500),
    'shell.header.home', hostile('whiteLabel.override.home', 'Home', 500)))),
  product = jsonb_build_object('en-US', jsonb_build_object(
    'one', hostile('whiteLabel.product.one', 'Glow', 40), 'other', hostile('whiteLabel.product.other', 'Glows', 40)));
insert into remote_config_value (key, value, operator, changed_at) values
  ('recaptchaSiteKey', hostile('remoteConfig.recaptchaSiteKey', 'key', ${short}), 'test', foyer_now()),
  ('whitelabelConfigVersion', hostile('remoteConfig.whitelabelConfigVersion', '', 40), 'test', foyer_now())
  on conflict (key) do update set value = excluded.value;`;

/** Writes hostile strings into every text of the sample; returns their number per field. */
export async function writeHostileTexts(database: AskDatabase): Promise<Map<string, number>> {
  await database(hostileFunction);
  await database(
    'insert into hostile_text select at - 1, text from unnest($1::text[]) with ordinality t(text, at)',
    [hostileSample],
  );
  await database(rows);
  const turns = await database<{ field: string; turn: number }>(
    'select field, turn from hostile_turn order by 1',
  );
  return new Map(turns.map(({ field, turn }) => [field, Math.min(turn, hostileSample.length)]));
}
