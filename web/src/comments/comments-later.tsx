import { type ComponentProps, Suspense } from 'react';
import { lazyOr } from '../later/lazy-or.ts';
import { loadCommentsText } from '../locales/comments.ts';
import { pageIdioma } from '../platform/language.ts';
import { EmptyNotice } from '../ui/notice.tsx';
import type { Comments as LoadedComments } from './comments.tsx';
import { CommentsSkeleton } from './comments-skeleton.tsx';

interface CommentsLaterProps extends ComponentProps<typeof LoadedComments> {
  /** What to say where they cannot come: the rest of the page stands without them. */
  readonly missing: string;
}

const Comments = lazyOr<CommentsLaterProps>(
  async () => {
    const [{ Comments: Loaded }] = await Promise.all([
      import('./comments.tsx'),
      typeof document === 'undefined' ? undefined : loadCommentsText(pageIdioma()),
    ]);
    return Loaded;
  },
  ({ missing }) => <EmptyNotice text={missing} />,
);

/** The comments with their texts, which come after what they are about. */
export function CommentsLater(props: CommentsLaterProps) {
  return (
    <Suspense fallback={<CommentsSkeleton />}>
      <Comments {...props} />
    </Suspense>
  );
}
