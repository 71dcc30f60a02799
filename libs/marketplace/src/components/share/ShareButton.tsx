import { useTranslation } from 'react-i18next';
import { Button, ShareIcon, useOverlays } from '@foyer/ui-kit';
import { shareAddress } from './shareAddress.ts';

/** Shares the page's address, or another `path` of the site, through the device's own sheet, or copies it. */
export function ShareButton({ title, path }: { title: string; path?: string }) {
  const { t } = useTranslation('places');
  const { toast } = useOverlays();
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const outcome = await shareAddress({ title, url: `${origin}${path ?? pathname}` }, window.navigator);
    if (outcome === 'copied') toast(t('share.copied'), { tone: 'success' });
    if (outcome === 'failed') toast(t('share.failed'), { tone: 'danger' });
  };
  return (
    <Button variant="secondary" icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {t('share.button')}
    </Button>
  );
}
