import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { FeaturedPerformer } from '@foyer/contract';
import { useListFeaturedPerformersQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Card, CardLink, DateTime, Poster, Stack, theme } from '@foyer/ui-kit';
import { usePlaceOfEvent } from '../../../components/event/usePlaceOfEvent.ts';
import { Rail } from '../../../components/rail/Rail.tsx';

const body = css({
  padding: theme.space[4],
  overflowWrap: 'anywhere',
  [theme.media.belowTablet]: { padding: theme.space[3] },
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

/** Performer with the art of its next event, in the wide crop, which has no lettering. */
function PerformerCard({ performer }: { performer: FeaturedPerformer }) {
  const { i18n } = useTranslation();
  const paths = usePaths();
  const place = usePlaceOfEvent();
  const { performerId, name, genre, nextEvent } = performer;
  const { art } = nextEvent;
  return (
    <Card padding={0} interactive>
      <Poster
        src={art.wideUrl}
        alt=""
        ratio={1}
        bleed
        {...(art.widePlaceholder ? { placeholder: art.widePlaceholder } : {})}
        colors={[art.palette.ink, art.palette.accent]}
      />
      <Stack gap={1} css={body}>
        <h3 css={{ fontSize: theme.text.large }}>
          <CardLink href={paths.performer({ performerId })}>{name}</CardLink>
        </h3>
        {genre !== undefined && <p css={muted}>{genre}</p>}
        <p css={muted}>
          <DateTime
            value={nextEvent.startsAt}
            zone={nextEvent.timezone}
            locale={i18n.language}
            format="shortDateTime"
          />
          <br />
          {place(nextEvent)}
        </p>
      </Stack>
    </Card>
  );
}

/**
 * Strip of performers with upcoming events; renders nothing until it has loaded, or if it fails [C2.22, C9.12].
 */
export function FeaturedPerformers() {
  const { t } = useTranslation('search');
  const { data } = useListFeaturedPerformersQuery();
  if (!data || data.performers.length === 0) return null;
  return (
    <Rail heading={t('performers')}>
      {data.performers.map((performer) => (
        <li key={performer.performerId}>
          <PerformerCard performer={performer} />
        </li>
      ))}
    </Rail>
  );
}
