import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import type { NewsletterSubscription } from '@foyer/contract';
import { errorCodeOf, errorText } from '@foyer/api-client';
import {
  useAnswerNewsletterSubscriptionMutation,
  useGetNewsletterSubscriptionQuery,
  usePaths,
} from '@foyer/api-client/shell';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  Notice,
  Spinner,
  Stack,
  theme,
} from '@foyer/ui-kit';

interface AnswerProps {
  subscription: NewsletterSubscription;
  token: string;
  onAnswered: (subscription: NewsletterSubscription) => void;
}

/** Subscription of the link, with the button that changes it; opening the page alone changes nothing. */
function Answer({ subscription, token, onAnswered }: AnswerProps) {
  const { t } = useTranslation('newsletter');
  const paths = usePaths();
  const [answer, { isLoading, error }] = useAnswerNewsletterSubscriptionMutation();
  const { state, emailAddress, eventName: event } = subscription;
  const say = async (isWanted: boolean): Promise<void> => {
    const { data } = await answer({ token, isWanted });
    if (data) onAnswered(data);
  };
  return (
    <Stack gap={5} align="start">
      <p role="status" css={{ fontSize: theme.text.large, overflowWrap: 'anywhere' }}>
        {t(`page.${state}.${event === undefined ? 'news' : 'event'}`, { emailAddress, event })}
      </p>
      {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
      {state === 'pending' && (
        <Button variant="primary" size="large" loading={isLoading} onClick={() => void say(true)}>
          {t('page.confirm')}
        </Button>
      )}
      {state === 'active' && (
        <Button loading={isLoading} onClick={() => void say(false)}>
          {t('page.end')}
        </Button>
      )}
      {state === 'ended' && (
        <Button loading={isLoading} onClick={() => void say(true)}>
          {t('page.again')}
        </Button>
      )}
      {state !== 'pending' && <LinkButton href={paths.discover()}>{t('page.discover')}</LinkButton>}
    </Stack>
  );
}

/** Target of the links in our mails: confirms a subscription or ends it [I7.27]. */
export function NewsletterPage() {
  const { t } = useTranslation('newsletter');
  const paths = usePaths();
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const { currentData, error, refetch, isFetching } = useGetNewsletterSubscriptionQuery(
    token === '' ? skipToken : { token },
  );
  const [answered, setAnswered] = useState<NewsletterSubscription>();
  const subscription = answered ?? currentData;
  const isBroken =
    token === '' || ['emailLinkMalformed', 'notFound', 'invalidRequest'].includes(errorCodeOf(error) ?? '');
  return (
    <Container width="text" css={{ paddingBlock: theme.space[16] }}>
      <title>{t('page.title')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('page.title')}</h1>
      {isBroken && (
        <EmptyState
          title={t('page.broken')}
          action={<LinkButton href={paths.discover()}>{t('page.discover')}</LinkButton>}
        >
          {t('page.brokenHint')}
        </EmptyState>
      )}
      {!isBroken && error !== undefined && (
        <ErrorState title={t('page.failed')} onRetry={() => void refetch()} retrying={isFetching}>
          {errorText(t, error)}
        </ErrorState>
      )}
      {!isBroken && !subscription && error === undefined && <Spinner />}
      {subscription && <Answer subscription={subscription} token={token} onAnswered={setAnswered} />}
    </Container>
  );
}
