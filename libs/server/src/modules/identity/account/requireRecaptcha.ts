import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import { activeRemoteConfig } from '../../../platform/remote-config/activeRemoteConfig.ts';

/**
 * Checks the recaptcha if it is configured and not switched off by an operator [I3.32]. It fails closed: an unreachable
 * service refuses the request, since attackers could otherwise block it to skip the check.
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
