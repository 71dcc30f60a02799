import type { ResumePart, ResumeUpload } from '@foyer/contract';
import { partBytes } from './jobApplication.ts';

/** Progress of an upload, kept so that a retry continues where it stopped. */
export interface ResumeProgress {
  file: File;
  uploadToken?: string;
  sentBytes: number;
}

const readBytes = async (part: Blob): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsArrayBuffer(part);
  });

function toBase64(bytes: Uint8Array): string {
  const step = 0x8000;
  let text = '';
  for (let at = 0; at < bytes.length; at += step)
    text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}

/**
 * Sends the parts of a résumé that the server lacks, one by one [I5.10].
 * @param send sends a part; if it throws, the upload stops, and `begun` records where to continue
 * @param onProgress called after each part
 */
export async function sendResume(
  begun: ResumeProgress,
  send: (part: ResumePart) => Promise<ResumeUpload>,
  onProgress: (progress: ResumeProgress) => void,
): Promise<string> {
  let progress = begun;
  while (progress.uploadToken === undefined || progress.sentBytes < progress.file.size) {
    const { file, uploadToken, sentBytes: offset } = progress;
    const content = toBase64(await readBytes(file.slice(offset, offset + partBytes)));
    const answer = await send({ ...(uploadToken === undefined ? {} : { uploadToken }), offset, content });
    progress = { file, uploadToken: answer.uploadToken, sentBytes: answer.receivedBytes };
    onProgress(progress);
  }
  return progress.uploadToken;
}
