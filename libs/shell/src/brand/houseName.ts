/** Name of every site that is not an organisation's own. */
export const houseName = 'Foyer';
