import type { Traces } from '../../../../testing/traces.ts';

/** A message, a subscription and a demo request. */
export const inboxTraces: Traces = async (server, { emailAddress }) => {
  const message = { name: 'Ada', emailAddress, topic: 'other', message: 'Hello' } as const;
  await server.call('sendContactMessage', { body: message });
  await server.call('subscribeNewsletter', { body: { emailAddress } });
  const demo = { name: 'Ada', email: emailAddress, company: 'Hall', country: 'CA' };
  await server.call('requestDemo', { body: { ...demo, attendance: ['LIVE_ATTENDANCE'] } });
};
