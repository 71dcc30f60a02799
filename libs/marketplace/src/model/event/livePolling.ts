/**
 * Options of a query that is asked again each minute while its page is looked at: what the organiser changes, or others
 * buy, comes without a reload.
 */
export const livePolling = { pollingInterval: 60_000, skipPollingIfUnfocused: true };
