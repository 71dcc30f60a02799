import type { ContactMessage, ContactTopic, DemoRequest } from '@foyer/contract';
import { isBlank, isEmailAddress } from '@foyer/util';
import type { SiteMessageKey } from '../messages/siteMessageKeys.gen.ts';

/** What a page of messages was asked to be about: an address may name it [I7.30]. */
export const contactTopics: readonly ContactTopic[] = ['order', 'access', 'hosting', 'press', 'other'];
export const annualVolumes = [
  'UNDER_25K',
  'FROM_25K_TO_100K',
  'FROM_100K_TO_500K',
  'OVER_500K',
] as const satisfies readonly NonNullable<DemoRequest['annualVolume']>[];
export const attendanceChoices = ['LIVE_ATTENDANCE', 'STREAMING', 'both'] as const;

export interface ContactValues {
  name?: string;
  emailAddress?: string;
  topic?: string;
  message?: string;
}
export interface DemoValues {
  name?: string;
  email?: string;
  company?: string;
  country?: string;
  attendance?: string;
  annualVolume?: string;
}
export type InquiryErrors<Values> = Partial<Record<keyof Values, SiteMessageKey>>;

function missing<Values extends object>(
  values: Values,
  fields: readonly (keyof Values)[],
): InquiryErrors<Values> {
  const blank = fields.filter((field) => isBlank(values[field] as string | undefined));
  return Object.fromEntries(blank.map((field) => [field, 'errors.required'])) as InquiryErrors<Values>;
}

const isWrongAddress = (text: string | undefined): boolean =>
  !isBlank(text) && !isEmailAddress((text ?? '').trim());

/** All four must be filled, and the address be one. */
export const validateContact = (values: ContactValues): InquiryErrors<ContactValues> => ({
  ...missing(values, ['name', 'emailAddress', 'topic', 'message']),
  ...(isWrongAddress(values.emailAddress) ? { emailAddress: 'errors.email' as const } : {}),
});

/** All but the volume must be filled, and the address be one [I5.09, C5.14]. */
export const validateDemo = (values: DemoValues): InquiryErrors<DemoValues> => ({
  ...missing(values, ['name', 'email', 'company', 'country', 'attendance']),
  ...(isWrongAddress(values.email) ? { email: 'errors.email' as const } : {}),
});

/** The message as the wire has it; the values are valid. */
export const toContactMessage = (values: ContactValues): ContactMessage => ({
  name: (values.name ?? '').trim(),
  emailAddress: (values.emailAddress ?? '').trim(),
  topic: contactTopics.find((topic) => topic === values.topic) ?? 'other',
  message: (values.message ?? '').trim(),
});

/** The request as the wire has it [I3.23, C3.32]; the values are valid. */
export function toDemoRequest(values: DemoValues): DemoRequest {
  const annualVolume = annualVolumes.find((volume) => volume === values.annualVolume);
  const isBoth = values.attendance === 'both';
  return {
    name: (values.name ?? '').trim(),
    email: (values.email ?? '').trim(),
    company: (values.company ?? '').trim(),
    country: values.country ?? '',
    attendance: [
      ...(isBoth || values.attendance === 'LIVE_ATTENDANCE' ? (['LIVE_ATTENDANCE'] as const) : []),
      ...(isBoth || values.attendance === 'STREAMING' ? (['STREAMING'] as const) : []),
    ],
    ...(annualVolume ? { annualVolume } : {}),
  };
}
