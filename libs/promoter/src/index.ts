export { promoterFeature } from './feature.ts';
