const FIRST_PAUSE_SECONDS = 15;
const LONGEST_PAUSE = `interval '1 hour'`;

/** In a statement: the pause doubles with each try, which the column `attempts` has counted so far. */
export const RETRY_PAUSE = `least(make_interval(secs => ${FIRST_PAUSE_SECONDS} * 2 ^ least(attempts, 16)), ${LONGEST_PAUSE})`;
