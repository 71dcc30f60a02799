import type { ServerConfig } from '../../platform/config/serverConfig.ts';
import { defaultAttribution, readAttributionSettings } from './attribution/attributionSettings.ts';
import { defaultCareers, readCareersSettings } from './careers/careersSettings.ts';
import { defaultBrowser } from './configuration/browserSettings.ts';
import { readRegionHeaders } from './consent/visitorPrivacy.ts';
import { defaultInquiries, readInquirySettings } from './inquiry/inquirySettings.ts';
import { defaultNewsletter } from './newsletter/newsletterSettings.ts';

/** Default values of the domain's settings. */
export const shellDefaults = {
  attribution: defaultAttribution,
  browser: defaultBrowser,
  careers: defaultCareers,
  inquiries: defaultInquiries,
  newsletter: defaultNewsletter,
  regionHeaders: {},
} satisfies Partial<ServerConfig>;

/** Reads the domain's environment variables. @throws Error that names the invalid one */
export const readShellSettings = (variables: Record<string, string | undefined>) =>
  ({
    attribution: readAttributionSettings(variables),
    careers: readCareersSettings(variables),
    inquiries: readInquirySettings(variables),
    regionHeaders: readRegionHeaders(variables),
  }) satisfies Partial<ServerConfig>;
