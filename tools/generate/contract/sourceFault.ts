/** Fault of what is generated from: its message says what to change, and needs no stack of the generator. */
export class SourceFault extends Error {}
