import { choosesSpeaker } from './createDevices.ts';

/** Notes of the test, in hertz, half a second each. */
const notes = [523.25, 659.25, 783.99];
const noteSeconds = 0.5;
const volume = 0.2;

/** Plays three notes on a speaker, the usual one if it has no id. @throws Error where nothing can be played @returns a promise that ends with the last note */
export async function playTone(speakerId: string): Promise<void> {
  if (!('AudioContext' in window)) throw new Error('This browser makes no sound of its own');
  const context = new AudioContext();
  const target = context.createMediaStreamDestination();
  const gain = context.createGain();
  gain.gain.value = volume;
  gain.connect(target);
  const audio = new Audio();
  audio.srcObject = target.stream;
  try {
    if (speakerId !== '' && choosesSpeaker()) await audio.setSinkId(speakerId);
    await audio.play();
    const last = notes.map((hertz, at) => {
      const note = context.createOscillator();
      note.frequency.value = hertz;
      note.connect(gain);
      note.start(context.currentTime + at * noteSeconds);
      note.stop(context.currentTime + (at + 1) * noteSeconds);
      return note;
    })[notes.length - 1]!;
    await new Promise((resolve) => last.addEventListener('ended', resolve));
  } finally {
    audio.pause();
    void context.close();
  }
}
