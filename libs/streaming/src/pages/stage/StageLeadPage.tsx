import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { usePaths } from '@foyer/api-client/shell';
import { useGetClientStreamQuery, useGetConferenceQuery } from '@foyer/api-client/streaming';
import { Container, ErrorState, Inline, Skeleton, Stack, TextLink, theme } from '@foyer/ui-kit';
import { Candidates } from './Candidates.tsx';
import { StageSettings } from './StageSettings.tsx';
import { StreamControl } from './StreamControl.tsx';

const pollEveryMs = 10_000;

/** Where a member of the organisation leads a stream and its stage [C7.13 to C7.16]. */
export function StageLeadPage() {
  const { t } = useTranslation('stage');
  const { eventId = '' } = useParams();
  const paths = usePaths();
  const stream = useGetClientStreamQuery({ eventId }, { pollingInterval: pollEveryMs });
  const conference = useGetConferenceQuery({ eventId });
  const error = stream.error ?? conference.error;
  const { data } = stream;
  return (
    <Container css={{ paddingBlock: theme.space[6] }}>
      {!data && <title>{t('place.stage')}</title>}
      {data && (
        <Stack gap={5}>
          <title>{t('lead.title', { name: data.event.shortName })}</title>
          <header>
            <h1 css={{ fontSize: theme.text.heading, overflowWrap: 'anywhere' }}>
              {t('lead.title', { name: data.event.shortName })}
            </h1>
            <Inline gap={4}>
              <TextLink href={paths.event(data.event)}>{t('check.event')}</TextLink>
              <TextLink href={paths.playerAnalytics(data.event)}>{t('lead.figures')}</TextLink>
            </Inline>
          </header>
          <StreamControl stream={data} />
          <Candidates eventId={eventId} timezone={data.event.timezone} />
          {conference.data && <StageSettings key={eventId} conference={conference.data} />}
        </Stack>
      )}
      {!data && error !== undefined && (
        <ErrorState
          headingLevel={1}
          title={t('lead.failed')}
          onRetry={() => void stream.refetch()}
          retrying={stream.isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
      {!data && error === undefined && <Skeleton shape="block" height="60dvh" />}
    </Container>
  );
}
