import type { ContactMessage, DemoRequest } from '@foyer/contract';
import { isBlank, parseEmailAddress } from '@foyer/util';
import type { InquiryLimits } from './inquirySettings.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import { failure } from '../../../platform/http/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { isCountryCode } from '../../../platform/geo/countries.ts';
import { postContactMessage, postDemoRequest } from './inquiryMails.ts';
import { insertContactMessage, insertDemoRequest } from './inquiryRepository.ts';

const limiterKey = stateKey<AttemptLimiter<keyof InquiryLimits>>('inquiry limits');

const limiterOf = ({ config, database, state }: Platform): AttemptLimiter<keyof InquiryLimits> =>
  state.of(limiterKey, () => createAttemptLimiter(database.pool, config.inquiries.attemptLimits));

/** @throws Failure invalidRequest, naming the field, when the text is blank */
function filled(field: string, text: string): string {
  if (isBlank(text)) throw failure('invalidRequest', { field });
  return text.trim();
}

/** @throws Failure malformedEmail */
function addressOf(text: string): string {
  const address = parseEmailAddress(text);
  if (address === undefined) throw failure('malformedEmail');
  return address;
}

/**
 * Stores a message and mails it to the support team [I2.29]; acknowledgements per address are limited.
 * @throws Failure invalidRequest, malformedEmail, tooManyRequests
 */
export async function sendContactMessage(context: BaseContext, given: ContactMessage): Promise<void> {
  const { platform, request, site, locale } = context;
  const content = {
    ...given,
    name: filled('name', given.name),
    message: filled('message', given.message),
    emailAddress: addressOf(given.emailAddress),
  };
  const limiter = limiterOf(platform);
  await limiter.count('contactPerCaller', request.ip);
  const isAcknowledged = await limiter.isWithin('acknowledgementPerAddress', content.emailAddress);
  const inquiryId = platform.newId();
  await inTransaction(platform.database, async (tx, now) => {
    await insertContactMessage(tx, { inquiryId, host: site.host, locale, content, now });
    await postContactMessage(tx, platform, { inquiryId, site, locale, content, isAcknowledged });
  });
}

/**
 * Stores a demo request and mails it to the team, which answers within one business day [I7.28, I9.10].
 * @throws Failure invalidRequest, malformedEmail, tooManyRequests
 */
export async function requestDemo(context: BaseContext, given: DemoRequest): Promise<void> {
  const { platform, request, site, locale } = context;
  if (!isCountryCode(given.country)) throw failure('invalidRequest', { field: 'country' });
  const content = {
    ...given,
    name: filled('name', given.name),
    company: filled('company', given.company),
    email: addressOf(given.email),
  };
  const limiter = limiterOf(platform);
  await limiter.count('demoPerCaller', request.ip);
  const isAcknowledged = await limiter.isWithin('acknowledgementPerAddress', content.email);
  const inquiryId = platform.newId();
  await inTransaction(platform.database, async (tx, now) => {
    await insertDemoRequest(tx, { inquiryId, host: site.host, locale, content, now });
    await postDemoRequest(tx, platform, { inquiryId, site, locale, content, isAcknowledged });
  });
}
