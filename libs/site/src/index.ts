export { newsletterFeature, siteFeature } from './feature.ts';
