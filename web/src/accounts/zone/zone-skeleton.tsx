const ROWS = ['w-24', 'w-56', 'w-20', 'w-40'];

/** The shape of what comes. */
export function ZoneSkeleton() {
  return (
    <div className="rows needs-script" aria-hidden="true">
      {ROWS.map((width) => (
        <div className="row-line" key={width}>
          <span className="skeleton h-4 w-20" />
          <span className={`skeleton h-5 ${width}`} />
        </div>
      ))}
    </div>
  );
}
