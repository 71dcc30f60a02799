import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { WaitListEntry } from '@foyer/contract';
import { useListWaitListEntriesQuery } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { DateTime, TextLink, theme } from '@foyer/ui-kit';
import { ProfileList } from '../../components/profile-list/ProfileList.tsx';

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
  const query = useListWaitListEntriesQuery();
  return (
    <ProfileList
      title={t('list.title')}
      hint={t('list.hint')}
      query={query}
      items={query.data?.entries.map((entry) => (
        <EntryRow key={entry.event.eventId} entry={entry} />
      ))}
      failed={t('list.failed')}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint'), discover: t('list.discover') }}
    />
  );
}
