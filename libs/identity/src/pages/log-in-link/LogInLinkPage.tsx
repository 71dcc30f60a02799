import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorCodeOf, errorText } from '@foyer/api-client';
import { useLogInByLinkMutation } from '@foyer/api-client/identity';
import { usePaths } from '@foyer/api-client/shell';
import { Button, Card, LinkButton, Notice, Stack } from '@foyer/ui-kit';
import { FormPage } from '../../components/form-page/FormPage.tsx';
import { LinkProblem } from '../../components/link/LinkProblem.tsx';
import { useLinkToken } from '../../components/link/useLinkToken.ts';

/**
 * Target of the log-in mail. The call waits for a press of the button, so that a mail scanner doesn't use up the
 * link, and opening an address doesn't switch accounts.
 */
export function LogInLinkPage() {
  const { t } = useTranslation('identity');
  const token = useLinkToken();
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
    <FormPage title={t('menu.logIn')}>
      <Card as="div">
        {token === '' || isOver ? (
          <LinkProblem
            isIncomplete={token === ''}
            expiredHint={t('logInLink.expiredHint')}
            action={
              <LinkButton variant="primary" href={paths.authentication()}>
                {t('menu.logIn')}
              </LinkButton>
            }
          />
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
    </FormPage>
  );
}
