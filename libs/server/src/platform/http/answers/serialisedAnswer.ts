/** Answer in its final bytes, sent and stored unchanged, so that a replay is byte-equal [INV-14]. */
export class SerialisedAnswer {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    this.status = status;
    this.body = body;
  }
}
