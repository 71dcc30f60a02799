import type { Profile } from '@foyer/contract';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { randomSecret } from '../../../platform/security/secrets.ts';
import { presentAccount } from '../account/profilePresenter.ts';
import { identityGuards } from '../guards/identityGuards.ts';
import { readPhotoImage } from './photoImage.ts';
import { deletePhoto, replacePhoto } from './photoRepository.ts';

/**
 * Sets the photo. It isn't checked for a face here: its status is UNVERIFIED until reviewed [I3.08].
 * @throws Failure payloadTooLarge, unsupportedImage, imageTooSmall, tooManyRequests
 */
export async function setPhoto(
  { platform, locale }: Pick<BaseContext, 'platform' | 'locale'>,
  userId: string,
  base64: string,
): Promise<Profile> {
  const { photo: settings } = platform.config.identity;
  await identityGuards(platform).attempts.count('photoPerAccount', userId);
  const file = Buffer.from(base64, 'base64');
  if (file.length > settings.maximumBytes) throw failure('payloadTooLarge');
  const image = await readPhotoImage(file, settings);
  if (image.kind === 'imageTooSmall') throw failure('imageTooSmall', { minimumEdge: settings.minimumEdge });
  if (image.kind === 'unsupportedImage') throw failure('unsupportedImage');
  const photoKey = randomSecret(platform.randomness);
  return inTransaction(platform.database, async (tx, now) => {
    const account = await replacePhoto(tx, { userId, photoKey, picture: image.jpeg }, now);
    if (!account) throw failure('unauthorized');
    return presentAccount(tx, account, locale);
  });
}

/** Removes the photo; its URL is not found from then on. */
export async function removePhoto(
  { platform, locale }: Pick<BaseContext, 'platform' | 'locale'>,
  userId: string,
): Promise<Profile> {
  return inTransaction(platform.database, async (tx, now) => {
    const account = await deletePhoto(tx, userId, now);
    if (!account) throw failure('unauthorized');
    return presentAccount(tx, account, locale);
  });
}
