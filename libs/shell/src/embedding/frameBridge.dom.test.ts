import { createFrameBridge } from './frameBridge.ts';
import { invalidIframeOrigin } from './parentOrigin.ts';

const partner = 'https://partner.example';
const viewport = { foyer: 1, type: 'viewport', height: 700 } as const;

function say(data: unknown, origin = partner, source: Window | null = window.parent): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

describe('createFrameBridge', () => {
  it('hears the parent alone, and only what has a known shape [I4.24]', () => {
    const heard: unknown[] = [];
    const stop = createFrameBridge(window, partner).listen((message) => heard.push(message));
    const frame = document.body.appendChild(document.createElement('iframe'));
    say(viewport);
    say(viewport, 'https://partner.example.evil.test');
    say(viewport, 'http://partner.example');
    say(viewport, partner, frame.contentWindow);
    say(viewport, partner, null);
    say({ ...viewport, height: 'tall' });
    say({ ...viewport, foyer: 2 });
    say({ ...viewport, more: 1 });
    say('viewport');
    stop();
    say(viewport);
    expect(heard).toEqual([viewport]);
  });

  it('posts to the exact origin, and not at all where it is unknown [I4.24]', () => {
    const post = jest.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);
    createFrameBridge(window, partner).post({ foyer: 1, type: 'ready' });
    createFrameBridge(window, invalidIframeOrigin).post({ foyer: 1, type: 'ready' });
    expect(post.mock.calls).toEqual([[{ foyer: 1, type: 'ready' }, partner]]);
    const heard = jest.fn();
    createFrameBridge(window, invalidIframeOrigin).listen(heard);
    say(viewport, invalidIframeOrigin);
    expect(heard).not.toHaveBeenCalled();
    post.mockRestore();
  });
});
