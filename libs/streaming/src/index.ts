export { streamingFeature } from './feature.ts';
