import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Conference } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useSetConferenceMutation } from '@foyer/api-client/streaming';
import {
  Button,
  Card,
  Inline,
  Notice,
  QuantityStepper,
  Stack,
  Switch,
  TextInput,
  theme,
} from '@foyer/ui-kit';

const mostPlaces = 6;
/** What a header can carry as a bearer token (RFC 6750). */
const tokenPattern = String.raw`\s*[A-Za-z0-9._~+\/\-]+=*\s*`;
const optional = (name: 'termsUrl' | 'publishUrl' | 'watchUrl', value: string) =>
  value.trim() === '' ? {} : { [name]: value.trim() };

/** Who may come on stage, by which terms, and where the media server is [C7.15]. */
export function StageSettings({
  conference: { eventId, config, hasMediaToken },
}: {
  conference: Conference;
}) {
  const { t } = useTranslation('stage');
  const [save, { error, isLoading, isSuccess }] = useSetConferenceMutation();
  const [isOpen, setOpen] = useState(config.isOpen);
  const [places, setPlaces] = useState(config.places);
  const [termsUrl, setTerms] = useState(config.termsUrl ?? '');
  const [publishUrl, setPublish] = useState(config.publishUrl ?? '');
  const [watchUrl, setWatch] = useState(config.watchUrl ?? '');
  const [mediaToken, setToken] = useState('');
  const store = async (): Promise<void> => {
    const given = {
      ...optional('termsUrl', termsUrl),
      ...optional('publishUrl', publishUrl),
      ...optional('watchUrl', watchUrl),
    };
    const token = mediaToken.trim() === '' ? {} : { mediaToken: mediaToken.trim() };
    const stored = await save({ eventId, config: { isOpen, places, ...given }, ...token });
    if (stored.error === undefined) setToken('');
  };
  return (
    <Card as="section" aria-labelledby="stage-settings">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void store();
        }}
      >
        <Stack gap={4}>
          <h2 id="stage-settings" css={{ fontSize: theme.text.title }}>
            {t('lead.settings')}
          </h2>
          <Switch label={t('lead.open')} checked={isOpen} onCheckedChange={setOpen} />
          <QuantityStepper
            label={t('lead.places')}
            value={places}
            min={1}
            max={mostPlaces}
            onValueChange={setPlaces}
          />
          <TextInput
            label={t('lead.terms')}
            hint={t('lead.termsHint')}
            type="url"
            optional
            value={termsUrl}
            onValueChange={setTerms}
          />
          <TextInput
            label={t('lead.publish')}
            hint={t('lead.publishHint')}
            type="url"
            optional
            value={publishUrl}
            onValueChange={setPublish}
          />
          <TextInput
            label={t('lead.watch')}
            hint={t('lead.watchHint')}
            type="url"
            optional
            value={watchUrl}
            onValueChange={setWatch}
          />
          <TextInput
            label={t('lead.token')}
            hint={t(hasMediaToken ? 'lead.tokenKept' : 'lead.tokenHint')}
            optional
            autoComplete="off"
            pattern={tokenPattern}
            value={mediaToken}
            onValueChange={setToken}
          />
          {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
          <Inline gap={3}>
            <Button type="submit" variant="primary" loading={isLoading}>
              {t('lead.save')}
            </Button>
            {isSuccess && <span role="status">{t('lead.saved')}</span>}
          </Inline>
        </Stack>
      </form>
    </Card>
  );
}
