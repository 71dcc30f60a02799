import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { OverlayProvider, useUnsavedChanges } from '@foyer/ui-kit';
import { reloadPage } from '../browser/browserDoors.ts';
import { LeaveGuard } from './LeaveGuard.tsx';

const texts = { title: 'Leave without saving?', yes: 'Leave', no: 'Stay' };

function EditPage({ isUnsaved }: { isUnsaved: boolean }) {
  const navigate = useNavigate();
  useUnsavedChanges(isUnsaved, texts);
  return (
    <>
      <h1>Edit</h1>
      <button type="button" onClick={() => void navigate('/events')}>
        Navigate
      </button>
      <button type="button" onClick={() => void navigate('/events', { replace: true })}>
        Replace
      </button>
      <button type="button" onClick={() => void navigate(-2)}>
        Two back
      </button>
      <button type="button" onClick={() => void navigate('?tab=mails')}>
        Tab
      </button>
      <Link to="/events">Events</Link>
    </>
  );
}

function Frame({ isUnsaved }: { isUnsaved: boolean }) {
  const { pathname } = useLocation();
  return (
    <OverlayProvider locationKey={pathname}>
      <LeaveGuard />
      <Link to="/edit">Edit it</Link>
      <Link to="/second">Second</Link>
      <Routes>
        <Route path="/edit" element={<EditPage isUnsaved={isUnsaved} />} />
        <Route path="*" element={<h1>{pathname}</h1>} />
      </Routes>
    </OverlayProvider>
  );
}
const user = userEvent.setup();
const press = (name: string, role = 'button') => user.click(screen.getByRole(role, { name }));
const question = () => screen.findByRole('alertdialog', { name: texts.title });
const noQuestion = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
const isOn = (name: string) =>
  expect(screen.getByRole('heading', { level: 1, name, hidden: true })).toBeInTheDocument();
const popped = new EventTarget();
// Listens before the guard does, which stops the event.
window.addEventListener('popstate', () => popped.dispatchEvent(new Event('pop')), true);
const nextPop = () => new Promise((resolve) => popped.addEventListener('pop', resolve, { once: true }));
const backButton = () => window.history.back();
/** Waits for a move in the history; a guarded page undoes it at once, which is a second `popstate`. */
const historyMoves = (move: () => void, isGuarded = true) =>
  act(async () => {
    const first = nextPop();
    move();
    await first;
    if (isGuarded) await nextPop();
  });

const idle: (() => void)[] = [];
async function openEdit(isUnsaved = true) {
  window.history.pushState({ idx: 0 }, '', '/start');
  render(
    <BrowserRouter>
      <Frame isUnsaved={isUnsaved} />
    </BrowserRouter>,
  );
  // The guard loads when the page is idle; it asked for its module first, so it has it first.
  await act(async () => {
    idle.splice(0).forEach((run) => run());
    await import('./createHistoryGuard.ts');
  });
  await press('Second', 'link');
  await press('Edit it', 'link');
  isOn('Edit');
}

describe('LeaveGuard [I4.22, C4.27a-b]', () => {
  // jsdom has no layout, and elements without a box can't be focused.
  beforeEach(() => {
    globalThis.requestIdleCallback = (run) => idle.push(run as () => void);
    globalThis.cancelIdleCallback = () => undefined;
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect(0, 0, 1, 1)] as never);
  });

  it.each([
    ['navigate()', () => press('Navigate')],
    ['navigate() with replace', () => press('Replace')],
    ['a link of the router', () => press('Events', 'link')],
  ])('asks before %s leaves: no stays, yes goes', async (_, go) => {
    await openEdit();
    await go();
    await question();
    expect(window.location.pathname).toBe('/edit');
    await press('Stay');
    await noQuestion();
    isOn('Edit');
    await go();
    await question();
    await press('Leave');
    await waitFor(() => isOn('/events'));
  });

  it('asks before the back button leaves, and stays on the page while it asks', async () => {
    await openEdit();
    await historyMoves(backButton);
    await question();
    isOn('Edit');
    expect(window.location.pathname).toBe('/edit');
    await press('Stay');
    await noQuestion();
    isOn('Edit');
    await historyMoves(backButton);
    await question();
    await press('Leave');
    await waitFor(() => isOn('/second'));
    expect(window.location.pathname).toBe('/second');
  });

  it('goes as far back as was wanted', async () => {
    await openEdit();
    await historyMoves(() => screen.getByRole('button', { name: 'Two back' }).click());
    await question();
    expect(window.location.pathname).toBe('/edit');
    await press('Leave');
    await waitFor(() => isOn('/start'));
  });

  it('asks once of who presses the back button twice', async () => {
    await openEdit();
    await historyMoves(backButton);
    await historyMoves(backButton);
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
    expect(window.location.pathname).toBe('/edit');
    await press('Stay');
    await noQuestion();
    isOn('Edit');
  });

  it('asks nothing of what stays on the page', async () => {
    await openEdit();
    await press('Tab');
    expect(window.location.search).toBe('?tab=mails');
    await historyMoves(backButton, false);
    expect(window.location.search).toBe('');
    isOn('Edit');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('asks nothing where nothing is lost', async () => {
    await openEdit(false);
    await press('Navigate');
    isOn('/events');
    await historyMoves(backButton, false);
    isOn('Edit');
  });
});

describe('reloadPage', () => {
  it('reloads without the question that closing the tab asks [I4.15]', () => {
    const ask = jest.fn();
    window.addEventListener('beforeunload', ask);
    const reload = jest.fn(() => void window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    reloadPage({
      addEventListener: window.addEventListener.bind(window),
      location: { reload },
    } as never);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(ask).not.toHaveBeenCalled();
    window.dispatchEvent(new Event('beforeunload'));
    expect(ask).toHaveBeenCalledTimes(1);
    window.removeEventListener('beforeunload', ask);
  });
});
