import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMaps } from '@foyer/api-client/shell/maps';
import { useGetSurroundingsQuery } from '@foyer/api-client/shell';
import type { Coordinates, Topic } from '@foyer/contract';
import { Button, Inline, LinkButton, MapIcon, Notice, PinIcon, Skeleton, Stack, theme } from '@foyer/ui-kit';
import { DrawnMap } from './DrawnMap.tsx';
import { mapHeight } from './mapFrame.ts';
import { StreetMap } from './StreetMap.tsx';

export interface VenueMapProps {
  venue: Pick<Topic, 'name' | 'address' | 'city' | 'region'>;
  coordinates: Coordinates;
  /** Whether to draw the cities around the venue, before or in place of streets. */
  hasSurroundings?: boolean;
}

/** Venue among the cities around it: where it is, not how to arrive. */
function Surroundings({ venue, coordinates }: Pick<VenueMapProps, 'venue' | 'coordinates'>) {
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
 * Way to a venue: address, directions, and a street map on request where a maps service is configured. The request is
 * explicit because it reveals the visitor to the service [I7.30]. The page of a venue shows its surroundings too.
 */
export function VenueMap({ venue, coordinates, hasSurroundings = false }: VenueMapProps) {
  const { t } = useTranslation('places');
  const { showStreets, directionsTo } = useMaps();
  const [streets, setStreets] = useState<'none' | 'shown' | 'failed'>('none');
  const isDrawn = hasSurroundings || streets === 'failed';
  return (
    <Stack as="section" gap={3}>
      <h2>{t('venue.title')}</h2>
      <p>
        <strong>{venue.name}</strong>
        <br />
        {[venue.address, venue.city, venue.region].filter(Boolean).join(', ')}
      </p>
      <p>
        <LinkButton external href={directionsTo(coordinates)} icon={<PinIcon size={18} />}>
          {t('venue.directions')}
        </LinkButton>
      </p>
      {showStreets && streets === 'shown' && (
        <StreetMap
          showStreets={showStreets}
          name={venue.name}
          coordinates={coordinates}
          onFail={() => setStreets('failed')}
        />
      )}
      {streets !== 'shown' && isDrawn && <Surroundings venue={venue} coordinates={coordinates} />}
      {streets === 'failed' && <Notice tone="warning">{t('venue.streetsFailed')}</Notice>}
      {showStreets && (
        <Inline gap={3}>
          <Button
            variant="secondary"
            icon={<MapIcon />}
            onClick={() => setStreets(streets === 'shown' ? 'none' : 'shown')}
          >
            {streets !== 'shown' && t('venue.streets')}
            {streets === 'shown' && t(hasSurroundings ? 'venue.drawn' : 'venue.hide')}
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
