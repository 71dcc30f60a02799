import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventSummary } from '@foyer/contract';
import { Button, DateTime, Inline, RichText, Stack, type OverlayControls } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';

export interface SavedDialogProps extends OverlayControls {
  /** Namespace with the texts `done.hint`, `done.close` and `done.requests`. */
  texts: 'draw' | 'auction';
  title: string;
  /** Summary of what was saved. */
  children: ReactNode;
  event: EventSummary;
  /** Time until which it can change. */
  closesAt: string;
  onRequests: () => void;
}

/**
 * Overlay after an entry or offer was made or changed: its summary, and the time until which it can change [C2.24].
 */
export function SavedDialog(props: SavedDialogProps) {
  const { open, close, texts, title, children, event, closesAt, onRequests } = props;
  const { t, i18n } = useTranslation(texts);
  const until = <DateTime value={closesAt} zone={event.timezone} locale={i18n.language} showZone />;
  const leave = (): void => {
    close();
    onRequests();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      footer={
        <Inline gap={3}>
          <Button variant="secondary" onClick={close}>
            {t('done.close')}
          </Button>
          <Button variant="primary" onClick={leave}>
            {t('done.requests')}
          </Button>
        </Inline>
      }
    >
      <Stack gap={4}>
        {children}
        <p>
          <RichText text={t('done.hint')} elements={{ date: until }} />
        </p>
      </Stack>
    </Dialog>
  );
}
