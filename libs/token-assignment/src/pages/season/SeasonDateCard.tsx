import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { isOff, type SeasonDate, type Token } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import { Badge, Card, DateTime, Inline, Stack, TextLink, theme } from '@foyer/ui-kit';
import { isolateText } from '@foyer/util';
import { assigneeName } from '../../components/hand-over/assigneeName.ts';
import { StateBadge } from '../../components/token/StateBadge.tsx';
import { usePlaceText } from '../../components/token/usePlaceText.ts';

const muted = css({ color: theme.color.contentMuted });
const list = css({ listStyle: 'none', padding: 0, margin: 0 });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  justifyContent: 'space-between',
  alignItems: 'start',
});

/** Place of a {product}, its state, and who has it. */
function DateToken({ token }: { token: Token }) {
  const { t } = useTranslation('season');
  const placeText = usePlaceText();
  const { assignment } = token;
  const state = assignment?.state;
  const key = state === 'accepted' ? 'pass.with' : 'pass.sentTo';
  return (
    <li css={row}>
      <div>
        <p>{placeText(token)}</p>
        {assignment &&
          (state === 'accepted' || (state === 'created' && assignment.assigneeKind === 'user')) && (
            <p css={muted}>{t(key, { name: assigneeName(assignment) })}</p>
          )}
      </div>
      {token.assignmentState !== 'unassigned' && <StateBadge token={token} />}
    </li>
  );
}

export interface SeasonDateCardProps {
  date: SeasonDate;
  organiserName: string;
}

/** Date of a season pass with all its {product}, whoever has them. */
export function SeasonDateCard({ date: { event, tokens }, organiserName }: SeasonDateCardProps) {
  const { t, i18n } = useTranslation('season');
  const { t: tToken } = useTranslation('tokenAssignment');
  const paths = usePaths();
  const { eventId, shortName, startsAt, timezone, status } = event;
  return (
    <Card as="li">
      <Stack gap={3}>
        <div css={row}>
          <div>
            <h3 css={{ fontSize: theme.text.large }}>{shortName}</h3>
            <p css={muted}>
              <DateTime value={startsAt} zone={timezone} locale={i18n.language} />
            </p>
          </div>
          {status !== 'Upcoming' && (
            <Inline>
              <Badge tone="warning">{tToken(`status.${status}`)}</Badge>
            </Inline>
          )}
        </div>
        {tokens.length > 0 && (
          <Stack as="ul" gap={3} css={list}>
            {tokens.map((token) => (
              <DateToken key={token.tokenId} token={token} />
            ))}
          </Stack>
        )}
        {tokens.length > 0 ? (
          <p>
            <TextLink
              href={paths.token({ eventId })}
              aria-label={`${t('pass.open')}: ${isolateText(shortName)}`}
            >
              {t('pass.open')}
            </TextLink>
          </p>
        ) : (
          <p css={muted}>
            {isOff(event) ? t('pass.cancelled', { name: isolateText(organiserName) }) : t('pass.none')}
          </p>
        )}
      </Stack>
    </Card>
  );
}
