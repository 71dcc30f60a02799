/** Types of the part of autocannon used here; the package has none. */
declare module 'autocannon' {
  export interface LoadRequest {
    method?: 'GET' | 'POST' | 'PUT';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called for every request; the context belongs to the connection. */
    setupRequest?: (request: LoadRequest, context: Record<string, unknown>) => LoadRequest;
    onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
  }

  export interface LoadOptions {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    timeout?: number;
    /** Requests per second of all connections together; without it, each connection asks as soon as it is answered. */
    overallRate?: number;
    requests: LoadRequest[];
  }

  export interface LoadResult {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    /** Number of answers by status. */
    statusCodeStats: Record<string, { count: number }>;
    /** Milliseconds. */
    latency: { average: number; p50: number; p99: number };
    requests: { total: number };
    /** Bytes received. */
    throughput: { total: number };
  }

  // eslint-disable-next-line no-restricted-syntax -- the package has a default export only
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
