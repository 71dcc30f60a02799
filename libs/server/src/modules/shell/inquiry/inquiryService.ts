import type { ContactMessage, DemoRequest } from '@foyer/contract';
import { isBlank, parseEmailAddress } from '@foyer/util';
import type { InquiryLimits } from './inquirySettings.ts';
import { inTransaction } from '../../../platform/database/inTransaction.ts';
import type { TransactionScope } from '../../../platform/database/transactionScope.ts';
import { failure } from '../../../platform/http/answers/failure.ts';
import type { BaseContext } from '../../../platform/http/operationContext.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createAttemptLimiter, type AttemptLimiter } from '../../../platform/attempts/attemptLimiter.ts';
import { stateKey } from '../../../platform/serverState.ts';
import { isCountryCode } from '../../../platform/geo/countries.ts';
import { postContactMessage, postDemoRequest, type ReceivedInquiry } from './inquiryMails.ts';
import { insertContactMessage, insertDemoRequest, type Inquiry } from './inquiryRepository.ts';

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

/** What distinguishes a kind of inquiry. */
interface InquiryKind<Content> {
  limit: 'contactPerCaller' | 'demoPerCaller';
  /** @throws Failure invalidRequest, malformedEmail */
  check: (given: Content) => Content;
  addressOf: (content: Content) => string;
  insert: (tx: TransactionScope, inquiry: Inquiry<Content>) => Promise<void>;
  post: (tx: TransactionScope, platform: Platform, received: ReceivedInquiry<Content>) => Promise<void>;
}

const contactMessage: InquiryKind<ContactMessage> = {
  limit: 'contactPerCaller',
  check: (given) => ({
    ...given,
    name: filled('name', given.name),
    message: filled('message', given.message),
    emailAddress: addressOf(given.emailAddress),
  }),
  addressOf: (content) => content.emailAddress,
  insert: insertContactMessage,
  post: postContactMessage,
};

const demoRequest: InquiryKind<DemoRequest> = {
  limit: 'demoPerCaller',
  check: (given) => {
    if (!isCountryCode(given.country)) throw failure('invalidRequest', { field: 'country' });
    return {
      ...given,
      name: filled('name', given.name),
      company: filled('company', given.company),
      email: addressOf(given.email),
    };
  },
  addressOf: (content) => content.email,
  insert: insertDemoRequest,
  post: postDemoRequest,
};

/**
 * Stores an inquiry and queues its mails to the team and the sender; acknowledgements per address are limited.
 * @throws Failure invalidRequest, malformedEmail, tooManyRequests
 */
async function receive<Content>(
  { platform, request, site, locale }: BaseContext,
  kind: InquiryKind<Content>,
  given: Content,
): Promise<void> {
  const content = kind.check(given);
  const limiter = limiterOf(platform);
  await limiter.count(kind.limit, request.ip);
  const isAcknowledged = await limiter.isWithin('acknowledgementPerAddress', kind.addressOf(content));
  const inquiryId = platform.newId();
  await inTransaction(platform.database, async (tx, now) => {
    await kind.insert(tx, { inquiryId, host: site.host, locale, content, now });
    await kind.post(tx, platform, { inquiryId, site, locale, content, isAcknowledged });
  });
}

/** Receives a message to the support team [I2.29]. */
export const sendContactMessage = (context: BaseContext, given: ContactMessage): Promise<void> =>
  receive(context, contactMessage, given);

/** Receives a demo request, which the team answers within one business day [I7.28, I9.10]. */
export const requestDemo = (context: BaseContext, given: DemoRequest): Promise<void> =>
  receive(context, demoRequest, given);
