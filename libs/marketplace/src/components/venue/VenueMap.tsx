import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaps } from '@foyer/api-client/shell/maps';
import { useGetSurroundingsQuery } from '@foyer/api-client/shell';
import type { Coordinates, VenueSummary } from '@foyer/contract';
import { Button, Inline, MapIcon, Notice, Skeleton, Stack, TextLink, theme } from '@foyer/ui-kit';
import { DrawnMap, mapHeight } from './DrawnMap.tsx';
import { StreetMap } from './StreetMap.tsx';

export interface VenueMapProps {
  venue: Pick<VenueSummary, 'name'>;
  coordinates: Coordinates;
}

function Surroundings({ venue, coordinates }: VenueMapProps) {
  const { t } = useTranslation('places');
  const { data, isFetching, refetch } = useGetSurroundingsQuery(coordinates);
  if (data)
    return (
      <figure>
        <DrawnMap name={venue.name} coordinates={coordinates} surroundings={data} />
        <figcaption
          lang="en"
          css={{
            marginTop: theme.space[1],
            fontSize: theme.text.small,
            color: theme.color.contentMuted,
            overflowWrap: 'anywhere',
          }}
        >
          {data.attribution}
        </figcaption>
      </figure>
    );
  if (isFetching) return <Skeleton shape="block" height={`${mapHeight}px`} />;
  const again = (
    <Button variant="text" onClick={() => void refetch()}>
      {t('venue.retry')}
    </Button>
  );
  return (
    <Notice tone="warning" action={again}>
      {t('venue.mapFailed')}
    </Notice>
  );
}

/**
 * Venue and directions: a map drawn from GeoNames, and a street map on request where a maps service is configured. The
 * request is explicit because it reveals the visitor to the service [I7.30].
 */
export function VenueMap({ venue, coordinates }: VenueMapProps) {
  const { t } = useTranslation('places');
  const { showStreets, directionsTo } = useMaps();
  const [streets, setStreets] = useState<'none' | 'shown' | 'failed'>('none');
  return (
    <Stack as="section" gap={3}>
      <h2>{t('venue.title')}</h2>
      <p>
        <TextLink href={directionsTo(coordinates)} external>
          {t('venue.directions')}
        </TextLink>
      </p>
      {showStreets && streets === 'shown' ? (
        <StreetMap
          showStreets={showStreets}
          name={venue.name}
          coordinates={coordinates}
          onFail={() => setStreets('failed')}
        />
      ) : (
        <Surroundings venue={venue} coordinates={coordinates} />
      )}
      {streets === 'failed' && <Notice tone="warning">{t('venue.streetsFailed')}</Notice>}
      {showStreets && (
        <Inline gap={3}>
          <Button
            variant="secondary"
            icon={<MapIcon />}
            onClick={() => setStreets(streets === 'shown' ? 'none' : 'shown')}
          >
            {t(streets === 'shown' ? 'venue.drawn' : 'venue.streets')}
          </Button>
          {streets !== 'shown' && (
            <span css={{ color: theme.color.contentMuted, fontSize: theme.text.small }}>
              {t('venue.streetsNote')}
            </span>
          )}
        </Inline>
      )}
    </Stack>
  );
}
