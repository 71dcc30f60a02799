type Show = (message: string) => void;

let show: Show = () => undefined;

/** Subscribes to 406 messages, which show as overlays [I8.03]. @returns a function that unsubscribes */
export function hearNotAcceptable(listener: Show): () => void {
  show = listener;
  return () => {
    show = () => undefined;
  };
}

/** Passes the message of a 406 to the subscriber. */
export const tellNotAcceptable: Show = (message) => show(message);
