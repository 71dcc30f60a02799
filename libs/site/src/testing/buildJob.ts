import type { Job } from '@foyer/contract/walls/jobsFile';

/** Builds an open job. */
export const buildJob = (overrides: Partial<Job> = {}): Job => ({
  jobId: 'lights',
  title: 'Lighting technician',
  team: 'Stage',
  place: { city: 'Toronto', region: 'ON', countryCode: 'CA', isRemote: false },
  employmentType: 'FULL_TIME',
  postedOn: '2026-11-02',
  closesOn: '2027-01-31',
  pay: { currency: 'USD', from: 5_000_000, to: 6_000_000, per: 'YEAR' },
  lead: 'You make people see what they came for.',
  about: ['The desk is yours on show days, and the workshop between them.'],
  duties: ['Hang, focus and run the lights of four shows a week'],
  wishes: ['A head for heights'],
  ...overrides,
});
