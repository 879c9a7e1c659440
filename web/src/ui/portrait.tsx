import './styles/portrait.css';

/** The first letters of up to two words. */
export function initialsOf(alias: string): string {
  const words = alias.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .slice(0, 2)
    .map((word) => String.fromCodePoint(word.codePointAt(0) ?? 0).toLocaleUpperCase())
    .join('');
}

interface PortraitProps {
  readonly alias: string;
  readonly photo: string | null;
  readonly size: number;
}

/** Somebody's photo or, without one, their initials; the alias always stands beside it, so it has no name of its own. */
export function Portrait({ alias, photo, size }: PortraitProps) {
  if (photo) return <img className="portrait" src={photo} alt="" width={size} height={size} decoding="async" />;
  return (
    <svg className="portrait" viewBox="0 0 40 40" width={size} height={size} aria-hidden="true">
      <text x="20" y="20.5" textAnchor="middle" dominantBaseline="central">
        {initialsOf(alias)}
      </text>
    </svg>
  );
}
