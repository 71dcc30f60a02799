import { useSearchParams } from 'react-router';

/** Token of a mailed link; empty where the address lost it. */
export const useLinkToken = (): string => useSearchParams()[0].get('token') ?? '';
