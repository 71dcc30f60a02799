import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useDeployment } from '@foyer/api-client/shell';
import { ConsentButton, useBranding } from '@foyer/shell';
import { Container, Stack, TextLink, theme } from '@foyer/ui-kit';

/** Sections of each document in order; their names are also the anchors. */
const documents = {
  terms: [
    'who',
    'account',
    'prices',
    'holds',
    'product',
    'transfer',
    'resale',
    'cancelled',
    'conduct',
    'liability',
    'changes',
  ],
  privacy: ['what', 'why', 'sharing', 'browser', 'analytics', 'keeping', 'rights', 'children', 'contact'],
} as const;

/** Date of the last change. */
const updated = new Date('2026-11-29T12:00:00Z');

const contents = css({ margin: 0, paddingInlineStart: theme.space[8], lineHeight: 1.9 });
const muted = css({ color: theme.color.contentMuted });
const anchored = css({ scrollMarginTop: `calc(${theme.size.header} + ${theme.space[4]})` });

function LegalDocument({ document }: { document: keyof typeof documents }) {
  const { t, i18n } = useTranslation('legal');
  const { name } = useBranding();
  const abilities = useDeployment()?.abilities ?? [];
  const sections = documents[document].filter(
    (section) => (section !== 'transfer' && section !== 'resale') || abilities.includes(section),
  );
  const title = (section: string) => t(`${document}.sections.${section}.title` as 'terms.sections.who.title');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(updated);
  return (
    <Container width="text" css={{ paddingBlock: theme.space[8], overflowWrap: 'anywhere' }}>
      <title>{t(`${document}.title`)}</title>
      <Stack gap={8} as="article">
        <Stack gap={3}>
          <h1>{t(`${document}.title`)}</h1>
          <p css={{ fontSize: theme.text.large }}>{t(`${document}.lead`, { name })}</p>
          <p css={muted}>{t('updated', { date })}</p>
        </Stack>
        <nav aria-label={t('contents')}>
          <ol css={contents}>
            {sections.map((section) => (
              <li key={section}>
                <TextLink href={`#${section}`}>{title(section)}</TextLink>
              </li>
            ))}
          </ol>
        </nav>
        {sections.map((section) => (
          <section key={section} id={section} css={anchored} aria-labelledby={`${section}-title`}>
            <Stack gap={2}>
              <h2 id={`${section}-title`}>{title(section)}</h2>
              <p>{t(`${document}.sections.${section}.text` as 'terms.sections.who.text', { name })}</p>
              {/* On a partner's site, whose footer has no way to it, this is the way to take a consent back. */}
              {section === 'analytics' && (
                <p>
                  <ConsentButton always />
                </p>
              )}
            </Stack>
          </section>
        ))}
      </Stack>
    </Container>
  );
}

/** Terms of use [I2.05]. A deployment replaces them by overriding the texts of `legal`. */
export const TermsPage = () => <LegalDocument document="terms" />;
/** Privacy policy [I2.05]. */
export const PrivacyPage = () => <LegalDocument document="privacy" />;
