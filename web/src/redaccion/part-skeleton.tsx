/** The place of what is on its way. */
export function PartSkeleton() {
  return (
    <div className="grid w-full gap-4" aria-hidden="true">
      <span className="skeleton h-12 w-full" />
      <span className="skeleton h-12 w-full" />
      <span className="skeleton h-12 w-full" />
    </div>
  );
}
