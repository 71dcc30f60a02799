import type { ContactMessage, ContactTopic, DemoRequest } from '@foyer/contract';
import { checkInquiry, type InquiryErrors } from './checkInquiry.ts';

/** Topics of a contact message; an address may preselect one [I7.30]. */
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

/** Requires all four fields and a valid email. */
export const validateContact = (values: ContactValues): InquiryErrors<ContactValues> =>
  checkInquiry(values, ['name', 'emailAddress', 'topic', 'message'], 'emailAddress');

/** Requires all fields except the volume, and a valid email [I5.09, C5.14]. */
export const validateDemo = (values: DemoValues): InquiryErrors<DemoValues> =>
  checkInquiry(values, ['name', 'email', 'company', 'country', 'attendance'], 'email');

/** Builds the request from valid values. */
export const toContactMessage = (values: ContactValues): ContactMessage => ({
  name: (values.name ?? '').trim(),
  emailAddress: (values.emailAddress ?? '').trim(),
  topic: contactTopics.find((topic) => topic === values.topic) ?? 'other',
  message: (values.message ?? '').trim(),
});

/** Builds the request from valid values [I3.23, C3.32]. */
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
