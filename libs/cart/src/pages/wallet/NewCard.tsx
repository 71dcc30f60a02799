import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Stack } from '@foyer/ui-kit';
import {
  closedFields,
  HostedCardFields,
  type CardFieldsHandle,
  type HostedCardFieldsProps,
} from '../../components/payment-means/HostedCardFields.tsx';

/** Fields of a new card, and the button that stores it. */
export function NewCard({ url, onCard }: Pick<HostedCardFieldsProps, 'url' | 'onCard'>) {
  const { t } = useTranslation('wallet');
  const fields = useRef<CardFieldsHandle>(null);
  const [{ isReady, isBusy }, onStateChange] = useState(closedFields);
  return (
    <Stack gap={4}>
      <HostedCardFields ref={fields} url={url} onCard={onCard} onStateChange={onStateChange} />
      <Button
        variant="secondary"
        size="large"
        wide
        loading={isBusy}
        disabled={!isReady}
        onClick={() => fields.current?.submit()}
      >
        {t('store')}
      </Button>
    </Stack>
  );
}
