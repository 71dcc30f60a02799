export { createAuthenticate } from '../modules/identity/session/authenticate.ts';
