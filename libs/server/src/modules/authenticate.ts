export { createAuthenticate } from './identity/session/authenticate.ts';
