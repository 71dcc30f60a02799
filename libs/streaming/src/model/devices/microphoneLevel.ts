/** Loudness from which speech counts as heard, of 1. */
export const heardLevel = 0.05;

const everyMs = 100;

/** Loudness of samples from -1 to 1: their root mean square, stretched so that usual speech fills half of the meter. */
function levelOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return Math.min(1, Math.sqrt(sum / samples.length) * 4);
}

/** Tells the loudness of a stream's sound ten times a second. @returns a function that ends it */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (!('AudioContext' in window)) return () => undefined;
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    onLevel(levelOf(samples));
  }, everyMs);
  return () => {
    clearInterval(timer);
    void context.close();
  };
}
