/** What the page was built from, as the build wrote it into the page [I6.07]. */
export interface WebVersion {
  branch?: string;
  commit?: string;
}

const metaName = 'foyer-build';

/** @returns nothing in it where the build knew of no repository */
export function webVersion(page: Document = document): WebVersion {
  const [commit, branch] = (
    page.querySelector(`meta[name="${metaName}"]`)?.getAttribute('content') ?? ''
  ).split(' ');
  return { ...(commit ? { commit } : {}), ...(branch ? { branch } : {}) };
}
