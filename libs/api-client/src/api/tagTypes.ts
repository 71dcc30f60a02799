/** Cache tags, by which a mutation refreshes queries of any noun. */
export const tagTypes = [
  'Configuration',
  'Profile',
  'Sessions',
  'Event',
  'Availability',
  'PaymentMeans',
  'PayoutMethods',
  'Order',
  'Activity',
] as const;
