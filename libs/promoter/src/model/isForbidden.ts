/** Whether a call was refused because the caller has not the role. */
export const isForbidden = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'status' in error && error.status === 403;
