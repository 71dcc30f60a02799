import { css } from '@emotion/react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventProfile } from '@foyer/contract';
import type { EventMapProps } from '@foyer/api-client';
import { useGetEventProfileQuery, useListOfferGroupsQuery } from '@foyer/api-client/marketplace';
import { formatMoney } from '@foyer/util';
import { Stack, theme } from '@foyer/ui-kit';
import { defaultOfferFilters } from '../../model/offerFilters.ts';
import { pricedOffers } from '../../model/pricedOffers.ts';
import { MapStage } from './MapStage.tsx';
import { useSeatData } from './useSeatData.ts';
import { useSeatMapTexts } from './useSeatMapTexts.ts';

const caption = css({ color: theme.color.contentMuted });
const noFilters = {};
const noSections: never[] = [];

/** Seat map of an event on a page about something else, with its prices and free seats; nothing for an event without. */
export function EventMap({ eventId, caption: text }: EventMapProps) {
  const { data: profile } = useGetEventProfileQuery({ eventId });
  return profile?.seatChartId === undefined ? null : <LiveMap profile={profile} text={text} />;
}

/** What is picked here stays here: seats are bought on the page of the event. */
function LiveMap({ profile, text }: { profile: EventProfile; text: string }) {
  const { i18n } = useTranslation('marketplace');
  const { eventId } = profile.summary;
  const [selection, select] = useState<readonly string[]>([]);
  const { chart, sectionAvailability, known, failed, need } = useSeatData(profile, defaultOfferFilters);
  const { data } = useListOfferGroupsQuery({ eventId });
  const priced = useMemo(() => pricedOffers(data?.offerGroups ?? []), [data]);
  const texts = useSeatMapTexts();
  if (!chart) return null;
  return (
    <Stack as="figure" gap={2}>
      <MapStage
        chart={chart}
        sectionAvailability={sectionAvailability ?? noSections}
        seatAvailability={known.availability}
        offers={known.offers}
        offerSets={known.offerSets}
        pricedOffers={priced}
        failedSections={failed}
        filters={noFilters}
        selection={selection}
        maxSeats={profile.maxPerPerson}
        onSelectionChange={select}
        onSectionsNeeded={need}
        texts={texts}
        formatPrice={(money) => formatMoney(money, i18n.language)}
      />
      <figcaption css={caption}>{text}</figcaption>
    </Stack>
  );
}
