import { free, type NounMakers } from '../shared/nounMakers.ts';

export const customEventPageMakers: NounMakers = {
  // Name on a public page.
  fields: { slug: free(({ world, sale }) => world.make('customEventPage', { sale })) },
};
