/** Sample show that every stream plays: a loop of ready segments, played by the clock without state. */
const segmentSeconds = 2;
const segmentsInLoop = 8;
/** Segments of a live playlist: half a minute to rewind. */
const windowSegments = 15;
/** Segments of a replay at most: six hours. */
const mostSegments = (6 * 60 * 60) / segmentSeconds;

export const tracks = ['video', 'main', 'commentary'] as const;
export type ShowTrack = (typeof tracks)[number];

/** Time in which a show is live. */
export interface ShowTime {
  startsAt: Date;
  endsAt: Date;
}

/** Writes the master playlist: video, two audio tracks and captions. */
export const masterPlaylist = (): string =>
  [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Show",DEFAULT=YES,AUTOSELECT=YES,URI="main.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="Commentary",DEFAULT=NO,AUTOSELECT=NO,URI="commentary.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,URI="captions.m3u8"',
    '#EXT-X-STREAM-INF:BANDWIDTH=150000,AVERAGE-BANDWIDTH=90000,RESOLUTION=480x270,FRAME-RATE=25,' +
      'CODECS="avc1.4d4015,mp4a.40.2",AUDIO="audio",SUBTITLES="captions"',
    'video.m3u8',
    '',
  ].join('\n');

const countOf = (ms: number): number => Math.max(0, Math.floor(ms / 1000 / segmentSeconds));

/**
 * Writes the playlist of a track at a time: the last segments of a live show, all of one that is over. Every pass of the
 * loop is a discontinuity, since its timestamps begin anew.
 */
export function mediaPlaylist(
  track: ShowTrack | 'captions',
  { startsAt, endsAt }: ShowTime,
  now: Date,
): string {
  const isOver = now >= endsAt;
  const count = countOf((isOver ? endsAt : now).getTime() - startsAt.getTime());
  const end = isOver ? Math.min(count, mostSegments) : count;
  const first = isOver ? 0 : Math.max(0, end - windowSegments);
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    // Audio segments are up to 5 ms longer than those of the video.
    `#EXT-X-TARGETDURATION:${segmentSeconds + 1}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first === 0 ? 0 : Math.floor((first - 1) / segmentsInLoop)}`,
    ...(isOver ? ['#EXT-X-PLAYLIST-TYPE:VOD'] : []),
  ];
  for (let n = first; n < end; n += 1) {
    const place = n % segmentsInLoop;
    if (place === 0 && n > 0) lines.push('#EXT-X-DISCONTINUITY');
    if (track !== 'captions' && (n === first || place === 0))
      lines.push(`#EXT-X-MAP:URI="/stream/show/${track}.mp4"`);
    if (n === first || place === 0) {
      const at = new Date(startsAt.getTime() + n * segmentSeconds * 1000);
      lines.push(`#EXT-X-PROGRAM-DATE-TIME:${at.toISOString()}`);
    }
    const file = track === 'captions' ? `captions${place}.vtt` : `${track}${place}.m4s`;
    lines.push(`#EXTINF:${segmentSeconds}.000,`, `/stream/show/${file}`);
  }
  if (isOver) lines.push('#EXT-X-ENDLIST');
  return `${lines.join('\n')}\n`;
}

const clockTime = (second: number): string => `00:00:${String(second).padStart(2, '0')}.000`;

/** Writes the captions of a segment, with times of its loop. */
export const captionSegment = (place: number): string =>
  [
    'WEBVTT',
    'X-TIMESTAMP-MAP=MPEGTS:0,LOCAL:00:00:00.000',
    '',
    `${clockTime(place * segmentSeconds)} --> ${clockTime((place + 1) * segmentSeconds)}`,
    `Sample show, part ${place + 1} of ${segmentsInLoop}`,
    '',
  ].join('\n');
