import type { SampleCase } from '@foyer/catalogue';

const topic = 'Handing over';
const own = 'Handing over, as giver@foyer.example and friend@foyer.example';
const season = 'Season pass, as fan@foyer.example';
const bear = 'the-bear-who-was-a-river';

/** Situations of handing a pass to another person, and of guests and children. The second topic comes with the story of the sample. */
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
  {
    topic: own,
    title: 'Whose pass is whose',
    event: bear,
    page: 'token',
    steps:
      'As giver@foyer.example: one pass is the giver’s own, one is nobody’s yet, one has a guest, one a child, two wait for their recipients, one was declined.',
  },
  {
    topic: own,
    title: 'What was given away',
    event: bear,
    page: 'myTokensManaging',
    steps:
      'As giver@foyer.example: take back what waits, send it again, to another address too. What friend@foyer.example accepted stays with the friend.',
  },
  {
    topic: own,
    title: 'Accept or decline',
    event: bear,
    page: 'mailbox',
    steps:
      'The mailbox of the sandbox has the invitations. Open the one to friend@foyer.example and log in as the friend, or the one to no-account@friends.example and sign up.',
  },
  {
    topic: own,
    title: 'A pass that was accepted',
    event: bear,
    page: 'token',
    steps:
      'As friend@foyer.example: the pass says who gave it, without a price. It can be given back with a word, and passed on, not sold.',
  },
  {
    topic: own,
    title: 'A pass that was given back',
    event: 'chinooks-icebreakers',
    page: 'token',
    steps: 'As giver@foyer.example: one came back from the friend and can be given again, one waits.',
  },
  {
    topic: own,
    title: 'Give to one or to many',
    event: bear,
    page: 'tokenAssign',
    steps:
      'As giver@foyer.example: choose passes and write an address, or give to many at once by a list or a CSV file.',
  },
  {
    topic: season,
    title: 'One pass for five dates',
    event: 'delphine-arcand-fleuve',
    page: 'seasonPass',
    steps:
      'As fan@foyer.example: member id, renewal and the seats of this date. Switch the renewal off and on. “See all dates” has every date; under My passes, each is like any other.',
  },
  {
    topic: season,
    title: 'Several dates to several people',
    event: 'delphine-arcand-fleuve',
    page: 'seasonPassBulkAssign',
    steps:
      'As fan@foyer.example: choose three dates, paste two addresses, and read who gets what before it is sent. Choose a date again whose seats are sent: it has none left, and the others stay as they are.',
  },
];
