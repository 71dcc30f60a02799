/** Inlines the visitor's privacy default in the page, as the server does. */
export function inlinePrivacy(privacyDefault: string): void {
  document.getElementById('foyer-data')?.remove();
  const data = document.createElement('script');
  data.id = 'foyer-data';
  data.type = 'application/json';
  const response = { privacyDefault, globalPrivacyControl: false };
  data.textContent = JSON.stringify([{ operationId: 'visitorPrivacy', request: null, response }]);
  document.head.append(data);
}
