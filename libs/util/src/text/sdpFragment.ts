const lineEnd = '\r\n';
const linesOf = (text: string): string[] => text.split(/\r?\n/).filter((line) => line !== '');

/**
 * Writes the fragment (RFC 8840) that restarts ICE, of an offer or an answer: its credentials and candidates. All media are bundled, so
 * those of the first are enough.
 */
export function fragmentOf(sdp: string): string {
  const lines = linesOf(sdp);
  const first = (start: string): string[] => lines.filter((line) => line.startsWith(start)).slice(0, 1);
  const media = lines.findIndex((line) => line.startsWith('m='));
  const next = lines.findIndex((line, at) => at > media && line.startsWith('m='));
  const section = lines.slice(media, next === -1 ? undefined : next);
  return [
    ...first('a=ice-ufrag:'),
    ...first('a=ice-pwd:'),
    ...section.slice(0, 1),
    ...section.filter((line) => line.startsWith('a=mid:') || line.startsWith('a=candidate:')),
    'a=end-of-candidates',
    '',
  ].join(lineEnd);
}

/** Puts the credentials and candidates of a fragment in the place of those of a description. */
export function withFragment(description: string, fragment: string): string {
  const lines = linesOf(fragment);
  const credentials = ['a=ice-ufrag:', 'a=ice-pwd:'].map((start) => ({
    start,
    line: lines.find((line) => line.startsWith(start)),
  }));
  const candidates = lines.filter((line) => line.startsWith('a=candidate:'));
  const rest = linesOf(description)
    .filter((line) => !line.startsWith('a=candidate:') && line !== 'a=end-of-candidates')
    .map((line) => credentials.find(({ start }) => line.startsWith(start))?.line ?? line);
  const second = rest.findIndex(
    (line, at) => line.startsWith('m=') && at > rest.findIndex((each) => each.startsWith('m=')),
  );
  const end = second === -1 ? rest.length : second;
  return [...rest.slice(0, end), ...candidates, ...rest.slice(end), ''].join(lineEnd);
}
