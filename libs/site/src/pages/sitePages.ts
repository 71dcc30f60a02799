export { ContactPage } from './contact/ContactPage.tsx';
export { OrganisersPage } from './organisers/OrganisersPage.tsx';
export { PrivacyPage, TermsPage } from './legal/LegalPage.tsx';
