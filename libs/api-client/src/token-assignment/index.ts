export { tokenAssignmentApi } from './tokenAssignmentApi.ts';
export * from './hooks.gen.ts';
