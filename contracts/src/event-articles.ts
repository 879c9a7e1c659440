/** More than anybody reads of an event; where there are more, these are the newest of the press. */
export const EVENT_ARTICLES_MOST = 1000;
