import { useTranslation } from 'react-i18next';
import { Button, IconButton, ShareIcon, useOverlays } from '@foyer/ui-kit';
import { shareAddress } from './shareAddress.ts';

export interface ShareButtonProps {
  title: string;
  path?: string;
  /** Shows the icon alone. */
  isSign?: boolean;
}

/** Shares the page's address, or another `path` of the site, through the device's own sheet, or copies it. */
export function ShareButton({ title, path, isSign = false }: ShareButtonProps) {
  const { t } = useTranslation('places');
  const { toast } = useOverlays();
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const outcome = await shareAddress({ title, url: `${origin}${path ?? pathname}` }, window.navigator);
    if (outcome === 'copied') toast(t('share.copied'), { tone: 'success' });
    if (outcome === 'failed') toast(t('share.failed'), { tone: 'danger' });
  };
  const label = t('share.button');
  const onClick = (): void => void share();
  if (isSign)
    return (
      <IconButton variant="unselected" icon={<ShareIcon />} label={label} title={label} onClick={onClick} />
    );
  return (
    <Button variant="secondary" icon={<ShareIcon size={18} />} onClick={onClick}>
      {label}
    </Button>
  );
}
