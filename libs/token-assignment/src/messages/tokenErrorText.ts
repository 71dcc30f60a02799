import { createErrorText } from '@foyer/api-client';

/**
 * Returns the text for a {product} that can't be shown; one that the server doesn't have is no longer valid [C8.15].
 */
export const tokenErrorText = createErrorText({ notFound: 'token.gone' });
