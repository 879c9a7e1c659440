import { ChevronLeft, ChevronRight } from 'lucide-react';

interface StepButtonProps {
  readonly direction: 'back' | 'forward';
  readonly label: string;
  /** There is nothing more on this side: the button leaves its place empty. */
  readonly atEnd: boolean;
  readonly onStep: () => void;
}

export function StepButton({ direction, label, atEnd, onStep }: StepButtonProps) {
  const Icon = direction === 'back' ? ChevronLeft : ChevronRight;
  return (
    <button
      type="button"
      className={`round-button needs-script ${direction}`}
      aria-label={label}
      data-end={atEnd ? '' : undefined}
      onClick={onStep}
    >
      <Icon className="icon" aria-hidden="true" />
    </button>
  );
}
