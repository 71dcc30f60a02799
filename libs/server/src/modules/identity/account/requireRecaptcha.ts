import { failure } from '../../../http/failure.ts';
import type { BaseContext } from '../../../http/operationContext.ts';
import { activeRemoteConfig } from '../../shell/remote-config/activeRemoteConfig.ts';

/**
 * Lets people pass, where the configuration asks for a recaptcha and no operator switched it off [I3.32]. When nobody can be asked, no account is made: who would
 * make many need only be in the way of the question; the person is told to try again.
 * @throws Failure recaptchaFailed, serviceUnavailable [I4.05]
 */
export async function requireRecaptcha(
  { platform, request }: Pick<BaseContext, 'platform' | 'request'>,
  answer: string | undefined,
  action: string,
): Promise<void> {
  const { recaptcha } = platform.gateways;
  if (!recaptcha.settings || !(await activeRemoteConfig(platform)).useRecaptcha) return;
  if (answer === undefined) throw failure('recaptchaFailed');
  const verdict = await recaptcha.verify(answer, { action, ip: request.ip }).catch((error: unknown) => {
    platform.log.warn({ err: error }, 'recaptcha');
    throw failure('serviceUnavailable');
  });
  if (verdict === 'refused') throw failure('recaptchaFailed');
}
