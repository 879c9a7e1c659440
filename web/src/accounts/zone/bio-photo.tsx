import { useRef, useState } from 'react';
import type { BioText } from '../../locales/bio-text.ts';
import type { UserText } from '../../locales/zone-text.ts';
import { ApiError } from '../../platform/api-error.ts';
import { uploadFile } from '../../platform/upload.ts';
import { Portrait } from '../../ui/portrait.tsx';
import { showToast } from '../../ui/toasts.ts';
import { addressOf, callAccount } from '../account-calls.ts';
import { accountErrorText } from '../account-error-text.ts';
import { checkSession } from '../browser-session.ts';
import { ActionButton } from './action-button.tsx';
import { PHOTO_MAX_BYTES, PHOTO_TYPES } from './photo-rules.ts';

interface BioPhotoProps {
  readonly text: UserText;
  readonly words: BioText['photo'];
  readonly alias: string;
  readonly photo: string | null;
  readonly onPhoto: (bio_foto_url: string | null) => void;
}

export function BioPhoto({ text, words, alias, photo, onPhoto }: BioPhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  const [preview, setPreview] = useState<string>();
  const [part, setPart] = useState<number>();
  const [fault, setFault] = useState<string>();
  const busy = part !== undefined;

  async function send(file: File) {
    if (!PHOTO_TYPES.includes(file.type)) return setFault(words.wrongType);
    if (file.size > PHOTO_MAX_BYTES) return setFault(text.errors.photo_too_large);
    setFault(undefined);
    setPart(0);
    try {
      setPreview(await readPicture(file));
      const answer = await uploadFile(addressOf('uploadPhoto'), file, setPart);
      onPhoto((answer as { bio_foto_url: string }).bio_foto_url);
      showToast('success', words.saved);
      void checkSession();
    } catch (error) {
      setFault(accountErrorText(error, text, words.failed));
      if (!(error instanceof ApiError)) console.error(error);
    } finally {
      setPreview(undefined);
      setPart(undefined);
    }
  }

  return (
    <section className="bio-photo" aria-label={words.title}>
      <Portrait alias={alias} photo={preview ?? photo} size={96} />
      <div className="zone-stack">
        <div className="form-actions">
          <button type="button" className="button" aria-disabled={busy} onClick={() => busy || input.current?.click()}>
            {photo ? words.replace : words.choose}
          </button>
          {photo && !busy ? (
            <ActionButton
              text={text}
              label={words.remove}
              done={words.removed}
              failed={words.removeFailed}
              act={async () => {
                await callAccount('removePhoto');
                onPhoto(null);
                void checkSession();
              }}
            />
          ) : null}
        </div>
        <input
          ref={input}
          type="file"
          accept={PHOTO_TYPES.join(',')}
          hidden
          aria-label={words.choose}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void send(file);
            currentTarget.value = '';
          }}
        />
        {busy ? <progress className="upload" value={part} max={1} aria-label={words.uploading} /> : null}
        {fault ? (
          <p className="field-note fault" role="alert">
            {fault}
          </p>
        ) : (
          <p className="field-note">{words.hint}</p>
        )}
      </div>
    </section>
  );
}

/** As an address that may stand in the page: its policy lets in no other kind of what is not from here. */
function readPicture(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('the file could not be read', { cause: reader.error }));
    reader.readAsDataURL(file);
  });
}
