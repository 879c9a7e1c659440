export function BrandMark() {
  return (
    <svg
      viewBox="0 0 26 26"
      width="26"
      height="26"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M13 2 23 8v10L13 24 3 18V8z" />
      <path d="M13 2v9.5M3 8l10 3.5L23 8M13 11.5 6.5 20M13 11.5 19.5 20" />
    </svg>
  );
}
