import { useTranslation } from 'react-i18next';
import { Button, ShareIcon, useOverlays } from '@foyer/ui-kit';

/** Shares the address of the page by the device's own means, or copies it. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('topic');
  const { toast } = useOverlays();
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const url = `${origin}${pathname}`;
    try {
      if ('share' in navigator) return await navigator.share({ title, url });
      await (navigator as Navigator).clipboard.writeText(url);
      toast(t('share.copied'), { tone: 'success' });
    } catch (reason) {
      // Closing the device's sheet is no failure.
      if (reason instanceof DOMException && reason.name === 'AbortError') return;
      toast(t('share.failed'), { tone: 'danger' });
    }
  };
  return (
    <Button variant="secondary" icon={<ShareIcon size={18} />} onClick={() => void share()}>
      {t('share.button')}
    </Button>
  );
}
