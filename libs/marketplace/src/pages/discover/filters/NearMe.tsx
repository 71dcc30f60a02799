import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlaceSuggestions } from '@foyer/api-client/shell/maps';
import { Button, Combobox, Inline, LocateIcon, Notice, Select, Stack } from '@foyer/ui-kit';
import { formatDistance } from '@foyer/util';
import { rangesKm, usualRangeKm, type EventFilters } from '../../../model/event/eventFilters.ts';

type Near = EventFilters['near'];
const leastLetters = 2;

export interface NearMeProps {
  near: Near;
  onNear: (near: Near) => void;
  /** Locates the device; injected for tests. */
  locate?: () => Promise<{ latitude: number; longitude: number }>;
}

const locateDevice = (): Promise<{ latitude: number; longitude: number }> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(({ coords }) => resolve(coords), reject, {
      maximumAge: 600_000,
      timeout: 10_000,
    });
  });

/** As wide as its longest placeholder, and the whole line on a phone. */
const cityField = css({ flex: '1 1 300px', maxWidth: '420px' });

/** Filter for events near a city or the device, with a radius [C2.22]. */
export function NearMe({ near, onNear, locate = locateDevice }: NearMeProps) {
  const { t, i18n } = useTranslation('places');
  const rangeOf = near ? near.rangeKm : usualRangeKm(i18n.language);
  const [text, setText] = useState(near?.name ?? '');
  // The place also changes by going back, and by a search suggestion.
  const [name, setName] = useState(near?.name);
  if (near?.name !== name) {
    setName(near?.name);
    setText(near?.name ?? '');
  }
  const [state, setState] = useState<'idle' | 'locating' | 'failed'>('idle');
  const isAsking = text.trim().length >= leastLetters && text !== near?.name;
  const { suggestions, isFetching, attribution } = usePlaceSuggestions(isAsking ? text.trim() : '', {
    kind: 'city',
    locale: i18n.language,
  });
  const takeCity = async (id: string): Promise<void> => {
    try {
      const city = await suggestions.find((each) => each.id === id)?.find();
      if (!city) return;
      setText(city.name);
      onNear({ ...city.coordinates, rangeKm: rangeOf, name: city.name });
    } catch {
      setState('failed');
    }
  };
  const locateMe = async (): Promise<void> => {
    setState('locating');
    try {
      const { latitude, longitude } = await locate();
      const here = t('near.here');
      setText(here);
      onNear({ latitude, longitude, rangeKm: rangeOf, name: here });
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return (
    <Stack gap={3}>
      <Inline gap={3} align="end">
        <div css={cityField}>
          <Combobox
            label={t('near.label')}
            value={text}
            onValueChange={(next) => {
              setText(next);
              if (next === '') onNear(undefined);
            }}
            options={suggestions.map(({ id, name, detail }) => ({ id, label: name, detail }))}
            onSelect={({ id }) => void takeCity(id)}
            loading={isFetching}
            searched={isAsking}
            placeholder={t('near.placeholder')}
            {...(attribution ? { hint: attribution } : {})}
          />
        </div>
        <Button
          variant="secondary"
          icon={<LocateIcon />}
          loading={state === 'locating'}
          onClick={() => void locateMe()}
        >
          {t('near.useMine')}
        </Button>
        {near && (
          <Select
            label={t('near.range')}
            value={String(near.rangeKm ?? 'any')}
            options={[
              ...rangesKm(i18n.language, near.rangeKm).map((km) => ({
                value: String(km),
                label: formatDistance(km, i18n.language),
              })),
              { value: 'any', label: t('near.anyRange') },
            ]}
            onValueChange={(value) =>
              onNear({ ...near, rangeKm: value === 'any' ? undefined : Number(value) })
            }
          />
        )}
      </Inline>
      {state === 'failed' && <Notice tone="warning">{t('near.failed')}</Notice>}
    </Stack>
  );
}
