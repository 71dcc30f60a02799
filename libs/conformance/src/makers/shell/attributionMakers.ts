import { free, type NounMakers } from '../shared/nounMakers.ts';

export const attributionMakers: NounMakers = {
  fields: { advertisementId: free(({ world }) => world.make('advertisement')) },
};
