/** Duration of opening soon and ending soon: the last 24 hours [C4.05]. */
export const soonMs = 86_400_000;
