import type { User } from '@poliedro/contracts/accounts';
import { type ComponentType, Suspense, use } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { lazyOr } from '../../later/lazy-or.ts';
import { loadBioText } from '../../locales/bio.ts';
import { loadUserText } from '../../locales/zone.ts';
import { pageIdioma } from '../../platform/language.ts';
import { ErrorNotice, PartMissing } from '../../ui/notice.tsx';
import { panelId, TabList, tabId } from '../../ui/tab-list.tsx';
import type { PanelProps } from './panel.ts';
import { PlannedDeletion } from './planned-deletion.tsx';
import { useProfile } from './use-profile.ts';
import { ZoneSkeleton } from './zone-skeleton.tsx';
import { type TabName, tabAt, tabsOf } from './zone-tabs.ts';

/** Parts that other rooms make; whoever shows the zone brings them along. */
export type BroughtPanels = Readonly<Record<Exclude<TabName, 'perfil' | 'bio'>, ComponentType<PanelProps>>>;

const PANELS: Record<Exclude<TabName, keyof BroughtPanels>, ComponentType<PanelProps>> = {
  perfil: lazyOr(() => import('./profile-panel.tsx').then((module) => module.ProfilePanel), PartMissing),
  bio: lazyOr(async () => {
    const panel = import('./bio-panel.tsx');
    await Promise.all([panel, loadBioText(pageIdioma())]);
    return (await panel).BioPanel;
  }, PartMissing),
};

/** What somebody has here: one tab per part, opened by the address. Only ever drawn in the browser. */
export function UserZone({ user, brought }: { user: User; brought: BroughtPanels }) {
  const text = use(loadUserText(pageIdioma()));
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [loading, onChange] = useProfile();

  const tabs = tabsOf(user);
  const selected = tabAt(hash, tabs);
  const panels: Record<TabName, ComponentType<PanelProps>> = { ...PANELS, ...brought };
  const Panel = panels[selected];

  function select(name: TabName, by: 'key' | 'pointer') {
    // The address knows of a choice before it is drawn.
    if (name === tabAt(location.hash, tabs)) return;
    void navigate({ search, hash: name }, { preventScrollReset: true, replace: by === 'key' });
  }

  const profile = loading.status === 'ready' ? { ...loading.value, ...user } : undefined;

  return (
    <div className="zone">
      {profile ? <PlannedDeletion text={text} profile={profile} onChange={onChange} /> : null}
      <TabList
        label={text.tabs.label}
        tabs={tabs.map((name) => ({ name, label: text.tabs[name] }))}
        selected={selected}
        onSelect={select}
      />
      <div role="tabpanel" id={panelId(selected)} aria-labelledby={tabId(selected)} className="zone-panel">
        {profile ? (
          <Suspense fallback={<ZoneSkeleton />}>
            <Panel key={selected} text={text} profile={profile} onChange={onChange} />
          </Suspense>
        ) : loading.status === 'failed' ? (
          <ErrorNotice text={text.profile.loadFailed} onRetry={loading.retry} />
        ) : (
          <ZoneSkeleton />
        )}
      </div>
    </div>
  );
}
