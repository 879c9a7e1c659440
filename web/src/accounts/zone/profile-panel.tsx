import { AccountSection } from './account-section.tsx';
import { ApplicationSection } from './application-section.tsx';
import { DeletionSection } from './deletion-section.tsx';
import { ExportSection } from './export-section.tsx';
import type { PanelProps } from './panel.ts';
import { PreferencesSection } from './preferences-section.tsx';
import { SecuritySection } from './security-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

export function ProfilePanel(panel: PanelProps) {
  return (
    <>
      <AccountSection {...panel} />
      <PreferencesSection {...panel} />
      <SecuritySection {...panel} />
      <SessionsSection {...panel} />
      <ApplicationSection {...panel} />
      <ExportSection {...panel} />
      <DeletionSection {...panel} />
    </>
  );
}
