import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useFreezeTokensMutation, useUnfreezeTokensMutation } from '@foyer/api-client/identity';
import { Button, formatInstant, LiveRegion, Notice, useOverlays } from '@foyer/ui-kit';
import { useRecentLogIn } from '../confirm-log-in/useRecentLogIn.tsx';
import { ProfileSection } from '../profile-frame/ProfileSection.tsx';

interface Said {
  tone: 'success' | 'danger';
  text: string;
}

/** Freezes all of a user's {product}, as after losing a phone; unfreezing needs a recent log-in. */
export function TokenFreezeSection({ profile }: { profile: Profile }) {
  const { t, i18n } = useTranslation('identity');
  const overlays = useOverlays();
  const withRecentLogIn = useRecentLogIn();
  const [freeze, freezing] = useFreezeTokensMutation();
  const [unfreeze, unfreezing] = useUnfreezeTokensMutation();
  const [said, setSaid] = useState<Said>();
  const { tokensFrozenAt } = profile;
  const say = (error: unknown, done?: string): void => {
    if (error !== undefined) return setSaid({ tone: 'danger', text: errorText(t, error) });
    setSaid(done === undefined ? undefined : { tone: 'success', text: done });
  };
  const start = async (): Promise<void> => {
    const question = {
      title: t('profile.freeze.ask.title'),
      message: t('profile.freeze.ask.message'),
      yes: t('profile.freeze.ask.yes'),
      no: t('profile.freeze.ask.no'),
    };
    if (!(await overlays.confirm(question))) return;
    const { error } = await freeze();
    // The frozen state itself is shown above.
    say(error);
  };
  const end = async (): Promise<void> => {
    const outcome = await withRecentLogIn(() => unfreeze());
    if (outcome) say(outcome.error, t('profile.freeze.ended'));
  };
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const since =
    tokensFrozenAt &&
    formatInstant(new Date(tokensFrozenAt), {
      zone,
      locale: i18n.language,
      format: 'shortDateTime',
      showZone: false,
    });
  return (
    <ProfileSection title={t('profile.freeze.title')} hint={t('profile.freeze.hint')}>
      <LiveRegion>
        {since && (
          <Notice tone="warning" title={t('profile.freeze.on', { time: since })}>
            {t('profile.freeze.onHint')}
          </Notice>
        )}
      </LiveRegion>
      <LiveRegion>{said && <Notice tone={said.tone}>{said.text}</Notice>}</LiveRegion>
      <div>
        {since ? (
          <Button variant="secondary" loading={unfreezing.isLoading} onClick={() => void end()}>
            {t('profile.freeze.end')}
          </Button>
        ) : (
          <Button variant="secondary" loading={freezing.isLoading} onClick={() => void start()}>
            {t('profile.freeze.start')}
          </Button>
        )}
      </div>
    </ProfileSection>
  );
}
