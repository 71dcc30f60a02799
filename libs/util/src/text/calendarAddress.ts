/** Address of the calendar file of an event, on the same origin. */
export const calendarAddress = (eventId: string, locale: string): string =>
  `/calendar/${locale}/${eventId}.ics`;
