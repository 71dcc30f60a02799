import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { Inline, TextLink, theme } from '@foyer/ui-kit';

/** Links to the terms in a new tab, so that typed values stay [I5.07]. */
export function TermsLinks() {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return (
    <Inline
      gap={4}
      css={{
        rowGap: 0,
        fontSize: theme.text.small,
        '> a': {
          display: 'flex',
          alignItems: 'center',
          columnGap: theme.space[1],
          minBlockSize: theme.size.target,
        },
      }}
    >
      <TextLink external href={paths.termsOfUse()}>
        {t('signUp.termsLink')}
      </TextLink>
      <TextLink external href={paths.privacyPolicy()}>
        {t('signUp.privacyLink')}
      </TextLink>
    </Inline>
  );
}
