import type { SampleHandOver } from '@foyer/catalogue';

const giver = 'giver@foyer.example';
const friend = 'friend@foyer.example';

/** One {product} in each state of a hand-over. */
export const sampleHandOvers: readonly SampleHandOver[] = [
  {
    ...{ event: 'the-bear-who-was-a-river', zone: 'RING', giver },
    tokens: [
      { as: 'mine' },
      { as: 'open' },
      { as: 'guest', firstName: 'Rosalind', lastName: 'Achterberg', birthDate: '1958-02-11' },
      { as: 'child', firstName: 'Theo', lastName: 'Lambert', birthDate: '2019-09-30' },
      { as: 'sent', to: friend, message: 'The second one is for your sister. Meet you at the coat check?' },
      { as: 'sent', to: 'no-account@friends.example' },
      { as: 'accepted', to: friend, message: 'See you there!' },
      { as: 'declined', to: 'busy@friends.example' },
    ],
  },
  {
    ...{ event: 'chinooks-icebreakers', zone: 'UPPER', giver },
    tokens: [{ as: 'mine' }, { as: 'returned', to: friend }, { as: 'sent', to: friend }],
  },
];
