export type ShareOutcome = 'shared' | 'copied' | 'failed';

/** Shares an address by the device's own sheet where there is one, or copies it. Closing the sheet counts as shared. */
export async function shareAddress(
  page: { title: string; url: string },
  { share, clipboard }: Partial<Pick<Navigator, 'share' | 'clipboard'>>,
): Promise<ShareOutcome> {
  if (share) {
    try {
      await share.call(window.navigator, page);
      return 'shared';
    } catch (error) {
      if ((error as Error).name === 'AbortError') return 'shared';
    }
  }
  try {
    // Absent outside secure contexts, and refused in a partner's frame.
    await clipboard!.writeText(page.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
