import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown, DateTime, EmptyState, LiveRegion, RichText, theme } from '@foyer/ui-kit';

/** What stands in place of the player, and why. */
export type StreamStanding =
  | { kind: 'notStarted' | 'today'; startsAt: string }
  | { kind: 'replayExpired'; expiredAt: string }
  | { kind: 'ended' | 'notEntitled' | 'openElsewhere' | 'movedAway' | 'accessLost' | 'frozen' };

export interface StreamNoticeProps {
  standing: StreamStanding;
  /** IANA time zone of the event. */
  zone: string;
  action?: ReactNode;
}

const clock = css({
  color: theme.color.content,
  fontFamily: theme.font.display,
  fontSize: theme.text.heading,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
const words = css({ display: 'grid', gap: theme.space[2] });

/** State of a stream that isn't being watched [C4.19, C8.18]. */
export function StreamNotice({ standing, zone, action }: StreamNoticeProps) {
  const { t, i18n } = useTranslation('streaming');
  const { kind } = standing;
  const instant =
    kind === 'replayExpired' ? standing.expiredAt : 'startsAt' in standing ? standing.startsAt : undefined;
  const text = t(`standing.${kind}.text`);
  return (
    <LiveRegion>
      <EmptyState title={t(`standing.${kind}.title`)} action={action} headingLevel={2}>
        <div css={words}>
          {instant === undefined ? (
            <p>{text}</p>
          ) : (
            <p>
              <RichText
                text={text}
                elements={{
                  date: (
                    <DateTime
                      value={instant}
                      zone={zone}
                      locale={i18n.language}
                      format={kind === 'today' ? 'time' : 'dateTime'}
                      showZone
                    />
                  ),
                }}
              />
            </p>
          )}
          {'startsAt' in standing && (
            <p css={clock}>
              <Countdown
                endsAt={standing.startsAt}
                format={kind === 'today' ? 'clock' : 'duration'}
                locale={i18n.language}
                warnAtSeconds={0}
              />
            </p>
          )}
        </div>
      </EmptyState>
    </LiveRegion>
  );
}
