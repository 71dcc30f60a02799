import { useTranslation } from 'react-i18next';
import { usePaths } from '@foyer/api-client/shell';
import { RichText, TextLink } from '@foyer/ui-kit';

/** Sentence with links to terms and privacy policy, which open a new tab so that typed values stay [I5.07]. */
export function TermsText({ sentence }: { sentence: 'signUp.terms' | 'oauth.terms' }) {
  const { t } = useTranslation('identity');
  const paths = usePaths();
  return (
    <RichText
      text={t(sentence)}
      elements={{
        terms: <TextLink external href={paths.termsOfUse()} />,
        privacy: <TextLink external href={paths.privacyPolicy()} />,
      }}
    />
  );
}
