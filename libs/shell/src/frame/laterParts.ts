/** What of the frame the first paint does not wait for; one file, so that it is one request. */
export { Footer } from './Footer.tsx';
export { HeaderLinks } from './HeaderLinks.tsx';
