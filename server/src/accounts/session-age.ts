const DAY_SECONDS = 86_400;

/** Unused for this long, a session ends. */
export const IDLE_SECONDS = 30 * DAY_SECONDS;
/** Used after this long, it begins anew. */
export const RENEWED_AFTER_SECONDS = DAY_SECONDS;
/** However much it is used, it ends after this: PostgreSQL lets none be renewed beyond. */
export const ABSOLUTE_DAYS = 180;
