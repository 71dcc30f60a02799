import { useTranslation } from 'react-i18next';
import { Button, Inline, LinkButton, Notice, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';

/** Browsers whose way to the permissions of a page differs. */
type BrowserName = 'chrome' | 'edge' | 'firefox' | 'safari' | 'safariIos' | 'other';

/** Names the browser by its user agent, for words alone: nothing is switched by it. */
function browserName(userAgent: string): BrowserName {
  if (/iPhone|iPad/.test(userAgent)) return 'safariIos';
  if (/Edg\//.test(userAgent)) return 'edge';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrome\//.test(userAgent)) return 'chrome';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}

/** What a page around a frame of ours must grant for a stage; `embed.v1.js` does. */
const hostAllows = 'allow="camera; microphone; autoplay; fullscreen"';

export interface PermissionHelpProps {
  open: boolean;
  onClose: () => void;
  onAgain: () => void;
  browser?: BrowserName;
  /** The page is part of another site, which must grant them too. */
  isFramed?: boolean;
}

/** Where this browser keeps the permissions of a page, and what a frame needs [C2.31]. */
export function PermissionHelp({
  open,
  onClose,
  onAgain,
  browser = browserName(window.navigator.userAgent),
  isFramed = window.self !== window.top,
}: PermissionHelpProps) {
  const { t } = useTranslation('stage');
  return (
    <Dialog
      open={open}
      title={t('help.title')}
      onClose={onClose}
      footer={
        <Inline gap={3}>
          <Button
            variant="primary"
            onClick={() => {
              onClose();
              onAgain();
            }}
          >
            {t('help.done')}
          </Button>
          <Button onClick={onClose}>{t('help.close')}</Button>
        </Inline>
      }
    >
      <Stack gap={3}>
        <p>{t('help.intro')}</p>
        <p>{t(`help.${browser}`)}</p>
        {isFramed && (
          <Notice
            action={
              <LinkButton href={window.location.href} target="_blank">
                {t('help.ownTab')}
              </LinkButton>
            }
          >
            {t('help.frame')} {t('help.host')} <code>{hostAllows}</code>
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
