import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Container, Stack, theme } from '@foyer/ui-kit';
import { ContactForm } from './ContactForm.tsx';

/** Contact page [I2.05, I2.29]; a support link preselects the topic as `ticket_form_id` [I7.30]. */
export function ContactPage() {
  const { t } = useTranslation('site');
  const [query] = useSearchParams();
  return (
    <Container width="form" css={{ paddingBlock: theme.space[8] }}>
      <title>{t('contact.title')}</title>
      <Stack gap={6}>
        <Stack gap={2}>
          <h1>{t('contact.title')}</h1>
          <p>{t('contact.lead')}</p>
        </Stack>
        <ContactForm topic={query.get('ticket_form_id') ?? undefined} />
      </Stack>
    </Container>
  );
}
