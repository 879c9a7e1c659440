import { useEffect, useRef } from 'react';
import type { UserText } from '../../locales/zone-text.ts';
import { LeaveWarning } from '../../ui/leave-warning.tsx';
import { showToast } from '../../ui/toasts.ts';

interface RecoveryCodesProps {
  readonly text: UserText;
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Shown once, until their owner says that they are kept. */
export function RecoveryCodes({ text, codes, onKept }: RecoveryCodesProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const lines = `${codes.join('\n')}\n`;

  async function copy() {
    try {
      await navigator.clipboard.writeText(lines);
      showToast('success', text.authenticator.copied);
    } catch {
      showToast('error', text.authenticator.copyFailed);
    }
  }

  function download() {
    const address = URL.createObjectURL(new Blob([lines], { type: 'text/plain' }));
    const link = Object.assign(document.createElement('a'), { href: address, download: text.authenticator.fileName });
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <div className="recovery">
      <h4 ref={title} tabIndex={-1}>
        {text.authenticator.codesTitle}
      </h4>
      <p className="quiet">{text.authenticator.codesLead}</p>
      <ul className="recovery-codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="form-actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {text.authenticator.copy}
        </button>
        <button type="button" className="button" onClick={download}>
          {text.authenticator.download}
        </button>
        <button type="button" className="button primary" onClick={onKept}>
          {text.authenticator.kept}
        </button>
      </div>
      <LeaveWarning words={text.authenticator.leave} active />
    </div>
  );
}
