import { useTranslation } from 'react-i18next';
import { useListSearchSuggestionsQuery } from '@foyer/api-client/marketplace';
import { Chip, Inline, PinIcon, SearchIcon, UserIcon } from '@foyer/ui-kit';
import { usualRangeKm, type EventFilters } from '../../../model/event/eventFilters.ts';

export interface SearchSuggestionsProps {
  search: string;
  onChange: (change: Partial<EventFilters>) => void;
}

/** Suggested performers, venues and cities for a search, beside the matching events [C2.22]. */
export function SearchSuggestions({ search, onChange }: SearchSuggestionsProps) {
  const { t, i18n } = useTranslation('search');
  const { data } = useListSearchSuggestionsQuery({ searchQuery: search });
  const isNew = ({ name }: { name: string }) => name.toLowerCase() !== search.trim().toLowerCase();
  const performers = data?.performers.filter(isNew) ?? [];
  const venues = data?.venues.filter(isNew) ?? [];
  const cities = data?.cities ?? [];
  if (performers.length + venues.length + cities.length === 0) return null;
  return (
    <Inline gap={2} role="group" aria-label={t('suggestions')}>
      {performers.map(({ performerId, name }) => (
        <Chip key={performerId} icon={<UserIcon size={18} />} onClick={() => onChange({ search: name })}>
          {name}
        </Chip>
      ))}
      {venues.map(({ locationId, name, city }) => (
        <Chip key={locationId} icon={<SearchIcon size={18} />} onClick={() => onChange({ search: name })}>
          {`${name}, ${city}`}
        </Chip>
      ))}
      {cities.map(({ name, region, countryCode, coordinates }) => (
        <Chip
          key={`${countryCode} ${region} ${name}`}
          icon={<PinIcon size={18} />}
          onClick={() =>
            onChange({ search: '', near: { ...coordinates, rangeKm: usualRangeKm(i18n.language), name } })
          }
        >
          {t('near', { name })}
        </Chip>
      ))}
    </Inline>
  );
}
