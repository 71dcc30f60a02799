import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticatorType } from '@foyer/contract';
import { Button, Inline, Spinner, Stack, theme } from '@foyer/ui-kit';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { TermsText } from '../terms/TermsText.tsx';
import { OAuthError } from './OAuthError.tsx';
import { ProviderMark } from './ProviderMark.tsx';
import { useOAuth, type OAuthProgress, type RedeemArrival } from './useOAuth.ts';

export interface OAuthListProps {
  /** Overlay or page; only an overlay opens a pop-up window. */
  surface: 'overlay' | 'page';
  /** Other log-in methods, shown below until a provider is chosen. */
  children?: React.ReactNode;
}

const small = { fontSize: theme.text.small, color: theme.color.contentMuted };

interface WaitingProps {
  progress: Extract<OAuthProgress, { kind: 'waiting' | 'finishing' }>;
  onAgain: () => void;
  onCancel: () => void;
}

/** Waits for the provider's window, or for the server to redeem its answer. */
function Waiting({ progress: { kind, type }, onAgain, onCancel }: WaitingProps) {
  const { t } = useTranslation('identity');
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);
  const isOpen = kind === 'waiting';
  return (
    <Stack gap={4}>
      <Inline gap={3} role="status">
        <Spinner size={20} />
        <span>{isOpen ? t('oauth.waiting', { provider: type }) : t('oauth.finishing')}</span>
      </Inline>
      {isOpen && (
        <>
          <p css={small}>{t('oauth.waitingHint')}</p>
          <Button wide onClick={onAgain}>
            {t('oauth.openAgain')}
          </Button>
          <Button ref={cancel} variant="text" onClick={onCancel}>
            {t('oauth.cancel')}
          </Button>
        </>
      )}
    </Stack>
  );
}

export interface ProviderListProps extends OAuthListProps {
  types: readonly AuthenticatorType[];
  /** Note below the providers. */
  note?: React.ReactNode;
  redeem?: RedeemArrival;
}

/** Providers to choose from and the progress with one; renders nothing without providers. */
export function ProviderList({ surface, types, note, redeem, children }: ProviderListProps) {
  const { t } = useTranslation('identity');
  const { progress, choose, dismiss } = useOAuth(surface, redeem);
  if (progress.kind === 'failed') return <OAuthError text={progress.text} onDismiss={dismiss} />;
  if (progress.kind === 'waiting' || progress.kind === 'finishing')
    return <Waiting progress={progress} onAgain={() => void choose(progress.type)} onCancel={dismiss} />;
  if (types.length === 0) return <>{children}</>;
  const isStarting = progress.kind === 'starting';
  return (
    <Stack gap={4}>
      <Stack gap={3}>
        {types.map((type) => (
          <Button
            key={type}
            wide
            icon={<ProviderMark type={type} />}
            loading={isStarting && progress.type === type}
            disabled={isStarting && progress.type !== type}
            onClick={() => void choose(type)}
          >
            {t('oauth.continueWith', { provider: type })}
          </Button>
        ))}
      </Stack>
      {note}
      {children !== undefined && (
        <>
          <p css={[small, { textAlign: 'center' }]}>{t('oauth.or')}</p>
          {children}
        </>
      )}
    </Stack>
  );
}

/** Apple and Google, as configured [I2.32, I3.28, I4.01]; renders nothing without them. */
export function OAuthList({ surface, children }: OAuthListProps) {
  const types = useSignInMethods();
  const note = (
    <p css={small}>
      <TermsText sentence="oauth.terms" />
    </p>
  );
  return (
    <ProviderList surface={surface} types={types} note={note}>
      {children}
    </ProviderList>
  );
}
