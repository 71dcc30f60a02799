import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import type { EngagementOffer } from '@foyer/contract';
import { errorText, isFoyerError, isWorthRetrying } from '@foyer/api-client';
import {
  useAcceptEngagementOfferMutation,
  useDeclineEngagementOfferMutation,
  useValidateEngagementOfferQuery,
} from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import { useAuthentication } from '@foyer/identity';
import {
  Button,
  Card,
  Container,
  DateTime,
  EmptyState,
  ErrorState,
  Inline,
  LinkButton,
  Notice,
  RichText,
  Skeleton,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';
import { isolateText, isSecret } from '@foyer/util';
import { AttendingArt } from '../../components/attending/AttendingFacts.tsx';

const muted = css({ color: theme.color.contentMuted });
const body = css({ padding: theme.space[5] });
const facts = css({ display: 'grid', gap: theme.space[3], margin: 0, '& dd': { margin: 0 } });
const ppm = 1_000_000;

/** What a promoter would sell, and on which terms. */
function Terms({ offer }: { offer: EngagementOffer }) {
  const { t, i18n } = useTranslation('assignment');
  const { event, items, paymentKinds, ratePpm, mostPerGuest, acceptUntil, emailAddress, state } = offer;
  const list = new Intl.ListFormat(i18n.language);
  const share = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 2 });
  const date = <DateTime value={acceptUntil} zone={event.timezone} locale={i18n.language} />;
  return (
    <Stack gap={4}>
      <div>
        <h2 css={{ fontSize: theme.text.title }}>{event.shortName}</h2>
        <p css={muted}>
          <DateTime value={event.startsAt} zone={event.timezone} locale={i18n.language} />
        </p>
      </div>
      <ul css={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {items.map(({ name, quantity }) => (
          <li key={name}>{t('engagement.of', { quantity, name })}</li>
        ))}
      </ul>
      <dl css={facts}>
        <div>
          <dt css={muted}>{t('engagement.kinds')}</dt>
          <dd>{list.format(paymentKinds.map((kind) => t(`engagement.kind.${kind}`)))}</dd>
        </div>
        <div>
          <dt css={muted}>{t('engagement.commission')}</dt>
          <dd>
            {ratePpm === undefined
              ? t('engagement.noCommission')
              : t('engagement.share', { percent: share.format(ratePpm / ppm) })}
          </dd>
        </div>
        {mostPerGuest !== undefined && (
          <div>
            <dt css={muted}>{t('engagement.most')}</dt>
            <dd>{mostPerGuest}</dd>
          </div>
        )}
      </dl>
      {state === 'pending' && (
        <p css={muted}>
          {t('invitation.for', { emailAddress })}
          <br />
          <RichText text={t('engagement.until')} elements={{ date }} />
        </p>
      )}
    </Stack>
  );
}

/** Accept as the current or a new account, or decline. */
function Answer({ offer, assignmentString }: { offer: EngagementOffer; assignmentString: string }) {
  const { t } = useTranslation('assignment');
  const { confirm } = useOverlays();
  const { requireVerified } = useAuthentication();
  const navigate = useNavigate();
  const paths = usePaths();
  const [accept, accepting] = useAcceptEngagementOfferMutation();
  const [decline, declining] = useDeclineEngagementOfferMutation();
  const error = accepting.error ?? declining.error;
  const take = async (): Promise<void> => {
    const { data } = await accept({ assignmentString });
    if (data) void navigate(`${paths.clientPromoterAssign()}?eventId=${data.eventId}`, { replace: true });
  };
  const refuse = async (): Promise<void> => {
    const texts = {
      title: t('invitation.declineTitle'),
      message: t('engagement.declineHint'),
      yes: t('invitation.declineYes'),
      no: t('invitation.declineNo'),
    };
    if (await confirm(texts)) await decline({ assignmentString });
  };
  return (
    <Stack gap={4}>
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      <Inline gap={3}>
        <Button
          variant="primary"
          size="large"
          loading={accepting.isLoading}
          onClick={() => void requireVerified(take)}
        >
          {t('engagement.accept')}
        </Button>
        <Button variant="secondary" size="large" loading={declining.isLoading} onClick={() => void refuse()}>
          {t('invitation.decline')}
        </Button>
      </Inline>
      {offer.assigneeHasAccount || <p css={muted}>{t('invitation.signUp')}</p>}
    </Stack>
  );
}

function Ended({ offer }: { offer: EngagementOffer }) {
  const { t } = useTranslation('assignment');
  const paths = usePaths();
  const { state, inviterFirstName, event } = offer;
  if (state === 'pending') return null;
  const name = isolateText(inviterFirstName);
  const { eventId, vanityName } = event;
  return (
    <EmptyState
      headingLevel={1}
      title={t(`engagement.${state}`)}
      action={
        state === 'completed' ? (
          <LinkButton variant="primary" href={paths.promoterEvents()}>
            {t('engagement.mine')}
          </LinkButton>
        ) : (
          <LinkButton href={paths.event({ eventId, vanityName })}>{event.shortName}</LinkButton>
        )
      }
    >
      {t(`engagement.${state}Hint`, { name })}
    </EmptyState>
  );
}

/** Page of a mailed offer to sell an event as a promoter; opening it changes nothing [C2.05, C3.23]. */
export function EngagementOfferPage() {
  const { t } = useTranslation('assignment');
  const [query] = useSearchParams();
  const assignmentString = query.get('assignmentString') ?? '';
  const isComplete = isSecret(assignmentString);
  const { data, error, isFetching, refetch } = useValidateEngagementOfferQuery(
    { assignmentString },
    { skip: !isComplete },
  );
  const mayRetry = !isFoyerError(error) || isWorthRetrying(error);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t('engagement.documentTitle')}</title>
      {data?.state === 'pending' && (
        <Stack gap={6}>
          <h1>{t('engagement.title', { name: isolateText(data.inviterFirstName) })}</h1>
          <Card padding={0}>
            <AttendingArt attending={data} />
            <Stack gap={6} css={body}>
              <Terms offer={data} />
              <Answer offer={data} assignmentString={assignmentString} />
            </Stack>
          </Card>
        </Stack>
      )}
      {data && <Ended offer={data} />}
      {!data && error !== undefined && mayRetry && (
        <ErrorState
          headingLevel={1}
          title={t('invitation.failed')}
          onRetry={() => void refetch()}
          retrying={isFetching}
        >
          {errorText(t, error)}
        </ErrorState>
      )}
      {!data && error !== undefined && !mayRetry && (
        <EmptyState headingLevel={1} title={t('invitation.failed')}>
          {errorText(t, error)}
        </EmptyState>
      )}
      {!isComplete && (
        <EmptyState headingLevel={1} title={t('invitation.incomplete')}>
          {t('invitation.incompleteHint')}
        </EmptyState>
      )}
      {isComplete && !data && error === undefined && <Skeleton shape="block" height="420px" />}
    </Container>
  );
}
