import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { ShareIcon } from '../icons/Icons.tsx';
import { useOverlays } from './OverlayProvider.tsx';

export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Shares an address by the device's own sheet where there is one, or copies it. Closing the sheet counts as shared. */
export async function shareAddress(
  page: { title: string; url: string },
  { share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>>,
): Promise<ShareOutcome> {
  if (share) {
    try {
      await share.call(window.navigator, page);
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared';
    }
  }
  try {
    // Absent outside secure contexts, and refused in a partner's frame.
    await clipboard!.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

export interface ShareTexts {
  share: string;
  /** Says that the address was copied, where the device can't share. */
  copied: string;
  failed: string;
}

export interface ShareButtonProps {
  /** Name of what is shared. */
  title: string;
  path?: string;
  /** Shows the icon alone. */
  isSign?: boolean;
  texts: ShareTexts;
}

/** Shares the page's address, or another `path` of the site, through the device's own sheet, or copies it. */
export function ShareButton({ title, path, isSign = false, texts }: ShareButtonProps) {
  const { toast } = useOverlays();
  const share = async (): Promise<void> => {
    const { origin, pathname } = window.location;
    const outcome = await shareAddress({ title, url: `${origin}${path ?? pathname}` }, window.navigator);
    if (outcome === 'copied') toast(texts.copied, { tone: 'success' });
    if (outcome === 'failed') toast(texts.failed, { tone: 'danger' });
  };
  const label = texts.share;
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
