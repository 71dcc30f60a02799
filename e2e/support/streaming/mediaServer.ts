import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

export interface MediaServer {
  /** WHIP endpoint. */
  address: string;
  /** Requests so far, as method and bearer token. */
  asked: readonly string[];
  close: () => Promise<void>;
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

/** Answers an offer in a page, and shows what it brings in the page's video. */
const answerIn = (page: Page, offer: string): Promise<string> =>
  page.evaluate(async (sdp) => {
    const peer = new RTCPeerConnection();
    const video =
      document.querySelector('video') ?? document.body.appendChild(document.createElement('video'));
    video.muted = true;
    peer.addEventListener('track', ({ track, streams }) => {
      if (track.kind !== 'video') return;
      video.srcObject = streams[0] ?? new MediaStream([track]);
      void video.play();
    });
    await peer.setRemoteDescription({ type: 'offer', sdp });
    await peer.setLocalDescription();
    await new Promise<void>((resolve) => {
      if (peer.iceGatheringState === 'complete') resolve();
      peer.addEventListener('icegatheringstatechange', () => {
        if (peer.iceGatheringState === 'complete') resolve();
      });
    });
    return peer.localDescription!.sdp;
  }, offer);

/** Starts an organiser's media server, whose media another browser page takes: the statuses are those of RFC 9725. */
export async function startMediaServer(page: Page): Promise<MediaServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const { method = '', headers } = request;
      asked.push(`${method} ${headers.authorization ?? ''}`);
      const offer = await textOf(request);
      if (method !== 'POST') return response.writeHead(method === 'DELETE' ? 200 : 405).end();
      const answer = await answerIn(page, offer);
      response.writeHead(201, { 'content-type': 'application/sdp', location: '/whip/one' }).end(answer);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/whip`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
