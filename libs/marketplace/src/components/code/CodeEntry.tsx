import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useLazyValidateMarketplaceCodeQuery } from '@foyer/api-client/marketplace';
import { codeEntered, codeRemoved, useMarketplaceCode } from '@foyer/cart';
import { Button, Card, Notice, Stack, TextInput, theme } from '@foyer/ui-kit';

/** Parameter of shared links. */
const parameter = 'marketplaceCode';

const compact = css({ maxWidth: '480px' });
const title = css({ fontSize: theme.text.large });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space[3] });
const field = css({ flex: '1 1 180px', minWidth: 0 });

/**
 * Checks a code with the server and keeps a valid one; a shared link's code leaves the address immediately.
 */
function useCode(eventId: string) {
  const { t } = useTranslation('marketplace');
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  // An invalid code of a link stays in the field, where the buyer can correct it.
  const [typed, setTyped] = useState(() => search.get(parameter) ?? '');
  const [ask, { isFetching, error }] = useLazyValidateMarketplaceCodeQuery();
  const enter = async (marketplaceCode: string): Promise<void> => {
    const answer = await ask({ eventId, code: marketplaceCode });
    if (answer.data) dispatch(codeEntered({ eventId, marketplaceCode }));
  };
  const takeFromLink = useEffectEvent((code: string) => {
    const rest = new URLSearchParams(search);
    rest.delete(parameter);
    setSearch(rest, { replace: true, preventScrollReset: true });
    void enter(code);
  });
  const given = search.get(parameter);
  useEffect(() => {
    if (given) takeFromLink(given);
  }, [given]);
  const problem = error && errorText(t, error);
  const remove = (): void => {
    setTyped('');
    dispatch(codeRemoved({ eventId }));
  };
  return { typed, setTyped, enter, problem, isFetching, remove };
}

/** Field for the code that opens a presale of the event [C7.50]. */
export function CodeEntry({ eventId }: { eventId: string }) {
  const { t } = useTranslation('marketplace');
  const { typed, setTyped, enter, problem, isFetching, remove } = useCode(eventId);
  const isActive = useMarketplaceCode(eventId) !== undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const code = typed.trim();
    if (code !== '') void enter(code);
  };
  if (isActive)
    return (
      <Notice
        tone="success"
        title={t('code.active')}
        action={<Button onClick={remove}>{t('code.remove')}</Button>}
      />
    );
  return (
    <Card as="section" aria-label={t('code.title')} css={compact}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <h2 css={title}>{t('code.title')}</h2>
          <div css={line}>
            <div css={field}>
              <TextInput
                label={t('code.label')}
                hideLabel
                value={typed}
                onValueChange={setTyped}
                error={problem}
                maxLength={40}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
              />
            </div>
            <Button type="submit" loading={isFetching}>
              {t('code.submit')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
