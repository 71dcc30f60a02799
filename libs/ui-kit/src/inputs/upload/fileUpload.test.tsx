import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { FileUpload, type FileUploadTexts } from './FileUpload.tsx';
import { formatBytes } from './uploadItems.ts';
import { useUploads, type SendFile } from './useUploads.ts';

const texts: FileUploadTexts = {
  drop: 'Drop a file here, or choose one.',
  choose: 'Choose a file',
  letGo: 'Let go to add it',
  refused: (refusal) => (refusal.reason === 'count' ? 'Too many' : `${refusal.reason}: ${refusal.fileName}`),
  remove: (name) => `Remove ${name}`,
  state: ({ state, progress }) => `${state} ${progress ?? ''}`.trim(),
};
const megabyte = 1024 * 1024;
const pdf = (name = 'cv.pdf', bytes = 10) =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

const setup = (send: SendFile, maxFiles = 1) => {
  const Uploader = () => {
    const uploads = useUploads(send);
    return (
      <>
        <FileUpload
          label="Résumé"
          hint="PDF, at most 10 MB"
          locale="en-US"
          accept={{ 'application/pdf': ['.pdf'] }}
          maxBytes={10 * megabyte}
          maxFiles={maxFiles}
          texts={texts}
          items={uploads.items}
          onAdd={uploads.add}
          onRemove={uploads.remove}
          onRetry={uploads.retry}
        />
        <output>{uploads.isComplete ? 'complete' : 'open'}</output>
      </>
    );
  };
  const { unmount } = render(<Uploader />);
  return { unmount, box: () => screen.getByLabelText(/Résumé/) };
};
const never: SendFile = () => new Promise(() => {});

describe('FileUpload', () => {
  it('takes a file of the right type, by the dialog, with a name and a hint', async () => {
    const { box } = setup(never);
    expect(box()).toHaveAccessibleName('Résumé');
    expect(box()).toHaveAccessibleDescription('PDF, at most 10 MB');
    // The Content Security Policy forbids style attributes.
    expect(box().getAttribute('style') ?? '').toBe('');
    await userEvent.tab();
    expect(box()).toHaveFocus();
    await userEvent.upload(box(), pdf());
    expect(await screen.findByText('cv.pdf')).toBeInTheDocument();
  });

  it('takes a file that is dropped', async () => {
    const { box } = setup(never);
    const zone = box().closest('[role="presentation"]') as HTMLElement;
    const files = [pdf()];
    const dataTransfer = {
      files,
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
      types: ['Files'],
    };
    fireEvent.dragEnter(zone, { dataTransfer });
    expect(await screen.findByText('Let go to add it')).toBeInTheDocument();
    fireEvent.drop(zone, { dataTransfer });
    expect(await screen.findByText('cv.pdf')).toBeInTheDocument();
  });

  it('refuses more than 10 MB, and takes 10 MB [I5.10]', async () => {
    const { box } = setup(never, 2);
    await userEvent.upload(box(), pdf('large.pdf', 10 * megabyte + 1));
    expect(await screen.findAllByText('size: large.pdf')).not.toHaveLength(0);
    await userEvent.upload(box(), pdf('whole.pdf', 10 * megabyte));
    expect(await screen.findByText('whole.pdf')).toBeInTheDocument();
    expect(screen.queryByText('size: large.pdf')).not.toBeInTheDocument();
  });

  it('refuses another content type, whatever the dialog let through', async () => {
    const { box } = setup(never);
    const script = new File(['x'], 'cv.exe', { type: 'application/x-msdownload' });
    await userEvent.upload(box(), script, { applyAccept: false });
    expect(await screen.findAllByText('type: cv.exe')).not.toHaveLength(0);
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  });

  it('refuses one too many', async () => {
    const { box } = setup(never, 2);
    await userEvent.upload(box(), [pdf('a.pdf'), pdf('b.pdf'), pdf('c.pdf')]);
    expect(await screen.findAllByText('Too many')).not.toHaveLength(0);
  });

  it('shows how far it is, and says that it has arrived', async () => {
    let tell: (share: number) => void = () => {};
    let arrive: () => void = () => {};
    const { box } = setup((_, { onProgress }) => {
      tell = onProgress;
      return new Promise((resolve) => {
        arrive = resolve;
      });
    });
    await userEvent.upload(box(), pdf());
    const bar = await screen.findByRole('progressbar', { name: 'cv.pdf' });
    act(() => tell(0.4));
    expect(bar).toHaveAttribute('aria-valuenow', '40');
    await act(async () => arrive());
    expect(screen.getByText('cv.pdf: done 1')).toHaveAttribute('aria-live', 'polite');
    expect(screen.getByText('complete')).toBeInTheDocument();
  });

  it('can be tried again after it failed', async () => {
    const send = jest
      .fn<Promise<void>, [File]>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue();
    const { box } = setup(send);
    await userEvent.upload(box(), pdf());
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('complete')).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it.each(['removed', 'left'])('stops what is on its way when it is %s', async (how) => {
    const signals: AbortSignal[] = [];
    const { box, unmount } = setup((_, { signal }) => {
      signals.push(signal);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
    });
    await userEvent.upload(box(), pdf());
    await screen.findByText('cv.pdf');
    if (how === 'left') unmount();
    else await userEvent.click(screen.getByRole('button', { name: 'Remove cv.pdf' }));
    await waitFor(() => expect(signals[0]?.aborted).toBe(true));
    expect(screen.queryByText('cv.pdf')).not.toBeInTheDocument();
  });
});

describe('formatBytes', () => {
  it.each([
    [0, '0 byte'],
    [10 * megabyte, '10 MB'],
    [2_400_000, '2.3 MB'],
    [1_536, '2 kB'],
  ])('%d is %s', (bytes, text) => {
    expect(formatBytes(bytes, 'en-US')).toBe(text);
  });
});
