import { css } from '@emotion/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserSession } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useListSessionsQuery,
} from '@foyer/api-client/identity';
import {
  Badge,
  Button,
  ErrorState,
  formatInstant,
  Inline,
  LiveRegion,
  Notice,
  Skeleton,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { ProfileSection } from '../profile-frame/ProfileSection.tsx';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.space[3],
  paddingBlock: theme.space[3],
  borderBottom: `1px solid ${theme.color.border}`,
  '&:last-of-type': { borderBottom: 0 },
});
const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });

/** Words devices and times for the viewer's locale and zone. */
function useSessionWords() {
  const { t, i18n } = useTranslation('identity');
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    deviceOf: ({ browser, system }: UserSession): string =>
      browser && system
        ? t('profile.sessions.device', { browser, system })
        : (browser ?? system ?? t('profile.sessions.unknown')),
    timeOf: (instant: string): string =>
      formatInstant(new Date(instant), {
        zone,
        locale: i18n.language,
        format: 'shortDateTime',
        showZone: false,
      }),
  };
}

interface SessionRowProps {
  session: UserSession;
  isEnding: boolean;
  onEnd: () => void;
}

function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const { t } = useTranslation('identity');
  const { deviceOf, timeOf } = useSessionWords();
  const device = deviceOf(session);
  const seen = timeOf(session.lastSeenAt);
  return (
    <li css={row}>
      <div>
        <Inline gap={2}>
          <strong>{device}</strong>
          {session.current && <Badge tone="accent">{t('profile.sessions.current')}</Badge>}
        </Inline>
        <p css={muted}>{t('profile.sessions.seen', { time: seen })}</p>
        <p css={muted}>
          {t('profile.sessions.since', { time: timeOf(session.createdAt) })}
          {session.ipAddress && ` · ${t('profile.sessions.address', { address: session.ipAddress })}`}
        </p>
      </div>
      {!session.current && (
        <Button
          variant="secondary"
          loading={isEnding}
          aria-label={t('profile.sessions.endOne', { device, time: seen })}
          onClick={onEnd}
        >
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}

interface Said {
  tone: 'success' | 'danger';
  text: string;
}

function useEndSessions() {
  const { t } = useTranslation('identity');
  const overlays = useOverlays();
  const { deviceOf } = useSessionWords();
  const [endSession, one] = useEndSessionMutation();
  const [endOthers, others] = useEndOtherSessionsMutation();
  const [said, setSaid] = useState<Said>();
  const say = (error: unknown, done: string): void =>
    setSaid(
      error === undefined ? { tone: 'success', text: done } : { tone: 'danger', text: errorText(t, error) },
    );
  return {
    said,
    endingId: one.isLoading ? one.originalArgs?.sessionId : undefined,
    isEndingOthers: others.isLoading,
    end: async (session: UserSession): Promise<void> => {
      const { error } = await endSession({ sessionId: session.sessionId });
      say(error, t('profile.sessions.ended', { device: deviceOf(session) }));
    },
    endOthers: async (): Promise<void> => {
      const question = {
        title: t('profile.sessions.endOthersAsk.title'),
        message: t('profile.sessions.endOthersAsk.message'),
        yes: t('profile.sessions.endOthersAsk.yes'),
        no: t('profile.sessions.endOthersAsk.no'),
      };
      if (!(await overlays.confirm(question))) return;
      const { error } = await endOthers();
      say(error, t('profile.sessions.othersEnded'));
    },
  };
}

/** Active sessions with device and start; each can be ended, and all but the current one at once. */
export function SessionsSection() {
  const { t } = useTranslation('identity');
  const { data, error, isFetching, refetch } = useListSessionsQuery();
  const { said, endingId, isEndingOthers, end, endOthers } = useEndSessions();
  const sessions = data?.sessions ?? [];
  return (
    <ProfileSection title={t('profile.sessions.title')}>
      {data && (
        <Stack as="ul" gap={0} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {sessions.map((session) => (
            <SessionRow
              key={session.sessionId}
              session={session}
              isEnding={endingId === session.sessionId}
              onEnd={() => void end(session)}
            />
          ))}
        </Stack>
      )}
      {!data && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('profile.sessions.loadFailed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && error === undefined && <Skeleton shape="block" height="160px" />}
      <LiveRegion>{said && <Notice tone={said.tone}>{said.text}</Notice>}</LiveRegion>
      {sessions.length > 1 && (
        <Button variant="secondary" loading={isEndingOthers} onClick={() => void endOthers()}>
          {t('profile.sessions.endOthers')}
        </Button>
      )}
      {data && sessions.length === 1 && <p css={muted}>{t('profile.sessions.only')}</p>}
    </ProfileSection>
  );
}
