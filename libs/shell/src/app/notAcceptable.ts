type Show = (message: string) => void;

let show: Show = () => undefined;

/** What a 406 does on the page that stands; the overlays are its business [I8.03]. @returns the way to stop */
export function hearNotAcceptable(listener: Show): () => void {
  show = listener;
  return () => {
    show = () => undefined;
  };
}

/** Hands the message of a 406 to whoever shows it. */
export const tellNotAcceptable: Show = (message) => show(message);
