import { listenTo } from '../../player/listenTo.ts';

export type DeviceKind = 'camera' | 'microphone';
/** How a camera or microphone stands: `busy` while another program has it. */
export type DeviceStanding = 'idle' | 'asking' | 'ready' | 'refused' | 'missing' | 'busy' | 'unsupported';

export interface DeviceChoice {
  id: string;
  label: string;
}
type Choosable = DeviceKind | 'speaker';

export interface DevicesState {
  standings: Record<DeviceKind, DeviceStanding>;
  choices: Record<Choosable, readonly DeviceChoice[]>;
  chosen: Record<Choosable, string>;
  /** Picture and sound of what is ready; another object after each change of a track. */
  stream: MediaStream | undefined;
  /** The device that couldn't be changed; the one before goes on. */
  changeFailed: DeviceKind | undefined;
}

export const noDevices: DevicesState = {
  standings: { camera: 'idle', microphone: 'idle' },
  choices: { camera: [], microphone: [], speaker: [] },
  chosen: { camera: '', microphone: '', speaker: '' },
  stream: undefined,
  changeFailed: undefined,
};

const wishes: Record<DeviceKind, MediaTrackConstraints> = {
  camera: { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } },
  microphone: { echoCancellation: true, noiseSuppression: true },
};
const trackKinds = { camera: 'video', microphone: 'audio' } as const;
const deviceKinds: Record<Choosable, MediaDeviceKind> = {
  camera: 'videoinput',
  microphone: 'audioinput',
  speaker: 'audiooutput',
};
const kinds = ['camera', 'microphone'] as const;

const failed: Readonly<Record<string, DeviceStanding>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};
/** What is neither refused nor missing is held by another program, or broken. */
const standingAfter = (error: unknown): DeviceStanding =>
  (error instanceof Error && failed[error.name]) || 'busy';

const trackOf = (stream: MediaStream | undefined, kind: DeviceKind): MediaStreamTrack | undefined =>
  stream?.getTracks().find((track) => track.kind === trackKinds[kind]);

/** Tells whether a page can send sound to a speaker of choice. */
export const choosesSpeaker = (): boolean => 'setSinkId' in HTMLMediaElement.prototype;

/** Camera and microphone of a page: asks for them, lets one be chosen, and ends them with the page [C2.31, C8.17]. */
export function createDevices(onChange: (state: DevicesState) => void) {
  // Absent without https, and in a frame that its host grants nothing.
  const media = navigator.mediaDevices as MediaDevices | undefined;
  let state = noDevices;
  let isOver = false;
  const change = (changed: Partial<DevicesState>): void => {
    if (isOver) return;
    state = { ...state, ...changed };
    onChange(state);
  };
  const stand = (kind: DeviceKind, standing: DeviceStanding): void =>
    change({ standings: { ...state.standings, [kind]: standing } });

  const list = async (): Promise<void> => {
    const all = (await media?.enumerateDevices().catch(() => [])) ?? [];
    const choicesOf = (kind: Choosable): DeviceChoice[] =>
      all
        // Without a grant they have neither id nor name.
        .filter((device) => device.kind === deviceKinds[kind] && device.deviceId !== '')
        .map(({ deviceId, label }, at) => ({ id: deviceId, label: label || String(at + 1) }));
    change({
      choices: {
        camera: choicesOf('camera'),
        microphone: choicesOf('microphone'),
        speaker: choosesSpeaker() ? choicesOf('speaker') : [],
      },
    });
  };

  /** Puts a track in the place of the former one of its kind. */
  const adopt = (kind: DeviceKind, track: MediaStreamTrack): void => {
    if (isOver) return track.stop();
    const former = trackOf(state.stream, kind);
    former?.stop();
    const others = (state.stream?.getTracks() ?? []).filter((each) => each !== former);
    track.addEventListener('ended', () => {
      if (trackOf(state.stream, kind) === track) stand(kind, 'missing');
    });
    change({
      stream: new MediaStream([...others, track]),
      standings: { ...state.standings, [kind]: 'ready' },
      chosen: { ...state.chosen, [kind]: track.getSettings().deviceId ?? '' },
    });
  };
  const open = async (kind: DeviceKind, constraints: MediaTrackConstraints): Promise<void> => {
    const stream = await media!.getUserMedia({ [trackKinds[kind]]: constraints });
    adopt(kind, stream.getTracks()[0]!);
  };
  const openOr = async (kind: DeviceKind): Promise<void> => {
    try {
      await open(kind, wishes[kind]);
    } catch (error) {
      stand(kind, standingAfter(error));
    }
  };

  const stopListening = listenTo(media ?? new EventTarget(), { devicechange: () => void list() });
  return {
    /** Asks for what isn't ready yet, in one question where the browser can. */
    ask: async (): Promise<void> => {
      if (!media) return change({ standings: { camera: 'unsupported', microphone: 'unsupported' } });
      const wanted = kinds.filter((kind) => state.standings[kind] !== 'ready');
      change({
        standings: { ...state.standings, ...Object.fromEntries(wanted.map((kind) => [kind, 'asking'])) },
      });
      try {
        if (wanted.length < kinds.length) throw new Error('only one');
        const stream = await media.getUserMedia({ video: wishes.camera, audio: wishes.microphone });
        for (const kind of kinds) adopt(kind, trackOf(stream, kind)!);
      } catch {
        // One of them is missing or refused: the other may still work.
        for (const kind of wanted) await openOr(kind);
      }
      await list();
    },
    choose: async (kind: Choosable, id: string): Promise<void> => {
      if (kind === 'speaker') return change({ chosen: { ...state.chosen, speaker: id } });
      change({ changeFailed: undefined });
      const former = trackOf(state.stream, kind)?.getSettings().deviceId;
      const exactly = (deviceId: string) => open(kind, { ...wishes[kind], deviceId: { exact: deviceId } });
      try {
        await exactly(id);
      } catch {
        // Phones open one camera at a time.
        trackOf(state.stream, kind)?.stop();
        try {
          await exactly(id);
        } catch (error) {
          change({ changeFailed: kind });
          const lose = (): void => stand(kind, standingAfter(error));
          if (former) await exactly(former).catch(lose);
          else lose();
        }
      }
    },
    stop: (): void => {
      isOver = true;
      stopListening();
      for (const track of state.stream?.getTracks() ?? []) track.stop();
    },
  };
}
