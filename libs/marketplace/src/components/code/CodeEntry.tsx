import { css } from '@emotion/react';
import type { SubmitEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarketplaceCode } from '@foyer/cart';
import { Button, Card, Notice, Stack, TextInput, theme } from '@foyer/ui-kit';
import { useCode } from './useCode.ts';

const compact = css({ maxWidth: '480px' });
const title = css({ fontSize: theme.text.large });
const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: theme.space[3] });
const field = css({ flex: '1 1 180px', minWidth: 0 });

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
