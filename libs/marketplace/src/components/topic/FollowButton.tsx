import { useTranslation } from 'react-i18next';
import type { Topic } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useListFollowsQuery, useSetFollowMutation } from '@foyer/api-client/marketplace';
import { useAuthentication, useSession } from '@foyer/identity';
import { Button, HeartIcon, IconButton, useOverlays } from '@foyer/ui-kit';

export interface FollowButtonProps {
  topic: Topic;
  /** Shows the icon alone, on a page about something else; its name then has that of the topic. */
  isSign?: boolean;
}

/** Follows a performer, venue or organiser; a visitor signs in first, and follows afterwards [C2.22]. */
export function FollowButton({ topic, isSign = false }: FollowButtonProps) {
  const { t } = useTranslation('topic');
  const { kind, topicId, name } = topic;
  const { status } = useSession();
  const { requireSignedIn } = useAuthentication();
  const { toast } = useOverlays();
  const { data } = useListFollowsQuery(undefined, { skip: status !== 'signedIn' });
  const [setFollow, { isLoading }] = useSetFollowMutation();
  const isFollowed =
    status === 'signedIn' &&
    (data?.follows.some((each) => each.topic.kind === kind && each.topic.topicId === topicId) ?? false);
  const toggle = (): void => {
    void requireSignedIn(async () => {
      const { error } = await setFollow({ kind, topicId, isFollowed: !isFollowed });
      if (error !== undefined) toast(errorText(t, error), { tone: 'danger' });
      else toast(t(isFollowed ? 'follow.ended' : 'follow.done', { name }), { tone: 'success' });
    });
  };
  if (isSign) {
    const label = t(isFollowed ? 'list.unfollowName' : 'follow.name', { name });
    return (
      <IconButton
        variant="unselected"
        icon={<HeartIcon filled={isFollowed} />}
        label={label}
        title={label}
        aria-busy={isLoading}
        onClick={isLoading ? undefined : toggle}
      />
    );
  }
  return (
    <Button
      variant={isFollowed ? 'secondary' : 'primary'}
      aria-pressed={isFollowed}
      loading={isLoading}
      onClick={toggle}
    >
      {t(isFollowed ? 'follow.following' : 'follow.button')}
    </Button>
  );
}
