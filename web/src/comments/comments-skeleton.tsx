export function CommentsSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      <span className="skeleton h-3 w-40" />
      <span className="skeleton h-4 w-full max-w-120" />
      <span className="skeleton h-4 w-3/4 max-w-100" />
    </div>
  );
}
