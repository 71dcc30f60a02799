/* eslint-disable @nx/enforce-module-boundaries -- texts are at the workspace root; only tests and stories import them */
import careersEnCa from '../../../../locales/en-CA/careers.json';
import identityEnCa from '../../../../locales/en-CA/identity.json';
import legalEnCa from '../../../../locales/en-CA/legal.json';
import newsletterEnCa from '../../../../locales/en-CA/newsletter.json';
import shellEnCa from '../../../../locales/en-CA/shell.json';
import siteEnCa from '../../../../locales/en-CA/site.json';
import careersEnUs from '../../../../locales/en-US/careers.json';
import identityEnUs from '../../../../locales/en-US/identity.json';
import legalEnUs from '../../../../locales/en-US/legal.json';
import newsletterEnUs from '../../../../locales/en-US/newsletter.json';
import shellEnUs from '../../../../locales/en-US/shell.json';
import siteEnUs from '../../../../locales/en-US/site.json';
import careersEsUs from '../../../../locales/es-US/careers.json';
import identityEsUs from '../../../../locales/es-US/identity.json';
import legalEsUs from '../../../../locales/es-US/legal.json';
import newsletterEsUs from '../../../../locales/es-US/newsletter.json';
import shellEsUs from '../../../../locales/es-US/shell.json';
import siteEsUs from '../../../../locales/es-US/site.json';
import careersFrCa from '../../../../locales/fr-CA/careers.json';
import identityFrCa from '../../../../locales/fr-CA/identity.json';
import legalFrCa from '../../../../locales/fr-CA/legal.json';
import newsletterFrCa from '../../../../locales/fr-CA/newsletter.json';
import shellFrCa from '../../../../locales/fr-CA/shell.json';
import siteFrCa from '../../../../locales/fr-CA/site.json';
/* eslint-enable @nx/enforce-module-boundaries */

/** Texts of the site's pages, of the frame and of the log-in, in every locale. */
export const siteTexts: Record<string, Record<string, object>> = {
  'en-US': {
    careers: careersEnUs,
    identity: identityEnUs,
    legal: legalEnUs,
    newsletter: newsletterEnUs,
    shell: shellEnUs,
    site: siteEnUs,
  },
  'en-CA': {
    careers: careersEnCa,
    identity: identityEnCa,
    legal: legalEnCa,
    newsletter: newsletterEnCa,
    shell: shellEnCa,
    site: siteEnCa,
  },
  'fr-CA': {
    careers: careersFrCa,
    identity: identityFrCa,
    legal: legalFrCa,
    newsletter: newsletterFrCa,
    shell: shellFrCa,
    site: siteFrCa,
  },
  'es-US': {
    careers: careersEsUs,
    identity: identityEsUs,
    legal: legalEsUs,
    newsletter: newsletterEsUs,
    shell: shellEsUs,
    site: siteEsUs,
  },
};
