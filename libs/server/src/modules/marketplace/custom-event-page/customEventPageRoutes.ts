import { found } from '../../../platform/http/answers/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import type { ServerModule } from '../../../platform/module/serverModule.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { findCustomEventPage } from './customEventPageRepository.ts';

const customEventPageRoutes = implement({
  getCustomEventPage: route(sharedAnswer, async ({ platform, site, locale, query }) => {
    const page = found(await findCustomEventPage(platform.database.query, query.slug, site));
    return {
      eventId: page.eventId,
      headline: inLocale(page.headline, locale),
      text: inLocale(page.body, locale),
    };
  }),
});

/** Pages of events at addresses and with words of their organisers. */
export const customEventPageModule = {
  routes: customEventPageRoutes,
  tables: { customEventPage: 'noPersons' },
} satisfies ServerModule;
