import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useLogInByLinkMutation } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Card, Container, EmptyState, LinkButton, Notice, Stack, theme } from '@foyer/ui-kit';

/**
 * Target of the log-in mail. A press of the button makes the call, so that neither a mail scanner uses up the link nor
 * does opening an address change who is logged in.
 */
export function LogInLinkPage() {
  const { t } = useTranslation('identity');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const paths = usePaths();
  const [logIn, { error, isLoading }] = useLogInByLinkMutation();
  const submit = async (): Promise<void> => {
    const answer = await logIn({ token });
    if (answer.error === undefined) void navigate(paths.discover(), { replace: true });
  };
  const code = errorCodeOf(error);
  const isOver = code === 'emailLinkExpired' || code === 'emailLinkMalformed';
  return (
    <Container width="form" css={{ paddingBlock: theme.space[12] }}>
      <title>{t('menu.logIn')}</title>
      <h1 css={{ marginBottom: theme.space[6] }}>{t('menu.logIn')}</h1>
      <Card as="div">
        {token === '' || isOver ? (
          <EmptyState
            title={t(token === '' ? 'link.missing' : 'link.expired')}
            action={
              <LinkButton variant="primary" href={paths.authentication()}>
                {t('menu.logIn')}
              </LinkButton>
            }
          >
            {t(token === '' ? 'link.missingHint' : 'logInLink.expiredHint')}
          </EmptyState>
        ) : (
          <Stack gap={4}>
            <p>{t('logInLink.hint')}</p>
            {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
            <Button variant="primary" wide loading={isLoading} onClick={() => void submit()}>
              {t('logIn.submit')}
            </Button>
          </Stack>
        )}
      </Card>
    </Container>
  );
}
