export { allocate, NotWonError } from './allocate.ts';
export { commitToSeed, hideEntry, proveEntries, rootOf, verifyInclusion } from './entries.ts';
export type { InclusionProof } from './entries.ts';
export { orderOf } from './orderOf.ts';
export type { DrawSeeds } from './orderOf.ts';
export type { DrawBeacon, DrawnEntry, DrawRecord, DrawStock, DrawWin } from './record/drawRecord.ts';
export { DrawRecordError, readRecord } from './record/readRecord.ts';
export { notChecked, verifyDraw } from './verifyDraw.ts';
export type { DrawDifference, DrawPart, DrawVerification } from './verifyDraw.ts';
