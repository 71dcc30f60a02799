import { createErrorText } from '@foyer/api-client';

/** Words a failure to show a {product}; one that the server doesn't have is no longer valid [C8.15]. */
export const tokenErrorText = createErrorText({ notFound: 'token.gone' });
