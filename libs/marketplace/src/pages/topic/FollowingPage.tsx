import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Topic } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListFollowsQuery, useSetFollowMutation } from '@foyer/api-client/marketplace';
import { usePaths } from '@foyer/api-client/shell';
import { Button, TextLink, theme, useOverlays } from '@foyer/ui-kit';
import { ProfileList } from '../../components/profile-list/ProfileList.tsx';

const row = css({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
  overflowWrap: 'anywhere',
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

function FollowRow({ topic }: { topic: Topic }) {
  const { t } = useTranslation('topic');
  const paths = usePaths();
  const { toast } = useOverlays();
  const [setFollow, { isLoading }] = useSetFollowMutation();
  const { kind, topicId, name, vanityName, city } = topic;
  const href = {
    performer: paths.performer({ performerId: topicId }),
    location: paths.location({ locationId: topicId }),
    client: paths.client({ vanityName }),
  }[kind];
  const stop = async (): Promise<void> => {
    const { error } = await setFollow({ kind, topicId, isFollowed: false });
    if (error !== undefined) toast(errorText(t, error), { tone: 'danger' });
  };
  return (
    <li css={row}>
      <div>
        <TextLink href={href}>{name}</TextLink>
        <p css={muted}>{[t(`kind.${kind}`), city].filter(Boolean).join(' · ')}</p>
      </div>
      <Button
        variant="secondary"
        loading={isLoading}
        aria-label={t('list.unfollowName', { name })}
        onClick={() => void stop()}
      >
        {t('list.unfollow')}
      </Button>
    </li>
  );
}

/** Performers, venues and organisers that the user follows [C2.22]. */
export function FollowingPage() {
  const { t } = useTranslation('topic');
  const query = useListFollowsQuery();
  return (
    <ProfileList
      title={t('list.title')}
      hint={t('list.hint')}
      query={query}
      items={query.data?.follows.map(({ topic }) => (
        <FollowRow key={`${topic.kind} ${topic.topicId}`} topic={topic} />
      ))}
      failed={t('list.failed')}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint'), discover: t('discover') }}
    />
  );
}
