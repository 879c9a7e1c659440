export function EventSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-3">
      <span className="skeleton mb-2 h-3 w-24" />
      <span className="skeleton h-5 w-full max-w-160" />
      <span className="skeleton h-5 w-full max-w-150" />
      <span className="skeleton h-5 w-full max-w-155" />
      <span className="skeleton h-5 w-1/2" />
      <span className="skeleton mt-8 mb-2 h-3 w-20" />
      <span className="skeleton h-4 w-3/4" />
      <span className="skeleton h-4 w-2/3" />
      <span className="skeleton h-4 w-4/5" />
    </div>
  );
}
