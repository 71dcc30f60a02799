import { createOverlayStack, type CloseReason } from './overlayStack.ts';

const leaveMs = 300;
const overlay = { kind: 'overlay', render: () => null } as const;

const setup = () => {
  const stack = createOverlayStack(leaveMs);
  const reasons: CloseReason[] = [];
  return {
    stack,
    reasons,
    onClose: (reason: CloseReason) => reasons.push(reason),
    open: () =>
      stack
        .entries()
        .filter((entry) => entry.open)
        .map(({ id }) => id),
  };
};

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the overlay stack', () => {
  it('keeps the order in which overlays came', () => {
    const { stack, open } = setup();
    stack.add(overlay, { id: 'a' });
    stack.add(overlay, { id: 'b' });
    expect(open()).toEqual(['a', 'b']);
  });

  it('replaces an overlay of the same id', () => {
    const { stack, open } = setup();
    stack.add(overlay, { id: 'a' });
    stack.add(overlay, { id: 'a' });
    expect(open()).toEqual(['a']);
  });

  it('tells why it closed, once, and lets it leave in motion', () => {
    const { stack, reasons, onClose } = setup();
    const { id, close } = stack.add(overlay, { onClose });
    stack.close(id, 'user');
    close();
    expect(reasons).toEqual(['user']);
    expect(stack.entries()).toHaveLength(1);
    jest.advanceTimersByTime(leaveMs);
    expect(stack.entries()).toEqual([]);
  });

  it('dismisses after its time [I4.22]', () => {
    const { stack, reasons, onClose, open } = setup();
    stack.add(overlay, { dismissAfterMs: 1_000, onClose });
    jest.advanceTimersByTime(999);
    expect(open()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(reasons).toEqual(['timeout']);
  });

  it('waits while it is read', () => {
    const { stack, open } = setup();
    const { id } = stack.add(overlay, { dismissAfterMs: 1_000 });
    jest.advanceTimersByTime(900);
    stack.pause(id);
    jest.advanceTimersByTime(5_000);
    expect(open()).toHaveLength(1);
    stack.resume(id);
    jest.advanceTimersByTime(1_000);
    expect(open()).toEqual([]);
  });

  it('closes on a change of route what is not kept [I4.22]', () => {
    const { stack, reasons, onClose, open } = setup();
    stack.add(overlay, { id: 'kept', keepOnNavigation: true });
    stack.add(overlay, { id: 'gone', onClose });
    stack.routeChanged();
    expect(open()).toEqual(['kept']);
    expect(reasons).toEqual(['navigation']);
  });

  it('opens anew what is still leaving, and does not drop it then', () => {
    const { stack, open } = setup();
    stack.add(overlay, { id: 'a' });
    stack.close('a');
    stack.add(overlay, { id: 'a' });
    jest.advanceTimersByTime(leaveMs);
    expect(open()).toEqual(['a']);
  });

  it('chains a time above 2^31-1 ms, which a browser would fire at once [I9.08]', () => {
    const { stack, open, reasons, onClose } = setup();
    const timer = jest.spyOn(globalThis, 'setTimeout');
    const span = 2 ** 32 + 5;
    stack.add(overlay, { dismissAfterMs: span, onClose });
    jest.advanceTimersByTime(span - 1);
    expect(open()).toHaveLength(1);
    jest.advanceTimersByTime(1);
    expect(reasons).toEqual(['timeout']);
    const delays = timer.mock.calls.map(([, delay]) => delay ?? 0);
    expect(Math.max(...delays)).toBe(2 ** 31 - 1);
  });
});
