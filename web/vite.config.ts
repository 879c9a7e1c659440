import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { languages } from './tools/languages.plugin.ts';
import { madeAssets } from './tools/made-assets.plugin.ts';

/** What every page needs travels in two files: fewer requests, and it compresses better. */
const FRAMEWORK = /node_modules\/(react|react-dom|react-router|scheduler|cookie-es)\/|rolldown\/runtime/;
const SHELL =
  /web\/src\/(ui|platform|articles|events|carriles|screens)\/[^?]+(?<!\.screen)\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/)/;
/** Who is signed in stands on every page; the forms come with their screens. */
const SESSION = /web\/src\/accounts\/(account-corner|browser-session|create-calls|next-path|session(-calls)?)\.tsx?$/;
const DIALOG = /\/(modal|welcome-banner)\.tsx$/;
/** These come when the reader asks for them. */
const LATER =
  /\/(toast-list|field(-frame)?|(password|select|text)-field|submit-button|portrait|tab-list|use-loading|upload|results-grid|(person|results)\.load|person-bio|event-(window(-articles|-skeleton)?|summary|facts|articles|section)|source-chips|copy-event-link|use-document-title)\.tsx?$/;

export default defineConfig({
  plugins: [madeAssets(), languages(), tailwindcss(), reactRouter()],
  environments: {
    client: {
      // All dependencies are known before the first visit: found one by one, each would reload the page.
      optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts'] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: FRAMEWORK },
                { name: 'dialog', test: DIALOG },
                { name: 'shell', test: (id) => SESSION.test(id) || (SHELL.test(id) && !LATER.test(id)) },
              ],
            },
          },
        },
      },
    },
  },
});
