export function EventCardSkeleton() {
  return (
    <div className="card">
      <span className="skeleton h-5 w-full" />
      <span className="skeleton h-5 w-4/5" />
      <span className="skeleton mt-2 h-3 w-full" />
      <span className="skeleton h-3 w-full" />
      <span className="skeleton h-3 w-full" />
      <span className="skeleton h-3 w-1/2" />
      <footer>
        <span className="skeleton h-3 w-40" />
      </footer>
    </div>
  );
}
