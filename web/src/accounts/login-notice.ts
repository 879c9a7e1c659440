/** Why somebody was sent to sign in: they are not, or they are not any more. */
export type LoginNotice = 'visitor' | 'ended';
