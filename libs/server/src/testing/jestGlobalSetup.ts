import { prepareTestPostgres } from './testPostgres.ts';

// eslint-disable-next-line no-restricted-syntax, import-x/no-default-export -- jest takes a default export here
export default prepareTestPostgres;
