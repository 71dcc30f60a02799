/** Version of the web build, as inlined in the page [I6.07]. */
export interface WebVersion {
  branch?: string;
  commit?: string;
}

const metaName = 'foyer-build';

/** @returns an empty object when the build had no repository */
export function webVersion(page: Document = document): WebVersion {
  const [commit, branch] = (
    page.querySelector(`meta[name="${metaName}"]`)?.getAttribute('content') ?? ''
  ).split(' ');
  return { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) };
}
