import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { Card, Stack, theme } from '@foyer/ui-kit';
import { StateBadge } from '../token/StateBadge.tsx';
import { usePlaceText } from '../token/usePlaceText.ts';
import { AssignmentStory } from './AssignmentStory.tsx';
import { HandOverActions } from './HandOverActions.tsx';

const list = css({ listStyle: 'none', padding: 0, margin: 0 });
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space[2],
  justifyContent: 'space-between',
  alignItems: 'start',
});

export interface ManagedTokensProps {
  tokens: readonly Token[];
  /** Time zone of the event. */
  zone: string;
}

/** Who has which of the caller's tokens for an event, and what can be done about it [C2.08g]. */
export function ManagedTokens({ tokens, zone }: ManagedTokensProps) {
  const { t } = useTranslation('assignment');
  const placeText = usePlaceText();
  if (tokens.length === 0) return null;
  return (
    <section aria-labelledby="managed">
      <h2 id="managed" css={{ marginBottom: theme.space[4] }}>
        {t('managed.title')}
      </h2>
      <Stack as="ul" gap={4} css={list}>
        {tokens.map((token) => (
          <Card as="li" key={token.tokenId}>
            <Stack gap={3}>
              <div css={head}>
                <h3 css={{ fontSize: theme.text.large }}>{placeText(token)}</h3>
                <StateBadge token={token} />
              </div>
              {token.assignment && <AssignmentStory assignment={token.assignment} zone={zone} />}
              <HandOverActions token={token} zone={zone} />
            </Stack>
          </Card>
        ))}
      </Stack>
    </section>
  );
}
