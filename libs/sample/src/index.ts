export { sampleSubset, sampleSubsetNames } from './sampleSubset.ts';
export { sampleWorld } from './sampleWorld.ts';
