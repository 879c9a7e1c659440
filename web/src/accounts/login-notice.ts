/** Why somebody was sent to sign in: they are not, they are not any more, or categories and reactions are for those who are. */
export type LoginNotice = 'visitor' | 'ended' | 'categories' | 'reactions';
