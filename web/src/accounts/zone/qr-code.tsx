import { encode } from 'uqr';

/** Drawn here: what it holds is a secret and goes to nobody. Always dark on light, as cameras expect it. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data, size } = encode(content, { border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
