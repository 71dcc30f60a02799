/** Job as seen by callers that add it: its name and payload type. */
export interface JobOf<Payload> {
  name: string;
  handle(payload: Payload, context: never): Promise<void>;
}
