import { type WorkerSite, startWorkerSite } from './startWorkerSite.ts';
import { strayedData } from './strayedData.ts';

/** Settings of each kind of site, besides those of all. */
const settingsOf = {
  plain: {},
  /** Analytics by the sandbox's tag server; a header sets the visitor's region. */
  measured: {
    FOYER_ANALYTICS: 'sandbox',
    FOYER_COUNTRY_HEADER: 'x-visitor-country',
    FOYER_REGION_HEADER: 'x-visitor-region',
  },
  /** With a maps service. */
  mapped: { FOYER_MAPS_KEY: 'key-of-a-browser' },
  /** Journeys store hostile texts in it. */
  hostile: {},
  /** Its clock is moved past the close of draws and auctions, which no reset opens again. */
  drawn: {},
  auctioned: {},
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type SiteKind = keyof typeof settingsOf;

type StartedSite = Awaited<ReturnType<typeof startWorkerSite>>;

export interface WorkerSites {
  /** Returns the worker's site of a kind, started on first use. */
  get: (kind: SiteKind) => Promise<WorkerSite>;
  /**
   * Stops all. Databases and logs must not contain personal data outside of the allowed places [PV-04, AZ-06].
   * @throws Error that names kind and place of each finding
   */
  stop: () => Promise<void>;
}

/** Sites of a worker, each with a server and a database of its own. */
export function workerSites(): WorkerSites {
  const started = new Map<SiteKind, Promise<StartedSite>>();
  const start = (kind: SiteKind): Promise<StartedSite> => {
    // Logs at the most verbose level.
    const site = startWorkerSite(kind, { FOYER_LOG_LEVEL: 'trace', ...settingsOf[kind] });
    started.set(kind, site);
    return site;
  };
  return {
    get: async (kind) => started.get(kind) ?? start(kind),
    stop: async () => {
      const found: string[] = [];
      for (const site of await Promise.all(started.values())) {
        try {
          found.push(...(await strayedData(site)));
        } finally {
          await site.stop();
        }
      }
      if (found.length > 0) throw new Error(`Personal data has strayed [PV-04]:\n${found.join('\n')}`);
    },
  };
}
