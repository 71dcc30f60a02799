import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AuthenticatorType } from '@foyer/contract';
import { Button, Inline, Spinner, Stack, theme, Notice } from '@foyer/ui-kit';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { TermsText } from '../terms/TermsText.tsx';
import { useOAuth, type OAuthProgress, type RedeemArrival } from './useOAuth.ts';

const shapes: Record<AuthenticatorType, string> = {
  Apple:
    'M12.152 6.896c-.948 0-2.415-1.078-3.96-1.04-2.04.027-3.91 1.183-4.961 3.014-2.117 3.675-.546 9.103 1.519 12.09 1.013 1.454 2.208 3.09 3.792 3.039 1.52-.065 2.09-.987 3.935-.987 1.831 0 2.35.987 3.96.948 1.637-.026 2.676-1.48 3.676-2.948 1.156-1.688 1.636-3.325 1.662-3.415-.039-.013-3.182-1.221-3.22-4.857-.026-3.04 2.48-4.494 2.597-4.559-1.429-2.09-3.623-2.324-4.39-2.376-2-.156-3.675 1.09-4.61 1.09zM15.53 3.83c.843-1.012 1.4-2.427 1.245-3.83-1.207.052-2.662.805-3.532 1.818-.78.896-1.454 2.338-1.273 3.714 1.338.104 2.715-.688 3.559-1.701',
  Google:
    'M12.48 10.92v3.28h7.84c-.24 1.84-.853 3.187-1.787 4.133-1.147 1.147-2.933 2.4-6.053 2.4-4.827 0-8.6-3.893-8.6-8.72s3.773-8.72 8.6-8.72c2.6 0 4.507 1.027 5.907 2.347l2.307-2.307C18.747 1.44 16.133 0 12.48 0 5.867 0 .307 5.387.307 12s5.56 12 12.173 12c3.573 0 6.267-1.173 8.373-3.36 2.16-2.16 2.84-5.213 2.84-7.667 0-.76-.053-1.467-.173-2.053H12.48z',
};

/** Logo of a provider in the text colour, beside its name. */
function ProviderMark({ type }: { type: AuthenticatorType }) {
  return (
    <svg width={18} height={18} viewBox="0 0 24 24" fill="currentColor" focusable="false" aria-hidden>
      <path d={shapes[type]} />
    </svg>
  );
}

export interface OAuthErrorProps {
  /** Server message; by default, that nothing has changed. */
  text?: string | undefined;
  onDismiss: () => void;
}

/** Failed provider log-in; dismissing it returns to the log-in methods [I8.05]. */
export function OAuthError({ text, onDismiss }: OAuthErrorProps) {
  const { t } = useTranslation('identity');
  return (
    <Stack gap={4}>
      <Notice tone="danger" title={t('oauth.failed')}>
        {text ?? t('oauth.failedHint')}
      </Notice>
      <Button wide onClick={onDismiss}>
        {t('oauth.dismiss')}
      </Button>
    </Stack>
  );
}

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
