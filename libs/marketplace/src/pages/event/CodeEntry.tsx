import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router';
import { errorText } from '@foyer/api-client';
import { useLazyGetEventProfileQuery } from '@foyer/api-client/marketplace';
import { codeEntered, codeRemoved, useMarketplaceCode } from '@foyer/cart';
import { Button, Card, Notice, Stack, TextInput } from '@foyer/ui-kit';

/** Parameter of shared links. */
const parameter = 'marketplaceCode';

/** Checks a code with the server and keeps a right one; a shared link's code leaves the address at once. */
function useCode(eventId: string) {
  const { t } = useTranslation('marketplace');
  const dispatch = useDispatch();
  const [search, setSearch] = useSearchParams();
  const [ask, { isFetching, error }] = useLazyGetEventProfileQuery();
  const enter = async (marketplaceCode: string): Promise<void> => {
    const answer = await ask({ eventId, marketplaceCode });
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
  return { enter, problem, isFetching, remove: () => dispatch(codeRemoved({ eventId })) };
}

/** Entry of the code that opens a presale of the event [C7.31]. */
export function CodeEntry({ eventId }: { eventId: string }) {
  const { t } = useTranslation('marketplace');
  const { enter, problem, isFetching, remove } = useCode(eventId);
  const isActive = useMarketplaceCode(eventId) !== undefined;
  const [typed, setTyped] = useState('');
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
    <Card as="section" aria-label={t('code.title')}>
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <h2>{t('code.title')}</h2>
          <TextInput
            label={t('code.label')}
            value={typed}
            onValueChange={setTyped}
            error={problem}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
          <Button type="submit" loading={isFetching}>
            {t('code.submit')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}
