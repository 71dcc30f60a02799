import type { SampleCase } from '@foyer/catalogue';

const topic = 'Handing over';

/** Situations of handing a pass to another person, and of guests and children. */
export const handOverCases: readonly SampleCase[] = [
  {
    topic,
    title: 'Give, accept, decline, take back',
    event: 'chinooks-icebreakers',
    steps:
      'Buy two and send one to another address. Your code works until the mail’s link is accepted in another browser, and not a second longer. Decline it there, or take it back under “Managing”. Passes of conferences, such as Small Screens, can be taken back after that, too.',
  },
  {
    topic,
    title: 'Nobody accepts before doors',
    event: 'tamsin-roe-round',
    steps:
      'Buy, send it, and move the clock past doors: it is yours again, the link is void, and a mail says so.',
  },
  {
    topic,
    title: 'Children and guests',
    event: 'the-bear-who-was-a-river',
    steps:
      'Buy two. Name a child for one: under 13, and never without an adult. Name a guest for the other, correct the name, remove the guest.',
  },
  {
    topic,
    title: 'Too young to accept',
    event: 'aurora-spring-thaw',
    steps: 'Send a pass to an account without a birth date: it is asked for, and must be 18 years ago.',
  },
];
