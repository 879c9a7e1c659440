/** The contract's, without its schemas; a test holds them equal. */
export const COMMENT_DEPTH_MAX = 3;
export const COMMENT_EDIT_MINUTES = 15;
