import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import type { DrawEntry, DrawEntryState } from '@foyer/contract';
import { usePaths } from '@foyer/api-client/shell';
import {
  Badge,
  Card,
  Countdown,
  DateTime,
  Inline,
  LinkButton,
  RichText,
  Stack,
  TextLink,
  theme,
  type BadgeProps,
} from '@foyer/ui-kit';
import { entryDeadline } from './requestStages.ts';

const muted = css({ color: theme.color.contentMuted });
const code = css({
  fontFamily: 'ui-monospace, monospace',
  fontSize: theme.text.small,
  overflowWrap: 'anywhere',
});
const facts = css({ margin: 0, '& dd': { margin: 0 }, '& dt': { color: theme.color.contentMuted } });
const summary = css({
  display: 'list-item',
  minHeight: theme.size.target,
  paddingBlock: theme.space[3],
  cursor: 'pointer',
});

const tones: Record<DrawEntryState, NonNullable<BadgeProps['tone']>> = {
  entered: 'accent',
  pendingResults: 'neutral',
  won: 'success',
  claimed: 'success',
  paymentFailed: 'danger',
  lapsed: 'neutral',
  lost: 'neutral',
  cancelled: 'neutral',
};

/** Key of the sentence on a state: a win that cannot be claimed is being charged, and a place behind the winners may still win. */
function keyOf({ state, allowed, place }: DrawEntry) {
  if (state === 'won' && !allowed.claim.allowed) return 'charging';
  return state === 'pendingResults' && place !== undefined ? 'waiting' : state;
}

/** Sentence on the state of an entry, with the time that is left [C4.06]. */
function RequestState({ entry }: { entry: DrawEntry }) {
  const { t, i18n } = useTranslation('requested');
  const { state, win, event } = entry;
  const until = entryDeadline(entry);
  const key = keyOf(entry);
  const words = t(`text.${key}`, { count: win?.quantity ?? entry.quantity, name: win?.name ?? '' });
  const date = <DateTime value={until ?? ''} zone={event.timezone} locale={i18n.language} showZone />;
  const clock = (
    <Countdown endsAt={until ?? ''} format="duration" locale={i18n.language} announceAtSeconds={[]} />
  );
  return (
    <Stack gap={1}>
      {(state === 'won' || state === 'paymentFailed') && win && (
        <p css={{ fontWeight: 600 }}>{t('won', { count: win.quantity, name: win.name })}</p>
      )}
      <p>
        <RichText text={words} elements={{ date }} />
      </p>
      {until !== undefined && key !== 'charging' && (
        <p css={muted}>
          <RichText text={t('left')} elements={{ clock }} />
        </p>
      )}
    </Stack>
  );
}

/** Id and salt with which anyone finds the entry in the published draw. */
function Proof({ entry: { offerId, proof } }: { entry: DrawEntry }) {
  const { t } = useTranslation('requested');
  if (!proof) return null;
  return (
    <details>
      <summary css={summary}>{t('proof')}</summary>
      <dl css={facts}>
        <dt>{t('id')}</dt>
        <dd css={code}>{offerId}</dd>
        <dt>{t('salt')}</dt>
        <dd css={code}>{proof.salt}</dd>
      </dl>
    </details>
  );
}

/** Entry in a draw: choices, state and place in the order, and the next step [C2.08, C4.06]. */
export function RequestCard({ entry }: { entry: DrawEntry }) {
  const { t, i18n } = useTranslation('requested');
  const paths = usePaths();
  const { event, marketplaceId, offerId, choices, quantity, state, place, allowed, stillOpen = [] } = entry;
  const { eventId, vanityName } = event;
  const isToPay = allowed.claim.allowed || allowed.repay.allowed;
  const names = new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(
    choices.map(({ name }) => name),
  );
  return (
    <Card as="li">
      <Stack gap={4}>
        <Stack gap={2}>
          <Inline gap={2}>
            <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
            <span css={muted}>{t('wishList')}</span>
          </Inline>
          <h3 css={{ fontSize: theme.text.title, overflowWrap: 'anywhere' }}>
            <TextLink href={paths.event({ eventId, vanityName })}>{event.shortName}</TextLink>
          </h3>
          <p css={muted}>
            <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
          </p>
          <p>{t('choices', { count: quantity, names })}</p>
        </Stack>
        <RequestState entry={entry} />
        {place !== undefined && <p>{t('place', { place })}</p>}
        <Inline gap={3}>
          {isToPay && (
            <LinkButton variant="primary" href={paths.claim({ eventId, marketplaceId, offerId })}>
              {t(state === 'paymentFailed' ? 'pay' : 'claim')}
            </LinkButton>
          )}
          {stillOpen.length > 0 && (
            <LinkButton variant="primary" href={paths.event({ eventId, vanityName })}>
              {t('open')}
            </LinkButton>
          )}
          {state === 'claimed' && (
            <LinkButton variant="primary" href={paths.token({ eventId })}>
              {t('tokens')}
            </LinkButton>
          )}
          {!isToPay && state !== 'claimed' && (
            <LinkButton variant="secondary" href={paths.marketOffers({ eventId, marketplaceId })}>
              {t(allowed.edit.allowed ? 'edit' : 'see')}
            </LinkButton>
          )}
          {state !== 'entered' && <TextLink href={paths.draw({ eventId })}>{t('check')}</TextLink>}
        </Inline>
        <Proof entry={entry} />
      </Stack>
    </Card>
  );
}
