/** As much of autocannon as the runs here use; it brings no types. */
declare module 'autocannon' {
  export interface LoadRequest {
    method?: 'GET' | 'POST' | 'PUT';
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    /** Called for every request that is sent; the context is one of the connection. */
    setupRequest?: (request: LoadRequest, context: Record<string, unknown>) => LoadRequest;
    onResponse?: (status: number, body: string, context: Record<string, unknown>) => void;
  }

  export interface LoadOptions {
    url: string;
    connections: number;
    amount?: number;
    duration?: number;
    timeout?: number;
    requests: LoadRequest[];
  }

  export interface LoadResult {
    /** Seconds. */
    duration: number;
    errors: number;
    timeouts: number;
    non2xx: number;
    /** How often which status came. */
    statusCodeStats: Record<string, { count: number }>;
    /** Milliseconds. */
    latency: { average: number; p50: number; p99: number };
    requests: { total: number };
  }

  // eslint-disable-next-line no-restricted-syntax -- the package has nothing but a default
  export default function autocannon(options: LoadOptions): Promise<LoadResult>;
}
