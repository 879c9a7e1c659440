import { LeaveWarning } from '../../ui/leave-warning.tsx';
import '../../ui/styles/person.css';
import type { Bio } from '@poliedro/contracts/profiles';
import { type FormEvent, use, useRef, useState } from 'react';
import { loadBioText } from '../../locales/bio.ts';
import { pageIdioma } from '../../platform/language.ts';
import { showToast } from '../../ui/toasts.ts';
import { callAccount } from '../account-calls.ts';
import { AccountForm } from '../account-form.tsx';
import { BIO_CATEGORIAS_MAX, descriptionFault, linkAddress, linkFault, shortTextFault } from '../field-rules.ts';
import { useAccountForm } from '../use-account-form.ts';
import { BioAbout, BioLinks } from './bio-fields.tsx';
import { BioInterests } from './bio-interests.tsx';
import { BioOrientation } from './bio-orientation.tsx';
import { BioPhoto } from './bio-photo.tsx';
import type { PanelProps } from './panel.ts';

export function BioPanel({ text, profile, onChange }: PanelProps) {
  const bioText = use(loadBioText(pageIdioma()));
  const { bio } = profile;
  const [unsaved, setUnsaved] = useState(false);
  /** What is written while it is being saved is not saved. */
  const inputs = useRef(0);
  const form = useAccountForm({
    text,
    rules: {
      descripcion: descriptionFault,
      pais: () => undefined,
      estudios: shortTextFault,
      link_blog: linkFault,
      link_linkedin: linkFault,
      link_twitter: linkFault,
      link_periodico1: linkFault,
      link_periodico2: linkFault,
      categorias: (_, filled) =>
        filled.getAll('categorias').length > BIO_CATEGORIAS_MAX ? 'tooManyCategories' : undefined,
      orientacion: () => undefined,
      orientacion_consentida: (consent, filled) =>
        filled.get('orientacion') && !consent ? 'consentMissing' : undefined,
    },
    fieldOfCode: { unknown_category: 'categorias' },
    failed: bioText.edit.failed,
    retryField: 'descripcion',
    async send(written, filled) {
      const sent = inputs.current;
      const saved = await callAccount('updateBio', {
        descripcion: written.descripcion.trim(),
        pais: written.pais || null,
        estudios: written.estudios.trim(),
        link_blog: linkAddress(written.link_blog),
        link_linkedin: linkAddress(written.link_linkedin),
        link_twitter: linkAddress(written.link_twitter),
        link_periodico1: linkAddress(written.link_periodico1),
        link_periodico2: linkAddress(written.link_periodico2),
        categorias: filled.getAll('categorias').map(Number),
        orientacion: (written.orientacion || null) as Bio['orientacion'],
        orientacion_consentida: written.orientacion !== '' && written.orientacion_consentida !== '',
      });
      // The photo goes its own way, and may have changed meanwhile.
      const { bio_foto_url: _, ...fields } = saved.bio;
      onChange({ bio: fields });
      if (inputs.current === sent) setUnsaved(false);
      showToast('success', bioText.edit.saved);
    },
  });

  function onInput(event: FormEvent<HTMLFormElement>) {
    inputs.current += 1;
    setUnsaved(true);
    form.onInput(event);
  }

  return (
    <div className="bio">
      <p className="zone-lead">{bioText.edit.lead}</p>
      <BioPhoto
        text={text}
        words={bioText.photo}
        alias={profile.alias}
        photo={bio.bio_foto_url}
        onPhoto={(bio_foto_url) => onChange({ bio: { bio_foto_url } })}
      />
      <AccountForm form={{ ...form, onInput }} submit={bioText.edit.save} sending={bioText.edit.saving}>
        <BioAbout words={bioText} bio={bio} faults={form.faults} />
        <BioLinks words={bioText} bio={bio} faults={form.faults} />
        <BioInterests words={bioText} chosen={bio.categorias} fault={form.faults.categorias} />
        <BioOrientation words={bioText} bio={bio} fault={form.faults.orientacion_consentida} />
        <p className="unsaved" role="status">
          {unsaved ? bioText.edit.unsaved : null}
        </p>
      </AccountForm>
      <LeaveWarning words={bioText.leave} active={unsaved} />
    </div>
  );
}
