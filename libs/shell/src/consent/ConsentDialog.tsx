import { css } from '@emotion/react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredConsent } from '@foyer/contract/walls/storedConsent';
import { Button, Stack, Switch, theme } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';

const muted = css({ color: theme.color.contentMuted, fontSize: theme.text.small });
const heading = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', fontWeight: 600 });

export interface ConsentDialogProps {
  consent: StoredConsent;
  /** Whether Global Privacy Control decides in place of the visitor. */
  isOverruled: boolean;
  onSave: (performance: 'granted' | 'denied') => void;
  onClose: () => void;
  /** Receives focus on closing, where the opener is gone. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Consent preferences; Save is enabled only after a change [I4.18]. */
export function ConsentDialog({ consent, isOverruled, onSave, onClose, finalFocus }: ConsentDialogProps) {
  const { t } = useTranslation('consent');
  const isGranted = consent.categories.performance === 'granted' && !isOverruled;
  const [wanted, setWanted] = useState(isGranted);
  return (
    <Dialog
      open
      title={t('dialog.title')}
      onClose={onClose}
      {...(finalFocus ? { finalFocus } : {})}
      footer={
        <Button
          variant="primary"
          disabled={wanted === isGranted}
          onClick={() => onSave(wanted ? 'granted' : 'denied')}
        >
          {t('dialog.save')}
        </Button>
      }
    >
      <Stack gap={5}>
        <div>
          <p css={heading}>
            <span>{t('dialog.necessary')}</span>
            <span>{t('dialog.always')}</span>
          </p>
          <p css={muted}>{t('dialog.necessaryHint')}</p>
        </div>
        <Switch
          label={t('dialog.performance')}
          detail={t(isOverruled ? 'dialog.overruled' : 'dialog.performanceHint')}
          checked={wanted}
          disabled={isOverruled}
          onCheckedChange={setWanted}
        />
      </Stack>
    </Dialog>
  );
}
