import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { Card, Stack, theme } from '@foyer/ui-kit';
import { SubscribeForm } from './SubscribeForm.tsx';

const wide = css({
  display: 'grid',
  gap: theme.space[6],
  [theme.media.tablet]: { gridTemplateColumns: '1fr 1fr', alignItems: 'center' },
});

/** Invitation to subscribe to all news or, on an event page, to the opening of its sale [C2.22, I7.27]. */
export function SubscribePanel({ eventId }: { eventId?: string }) {
  const { t } = useTranslation('newsletter');
  const kind = eventId ? 'onSale' : 'news';
  return (
    <Card as="section" aria-label={t(`${kind}.title`)}>
      <div css={wide}>
        <Stack gap={1}>
          <h2 css={{ fontSize: theme.text.title }}>{t(`${kind}.title`)}</h2>
          <p css={{ color: theme.color.contentMuted }}>{t(`${kind}.lead`)}</p>
        </Stack>
        <SubscribeForm {...(eventId ? { eventId } : {})} />
      </div>
    </Card>
  );
}
