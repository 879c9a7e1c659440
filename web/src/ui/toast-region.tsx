import { useEffect, useState } from 'react';
import { ToastList } from './toast-list.tsx';
import { openToastRegion, useToasts } from './toasts.ts';

/** Empty and silent until there is something to say. It is here before it is needed: without a connection nothing comes. */
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
      {toasts.length > 0 ? <ToastList toasts={toasts} /> : null}
    </div>
  );
}
