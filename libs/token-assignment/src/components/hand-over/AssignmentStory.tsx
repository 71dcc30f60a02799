import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { TokenAssignment } from '@foyer/contract';
import { DateTime, RichText, theme } from '@foyer/ui-kit';
import { assigneeName } from './assigneeName.ts';

const muted = css({ margin: 0, color: theme.color.contentMuted, overflowWrap: 'anywhere' });

/** What became of a hand-over: to whom, and since when [C4.12]. */
export function AssignmentStory({ assignment, zone }: { assignment: TokenAssignment; zone: string }) {
  const { t, i18n } = useTranslation('assignment');
  const { state, history, createdAt, sendsAt } = assignment;
  const at = sendsAt ?? history?.at(-1)?.at ?? createdAt;
  const name = assigneeName(assignment);
  const date = at && <DateTime value={at} zone={zone} locale={i18n.language} format="shortDateTime" />;
  return (
    <p css={muted}>
      <RichText
        text={t(`story.${sendsAt === undefined ? state : 'waits'}`, { name })}
        elements={{ date: <>{date}</> }}
      />
    </p>
  );
}
