import { found } from '../../../platform/http/failure.ts';
import { implement, route } from '../../../platform/http/route.ts';
import { inLocale } from '../../../platform/texts/inLocale.ts';
import { sharedAnswer } from '../answers/sharedAnswer.ts';
import { findCustomEventPage } from './customEventPageRepository.ts';

export const customEventPageRoutes = implement({
  getCustomEventPage: route(sharedAnswer, async ({ platform, site, locale, query }) => {
    const page = found(await findCustomEventPage(platform.database.query, query.slug, site));
    return {
      eventId: page.eventId,
      headline: inLocale(page.headline, locale),
      text: inLocale(page.body, locale),
    };
  }),
});
