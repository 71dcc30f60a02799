import { useCallback, useEffect, useRef, useState } from 'react';
import type { UploadItem } from './uploadItems.ts';

/** Uploads one file: reports progress (0 to 1), stops on abort, throws on failure. */
export type SendFile = (
  file: File,
  controls: { onProgress: (share: number) => void; signal: AbortSignal },
) => Promise<void>;

export interface Uploads {
  items: readonly UploadItem[];
  add: (files: File[]) => void;
  /** Removes a file; cancels its upload if it is running. */
  remove: (id: string) => void;
  retry: (id: string) => void;
  /** Whether there are files and all of them have been sent. */
  isComplete: boolean;
}

/** Uploads files as they are added and tracks their progress; unmounting cancels them. */
export function useUploads(send: SendFile): Uploads {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const files = useRef(new Map<string, { file: File; stop: AbortController }>());
  const counter = useRef(0);

  const change = useCallback((id: string, to: Partial<UploadItem>): void => {
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...to } : item)));
  }, []);
  const start = useCallback(
    async (id: string, file: File): Promise<void> => {
      const stop = new AbortController();
      files.current.set(id, { file, stop });
      change(id, { state: 'sending', progress: 0 });
      try {
        await send(file, { onProgress: (progress) => change(id, { progress }), signal: stop.signal });
        change(id, { state: 'done', progress: 1 });
      } catch {
        if (!stop.signal.aborted) change(id, { state: 'failed' });
      }
    },
    [send, change],
  );
  useEffect(() => {
    const known = files.current;
    return () => known.forEach(({ stop }) => stop.abort());
  }, []);

  return {
    items,
    isComplete: items.length > 0 && items.every(({ state }) => state === 'done'),
    add: (added) => {
      for (const file of added) {
        counter.current += 1;
        const id = `file-${counter.current}`;
        setItems((all) => [...all, { id, name: file.name, sizeBytes: file.size, state: 'waiting' }]);
        void start(id, file);
      }
    },
    remove: (id) => {
      files.current.get(id)?.stop.abort();
      files.current.delete(id);
      setItems((all) => all.filter((item) => item.id !== id));
    },
    retry: (id) => {
      const known = files.current.get(id);
      if (known) void start(id, known.file);
    },
  };
}
