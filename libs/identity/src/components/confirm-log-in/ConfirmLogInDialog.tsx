import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConfirmLogInRequest, LogInMethods, ThirdPartyLoginRequest } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useConfirmLogInMutation, useGetLogInMethodsQuery } from '@foyer/api-client/identity';
import { ErrorState, Skeleton, Stack } from '@foyer/ui-kit';
import { Dialog } from '@foyer/ui-kit/overlays';
import { useSignInMethods } from '../../session/useSignInMethods.ts';
import { ProviderList } from '../oauth/OAuthList.tsx';
import { ConfirmByCode } from './ConfirmByCode.tsx';
import { ConfirmByPassword } from './ConfirmByPassword.tsx';

export interface ConfirmLogInDialogProps {
  open: boolean;
  emailAddress: string;
  onDone: () => void;
  onClose: () => void;
}

interface WaysProps extends Pick<ConfirmLogInDialogProps, 'emailAddress' | 'onDone'> {
  methods: LogInMethods;
}

/** Methods of the account: its password, its providers, and always a mailed code. */
function Ways({ emailAddress, methods, onDone }: WaysProps) {
  const { t } = useTranslation('identity');
  const [confirm] = useConfirmLogInMutation();
  const [isCodeSent, setCodeSent] = useState(false);
  const offered = useSignInMethods();
  const types = offered.filter((type) => methods.authenticatorTypes.includes(type));
  const prove = async (proof: ConfirmLogInRequest): Promise<string | undefined> => {
    const { error } = await confirm(proof);
    if (error) return errorText(t, error);
    onDone();
    return undefined;
  };
  const redeem = useCallback(
    async (thirdParty: ThirdPartyLoginRequest) => {
      const outcome = await confirm({ thirdParty });
      if (!outcome.error) onDone();
      return outcome;
    },
    [confirm, onDone],
  );
  const way = { emailAddress, onConfirm: prove };
  return (
    <Stack gap={4}>
      <p>
        {t(methods.hasPassword ? 'profile.confirmLogIn.hint' : 'profile.confirmLogIn.plainHint', {
          emailAddress,
        })}
      </p>
      {methods.hasPassword && <ConfirmByPassword {...way} steppedBack={isCodeSent} />}
      <ProviderList surface="overlay" types={types} redeem={redeem}>
        <ConfirmByCode {...way} isSent={isCodeSent} onSent={() => setCodeSent(true)} />
      </ProviderList>
    </Stack>
  );
}

/** Confirms the user's identity before an action that needs a recent log-in [I7.16]. */
export function ConfirmLogInDialog({ open, emailAddress, onDone, onClose }: ConfirmLogInDialogProps) {
  const { t } = useTranslation('identity');
  const { data: methods, error, isFetching, refetch } = useGetLogInMethodsQuery();
  return (
    <Dialog open={open} onClose={onClose} title={t('profile.confirmLogIn.title')}>
      {methods && <Ways emailAddress={emailAddress} methods={methods} onDone={onDone} />}
      {!methods && error !== undefined && (
        <ErrorState
          headingLevel={3}
          title={t('profile.confirmLogIn.loadFailed')}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!methods && error === undefined && <Skeleton shape="block" height="200px" />}
    </Dialog>
  );
}
