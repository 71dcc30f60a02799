import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Permission, Token } from '@foyer/contract';
import { useFlag } from '@foyer/api-client/shell';
import { Button, DateTime, RichText } from '@foyer/ui-kit';
import { usePlaceText } from '../token/usePlaceText.ts';

/** Loaded on demand: few fans upgrade. */
const UpgradeDialog = lazy(async () => ({ default: (await import('./UpgradeDialog.tsx')).UpgradeDialog }));

const reasons = [
  'tokenNotActive',
  'tokensFrozen',
  'paymentDisputed',
  'upgradeNotAllowed',
  'upgradeNotOpen',
  'upgradeClosed',
] as const;

/** Why a token can't be exchanged for a better one, and from when it can. */
function UpgradeRefusal({ permission: { reason, opensAt }, zone }: { permission: Permission; zone: string }) {
  const { t, i18n } = useTranslation('mySales');
  const known = reasons.find((each) => each === reason);
  return (
    <>
      {known && t(`refused.${known}`)}
      {opensAt && (
        <>
          {' '}
          <RichText
            text={t('opens')}
            elements={{ date: <DateTime value={opensAt} zone={zone} locale={i18n.language} /> }}
          />
        </>
      )}
    </>
  );
}

/** Opens what an upgrade is, and leads to better places, or says why there are none for a token [C2.27g, C2.28l]. */
export function UpgradeAction({ token, zone }: { token: Token; zone: string }) {
  const { t } = useTranslation('mySales');
  const isOn = useFlag('upgrades');
  const place = usePlaceText()(token);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const { upgrade, seeListing, takeBack } = token.allowed ?? {};
  const isGuests = token.assignmentState === 'guest' || token.assignmentState === 'child';
  // What is listed, or on its way to another person, is brought back first.
  if (!isOn || !upgrade || seeListing || (takeBack && !isGuests)) return null;
  const label = t('upgrade.buttonFor', { place });
  if (!upgrade.allowed)
    return (
      <Button wide aria-label={label} disabledReason={<UpgradeRefusal permission={upgrade} zone={zone} />}>
        {t('upgrade.button')}
      </Button>
    );
  return (
    <>
      <Button
        wide
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        {t('upgrade.button')}
      </Button>
      {wasOpened && (
        <Suspense>
          <UpgradeDialog token={token} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
