import { takeSample } from '@foyer/util/sampling';
import { auditPage, faultsOf, type AuditCategory } from '../../tools/lighthouse/auditPage.ts';
import { expect, test } from '../support/journey.ts';
import { hasSeats, pickEvent } from '../support/purchase/pickEvent.ts';

const categories: readonly AuditCategory[] = ['accessibility', 'best-practices', 'seo'];

for (const page of takeSample(['discover', 'event landing'], { label: 'Lighthouse', count: 1 })) {
  test(`Lighthouse gives the ${page} page 100 for accessibility, best practices and search`, async ({
    site,
  }) => {
    test.setTimeout(120_000);
    const event = await pickEvent(site, hasSeats);
    const path = page === 'discover' ? '/' : `/events/${event.vanityName}/${event.eventId}`;
    const result = await auditPage(site.at(path), categories);
    for (const category of categories) {
      expect.soft(faultsOf(result, category)).toEqual([]);
      expect.soft(result.categories[category]!.score).toBe(1);
    }
  });
}
