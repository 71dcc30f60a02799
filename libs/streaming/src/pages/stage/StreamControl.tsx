import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClientStream } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useEndLiveStreamMutation, useStartNextSegmentMutation } from '@foyer/api-client/streaming';
import { Button, Card, Checkbox, Inline, Notice, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';

interface Flags {
  shouldHarvest: boolean;
  shouldScheduleInfraDestruction: boolean;
}

interface EndDialogProps {
  open: boolean;
  onClose: () => void;
  onEnd: (flags: Flags) => Promise<boolean>;
}

/** Question before a stream ends, with what becomes of its recording and its stage [C4.20]. */
function EndDialog({ open, onClose, onEnd }: EndDialogProps) {
  const { t } = useTranslation('stage');
  const [flags, setFlags] = useState<Flags>({ shouldHarvest: true, shouldScheduleInfraDestruction: false });
  const [isEnding, setEnding] = useState(false);
  const end = async (): Promise<void> => {
    setEnding(true);
    await onEnd(flags);
    onClose();
  };
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('lead.endTitle')}
      onClose={onClose}
      footer={
        <Inline gap={3}>
          <Button variant="primary" loading={isEnding} onClick={() => void end()}>
            {t('lead.endYes')}
          </Button>
          <Button onClick={onClose}>{t('lead.endNo')}</Button>
        </Inline>
      }
    >
      <Stack gap={3}>
        <p>{t('lead.endText')}</p>
        <Checkbox
          label={t('lead.keep')}
          checked={flags.shouldHarvest}
          onCheckedChange={(shouldHarvest) => setFlags({ ...flags, shouldHarvest })}
        />
        <Checkbox
          label={t('lead.destroy')}
          checked={flags.shouldScheduleInfraDestruction}
          onCheckedChange={(shouldScheduleInfraDestruction) =>
            setFlags({ ...flags, shouldScheduleInfraDestruction })
          }
        />
      </Stack>
    </Dialog>
  );
}

/** Parts and end of a stream [C7.14]. */
export function StreamControl({ stream }: { stream: ClientStream }) {
  const { t } = useTranslation('stage');
  const overlays = useOverlays();
  const { eventId } = stream.event;
  const [startNext, starting] = useStartNextSegmentMutation();
  const [endStream, ending] = useEndLiveStreamMutation();
  const part = (stream.segments.at(-1)?.segment ?? 1) + 1;
  const error = starting.error ?? ending.error;
  const end = (): void => {
    overlays.open(({ open, close }) => (
      <EndDialog
        open={open}
        onClose={close}
        onEnd={async (flags) => (await endStream({ eventId, ...flags })).error === undefined}
      />
    ));
  };
  return (
    <Card>
      <Stack gap={3}>
        <p css={{ fontSize: theme.text.title }}>
          {t('lead.part', { part: part - 1 })} · {t('lead.watching', { count: stream.viewers })}
        </p>
        {error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        <Inline gap={3}>
          <Button
            loading={starting.isLoading}
            // The number keeps a repeated press from beginning two.
            onClick={() => void startNext({ eventId, segment: part })}
          >
            {t('lead.next')}
          </Button>
          {stream.state === 'live' && <Button onClick={end}>{t('lead.end')}</Button>}
        </Inline>
      </Stack>
    </Card>
  );
}
