/** Parts of the frame that load after the first paint, in one file for one request. */
export { Footer } from './footer/Footer.tsx';
export { HeaderLinks } from './HeaderLinks.tsx';
