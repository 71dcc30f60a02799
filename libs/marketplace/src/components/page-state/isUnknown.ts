import { errorCodeOf } from '@foyer/api-client';

const unknown = ['notFound', 'invalidRequest'];

/** Whether a page's address names nothing that exists, so that a retry is useless. */
export const isUnknown = (error: unknown): boolean => unknown.includes(errorCodeOf(error) ?? '');
