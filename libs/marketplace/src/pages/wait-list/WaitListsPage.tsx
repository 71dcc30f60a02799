import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { WaitListEntry } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListWaitListEntriesQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { ProfileFrame } from '@foyer/identity';
import { DateTime, EmptyState, ErrorState, LinkButton, Skeleton, TextLink, theme } from '@foyer/ui-kit';

const list = css({ listStyle: 'none', display: 'grid' });
const row = css({
  paddingBlock: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
  overflowWrap: 'anywhere',
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

function EntryRow({ entry: { event, offer, place = 1 } }: { entry: WaitListEntry }) {
  const { t, i18n } = useTranslation('waitList');
  const paths = usePaths();
  return (
    <li css={row}>
      <TextLink href={paths.waitList({ eventId: event.eventId })}>{event.shortName}</TextLink>
      <p css={muted}>
        <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
      </p>
      <p>{offer ? t('list.offered') : t('list.place', { place })}</p>
    </li>
  );
}

/** Events that the user waits for, with the place in the list or the offer. */
export function WaitListsPage() {
  const { t } = useTranslation('waitList');
  const paths = usePaths();
  const { data, error, isFetching, refetch } = useListWaitListEntriesQuery();
  return (
    <ProfileFrame title={t('list.title')} hint={t('list.hint')}>
      {!data && error === undefined && <Skeleton shape="block" height="220px" />}
      {!data && error !== undefined && (
        <ErrorState title={t('list.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(t, error)}
        </ErrorState>
      )}
      {data?.entries.length === 0 && (
        <EmptyState
          title={t('list.empty')}
          action={<LinkButton href={paths.discover()}>{t('list.discover')}</LinkButton>}
        >
          {t('list.emptyHint')}
        </EmptyState>
      )}
      {data && data.entries.length > 0 && (
        <ul css={list}>
          {data.entries.map((entry) => (
            <EntryRow key={entry.event.eventId} entry={entry} />
          ))}
        </ul>
      )}
    </ProfileFrame>
  );
}
