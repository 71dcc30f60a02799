import { useTranslation } from 'react-i18next';
import type { PublicDraw } from '@foyer/contract';

/** Returns a function that names the offers with these ids, as a list in the page's language. */
export function useDrawNames({ names }: Pick<PublicDraw, 'names'>): (ids: readonly string[]) => string {
  const { i18n } = useTranslation('draw');
  const known = new Map(names.map(({ offerGroupId, name }) => [offerGroupId, name]));
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  return (ids) => list.format(ids.map((id) => known.get(id) ?? id));
}
