import { useTranslation } from 'react-i18next';
import type { Token } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useLazyGetApplePassQuery, useLazyGetGooglePassQuery } from '@foyer/api-client/token-assignment';
import { Button, Inline, LiveRegion, Notice } from '@foyer/ui-kit';
import { saveFile } from '@foyer/util';
import { walletsOf } from './walletsOf.ts';

export interface WalletPassButtonsProps {
  token: Token;
  /** Distinguishes the {product} from others on the page. */
  place?: string;
  /** Opens Google's page; replaced in tests. */
  leaveTo?: (address: string) => void;
}

const passType = 'application/vnd.apple.pkpass';

/** Decodes base64. */
const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(window.atob(content), (sign) => sign.charCodeAt(0));

/** Buttons that add a {product} to the wallet of a phone, where the server makes a pass for it. */
export function WalletPassButtons({
  token,
  place,
  leaveTo = (address) => window.location.assign(address),
}: WalletPassButtonsProps) {
  const { t } = useTranslation('walletPass');
  const [loadApple, apple] = useLazyGetApplePassQuery();
  const [loadGoogle, google] = useLazyGetGooglePassQuery();
  const { tokenId } = token;
  const wallets = walletsOf(token, window.navigator.userAgent);
  const save = async (): Promise<void> => {
    const { data } = await loadApple({ tokenId });
    if (data) saveFile(data.fileName, passType, bytesOf(data.content));
  };
  const open = async (): Promise<void> => {
    const { data } = await loadGoogle({ tokenId });
    if (data) leaveTo(data.url);
  };
  const named =
    place === undefined ? undefined : { apple: t('appleOf', { place }), google: t('googleOf', { place }) };
  const isBusy = apple.isFetching || google.isFetching;
  const error = apple.error ?? google.error;
  if (wallets.length === 0) return null;
  return (
    <>
      <Inline gap={2}>
        {wallets.map((wallet) => (
          <Button
            key={wallet}
            aria-label={named?.[wallet]}
            loading={wallet === 'apple' ? apple.isFetching : google.isFetching}
            onClick={() => void (wallet === 'apple' ? save() : open())}
          >
            {t(wallet)}
          </Button>
        ))}
      </Inline>
      <LiveRegion>
        {!isBusy && error !== undefined && <Notice tone="danger">{errorText(t, error)}</Notice>}
        {!isBusy && error === undefined && apple.data && <Notice tone="success">{t('saved')}</Notice>}
      </LiveRegion>
    </>
  );
}
