/** A job as one who hands in work sees it: its name, and the payload that it takes; how it runs is not his to know. */
export interface JobOf<Payload> {
  name: string;
  handle(payload: Payload, context: never): Promise<void>;
}
