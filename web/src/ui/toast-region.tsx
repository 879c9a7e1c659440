import { lazy, Suspense, useEffect, useState } from 'react';
import { openToastRegion, useToasts } from './toasts.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

/** Empty and silent until there is something to say; what it says comes with the first toast. */
export function ToastRegion() {
  const [region, setRegion] = useState<symbol>();
  useEffect(() => {
    const opened = openToastRegion();
    setRegion(opened.region);
    return () => opened.close();
  }, []);
  const toasts = useToasts(region);
  return (
    <div role="status" aria-live="polite" className="toasts">
      {toasts.length > 0 ? (
        <Suspense>
          <ToastList toasts={toasts} />
        </Suspense>
      ) : null}
    </div>
  );
}
