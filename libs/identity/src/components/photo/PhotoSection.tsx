import { css } from '@emotion/react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@foyer/contract';
import { errorText } from '@foyer/api-client';
import { useRemovePhotoMutation, useSetPhotoMutation } from '@foyer/api-client/identity';
import { Avatar, Button, Inline, LiveRegion, Notice, Stack, theme, useOverlays } from '@foyer/ui-kit';
import { ProfileSection } from '../profile-frame/ProfileSection.tsx';

/** Cropping needs a library, which loads on demand. */
const PhotoCropDialog = lazy(async () => ({
  default: (await import('./PhotoCropDialog.tsx')).PhotoCropDialog,
}));

const types = 'image/jpeg,image/png,image/webp';
const signs = { UNVERIFIED: 'pending', VERIFIED: 'verified', REJECTED: 'pending' } as const;
const fileInput = css({ display: 'none' });

interface Said {
  tone: 'success' | 'danger';
  text: string;
}

/** Profile photo: choose, crop, replace, remove, and its verification status [I3.08]. */
export function PhotoSection({ profile }: { profile: Profile }) {
  const { t } = useTranslation('identity');
  const overlays = useOverlays();
  const [setPhoto] = useSetPhotoMutation();
  const [removePhoto, removal] = useRemovePhotoMutation();
  /** Object URL of the chosen image before cropping. */
  const [src, setSrc] = useState<string>();
  const [said, setSaid] = useState<Said>();
  const input = useRef<HTMLInputElement>(null);
  const { profilePictureUrl: url, profilePictureVerificationStatus: status } = profile;
  const choose = (file: File | undefined): void => {
    setSaid(undefined);
    setSrc(file && URL.createObjectURL(file));
  };
  const close = (): void => {
    if (src) URL.revokeObjectURL(src);
    setSrc(undefined);
  };
  const use = async (image: string): Promise<string | undefined> => {
    const { error } = await setPhoto({ image });
    if (error) return errorText(t, error);
    setSaid({ tone: 'success', text: t('profile.photo.saved') });
    close();
    return undefined;
  };
  const remove = async (): Promise<void> => {
    const question = {
      title: t('profile.photo.removeAsk.title'),
      yes: t('profile.photo.removeAsk.yes'),
      no: t('profile.photo.removeAsk.no'),
    };
    if (!(await overlays.confirm(question))) return;
    const { error } = await removePhoto();
    setSaid(
      error
        ? { tone: 'danger', text: errorText(t, error) }
        : { tone: 'success', text: t('profile.photo.removed') },
    );
  };
  const name = [profile.firstName, profile.lastName].filter(Boolean).join(' ') || profile.emailAddress;
  return (
    <ProfileSection title={t('profile.photo.title')} hint={t('profile.photo.hint')}>
      <Inline gap={5}>
        <Avatar
          name={name}
          size={96}
          {...(url ? { src: url } : {})}
          {...(status
            ? { status: { state: signs[status], label: t(`profile.photo.status.${status}`) } }
            : {})}
        />
        <Stack gap={2}>
          <p>{status ? t(`profile.photo.status.${status}`) : t('profile.photo.none')}</p>
          <Inline gap={2}>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              {url ? t('profile.photo.change') : t('profile.photo.choose')}
            </Button>
            {url && (
              <Button variant="text" loading={removal.isLoading} onClick={() => void remove()}>
                {t('profile.photo.remove')}
              </Button>
            )}
          </Inline>
        </Stack>
      </Inline>
      <input
        ref={input}
        css={fileInput}
        type="file"
        accept={types}
        aria-label={t('profile.photo.choose')}
        onChange={(event) => {
          choose(event.target.files?.[0]);
          // Allows choosing the same file again.
          event.target.value = '';
        }}
      />
      <p css={{ color: theme.color.contentMuted, fontSize: theme.text.small }}>{t('profile.photo.rules')}</p>
      <LiveRegion>{said && <Notice tone={said.tone}>{said.text}</Notice>}</LiveRegion>
      {src && (
        <Suspense>
          <PhotoCropDialog open src={src} onUse={use} onClose={close} />
        </Suspense>
      )}
    </ProfileSection>
  );
}
