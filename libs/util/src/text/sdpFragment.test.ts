import { fragmentOf, withFragment } from './sdpFragment.ts';

const sdp = (ufrag: string, candidate: string): string =>
  [
    'v=0',
    's=-',
    'm=audio 9 UDP/TLS/RTP/SAVPF 111',
    'a=mid:0',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${ufrag}-password`,
    `a=candidate:${candidate}`,
    'm=video 9 UDP/TLS/RTP/SAVPF 96',
    'a=mid:1',
    `a=ice-ufrag:${ufrag}`,
    `a=ice-pwd:${ufrag}-password`,
    '',
  ].join('\r\n');

it('writes credentials and candidates of the first medium alone', () => {
  expect(fragmentOf(sdp('new', '1 1 UDP 1 10.0.0.1 9 typ host'))).toBe(
    [
      'a=ice-ufrag:new',
      'a=ice-pwd:new-password',
      'm=audio 9 UDP/TLS/RTP/SAVPF 111',
      'a=mid:0',
      'a=candidate:1 1 UDP 1 10.0.0.1 9 typ host',
      'a=end-of-candidates',
      '',
    ].join('\r\n'),
  );
});

it('puts them in the place of the former ones, in every medium', () => {
  const answer = withFragment(sdp('old', 'old'), fragmentOf(sdp('new', 'new')));
  expect(answer).not.toContain('old');
  expect(answer.match(/ice-ufrag:new/g)).toHaveLength(2);
  expect(answer.indexOf('candidate:new')).toBeLessThan(answer.indexOf('m=video'));
});
