import type { SampleCase } from '@foyer/catalogue';

const topic = 'Organizers';
const organiser = 'Log in as organiser@foyer.example.';

/** Situations of members of an organisation. */
export const organiserCases: readonly SampleCase[] = [
  {
    topic,
    title: 'Who attends an event',
    event: 'neon-prairie-long-light-tour',
    page: 'organiserAttendees',
    steps: `${organiser} Search a name, choose a state or an offer, and download the list for a spreadsheet. Other accounts see nothing here.`,
  },
  {
    topic,
    title: 'Invite someone to the team',
    page: 'organiserTeam',
    steps: `${organiser} Invite an address with some rights, and open the link in the mailbox in another browser: friend@foyer.example has an account and logs in to accept, another address begins one. Send it again, revoke it, or decline it.`,
  },
];
