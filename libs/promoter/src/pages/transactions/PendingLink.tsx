import { css } from '@emotion/react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import type { PromoterTransaction } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import {
  useResendPromoterTransactionMutation,
  useRevokePromoterTransactionMutation,
} from '@foyer/api-client/promoter';
import { usePaths } from '@foyer/api-client/shell';
import {
  Button,
  Card,
  DateTime,
  Inline,
  LinkButton,
  Notice,
  QrCode,
  RichText,
  Stack,
  theme,
  useOverlays,
} from '@foyer/ui-kit';

const code = css({ width: 'min(100%, 280px)', marginInline: 'auto' });
const muted = css({ color: theme.color.contentMuted });

interface LinkState {
  isNew?: boolean;
  /** The link that was just mailed; the server tells it once. */
  url?: string;
}

/** A sale by link that waits for its guest: the link as a QR code while it is known, and what can be done with it. */
export function PendingLink({ sale, zone }: { sale: PromoterTransaction; zone: string | undefined }) {
  const { t, i18n } = useTranslation('promoter');
  const { confirm } = useOverlays();
  const navigate = useNavigate();
  const paths = usePaths();
  const { state } = useLocation() as { state: LinkState | null };
  const [resend, resending] = useResendPromoterTransactionMutation();
  const [revoke, revoking] = useRevokePromoterTransactionMutation();
  const { eventId, transactionId, heldUntil } = sale;
  const address = sale.guest.emailAddress ?? t('transactions.guest');
  const error = resending.error ?? revoking.error;
  const sendAgain = async (): Promise<void> => {
    const { data } = await resend({ eventId, transactionId });
    if (data)
      void navigate(paths.promoterTransactions({ eventId, transactionId }), {
        replace: true,
        state: { isNew: true, url: data.url } satisfies LinkState,
      });
  };
  const takeBack = async (): Promise<void> => {
    const texts = {
      title: t('link.revokeTitle'),
      message: t('link.revokeHint'),
      yes: t('link.revokeYes'),
      no: t('link.revokeNo'),
    };
    if (await confirm(texts)) await revoke({ eventId, transactionId });
  };
  return (
    <Card as="section">
      <Stack gap={4}>
        {state?.isNew && <Notice tone="success">{t('link.sent', { address })}</Notice>}
        {state?.url !== undefined && (
          <>
            <h2 css={{ fontSize: theme.text.large }}>{t('link.qr')}</h2>
            <div css={code} data-sale-link={state.url}>
              <QrCode value={state.url} label={t('link.qr')} />
            </div>
            <p css={muted}>{t('link.qrHint', { address })}</p>
          </>
        )}
        {heldUntil !== undefined && zone !== undefined && (
          <p>
            <RichText
              text={t('link.until')}
              elements={{ date: <DateTime value={heldUntil} zone={zone} locale={i18n.language} /> }}
            />
          </p>
        )}
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Inline gap={2}>
          <Button variant="secondary" loading={resending.isLoading} onClick={() => void sendAgain()}>
            {t('link.resend')}
          </Button>
          <LinkButton variant="secondary" href={paths.promoterEdit({ eventId, itemId: transactionId })}>
            {t('link.edit')}
          </LinkButton>
          <Button variant="text" loading={revoking.isLoading} onClick={() => void takeBack()}>
            {t('link.revoke')}
          </Button>
        </Inline>
        <p css={muted}>{t('link.resendHint')}</p>
      </Stack>
    </Card>
  );
}
