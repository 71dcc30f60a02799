import { plain, type NounMakers } from '../shared/nounMakers.ts';

export const inquiryMakers: NounMakers = {
  fields: { emailAddress: plain(({ person }) => person.emailAddress) },
};
