export { allocate, NotWonError } from './allocate.ts';
export { commitToSeed, hideEntry, proveEntries, rootOf, verifyInclusion } from './entries.ts';
export type { InclusionProof } from './entries.ts';
export { entriesPerGroup, proveInGroup, rootOfGroup, rootOfGroups } from './groups.ts';
export { orderOf } from './orderOf.ts';
export type { DrawSeeds } from './orderOf.ts';
export { assembleRecord } from './record/assembleRecord.ts';
export type {
  DrawBeacon,
  DrawHead,
  DrawnEntry,
  DrawRecord,
  DrawStock,
  DrawWin,
  PublishedEntry,
} from './record/drawRecord.ts';
export { fetchRecord } from './record/fetchRecord.ts';
export { DrawRecordError, readRecord } from './record/readRecord.ts';
export { readRecordLines } from './record/readRecordLines.ts';
export { writeRecord } from './record/writeRecord.ts';
export { notChecked, verifyDraw } from './verifyDraw.ts';
export type { DrawDifference, DrawPart, DrawVerification } from './verifyDraw.ts';
