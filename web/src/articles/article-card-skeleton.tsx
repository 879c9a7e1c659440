export function ArticleCardSkeleton() {
  return (
    <div className="card article">
      <span className="skeleton h-3 w-32" />
      <span className="skeleton h-5 w-full" />
      <span className="skeleton h-5 w-3/5" />
      <span className="skeleton mt-2 h-3 w-full" />
      <span className="skeleton h-3 w-full" />
      <span className="skeleton h-3 w-2/3" />
    </div>
  );
}
