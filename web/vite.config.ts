import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { languages } from './tools/languages.plugin.ts';
import { madeAssets } from './tools/made-assets.plugin.ts';
import { whatTravels } from './tools/what-travels.plugin.ts';

/** What every page needs travels in two files: fewer requests, and it compresses better. */
const REACT = /node_modules\/(react|react-dom|scheduler)\/|rolldown\/runtime/;
const ROUTER = /node_modules\/(react-router|cookie-es)\//;
const SHELL =
  /web\/src\/(ui|platform|later|articles|events|carriles|screens)\/[^?]+(?<!\.screen)\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/(?!x\.))|contracts\/src\/money\.ts$|web\/src\/locales\/(event|interactions|text-family)\.ts$/;
/** Who is signed in stands on every page; the forms come with their screens. */
const SESSION = /web\/src\/accounts\/(account-corner|browser-session|create-calls|next-path|session(-calls)?)\.tsx?$/;
/** What the cards need of the reactions; the rest of them comes later. */
const CARD_REACTIONS = /web\/src\/interactions\/(card-marks|use-card-reactions|use-way)\.ts$/;
/** What an open event needs of them, in one file instead of seven. */
const REACTIONS =
  /web\/src\/(interactions\/(?!report-dialog|reactions-panel|reaction-row)[\w-]+|accounts\/account-error-text)\.tsx?$/;
/** The ways to pay that stand on the page; the windows come when they are opened. */
const WAYS_TO_PAY =
  /web\/src\/payments\/(balance-later|bought-marks|floating-buttons|pay-(address|link|window-later)|use-(here|open-purchase))\.tsx?$/;
/** What somebody signed in sees of their money on every page, and the windows: two files instead of twenty. */
const OWN_BALANCE = /web\/src\/payments\/(balance(-badge)?|payment-calls)\.tsx?$/;
const PAY_WINDOWS =
  /web\/src\/payments\/((purchase|subscription|top-up|wallet)\/)?[\w-]+\.tsx?$|web\/src\/locales\/payments\.ts$|@stripe\//;
/** These come when the reader asks for them. */
const LATER =
  /\/(more-button|use-pages|field(-frame)?|(password|select|text)-field|submit-button|portrait|tab-list|upload|growing-wait|wait-to-retry|results-grid|(article|open-accounts|person|results)\.load|person-(articles|bio|comments)|article-(author|calls|json-ld|page)|back-button|bought-article|no-(article|event)-page|line|draw-all|own-article(s-panel|-row)|articles\/reader\/[\w-]+|floating-tooltip|event\.load|event-window|events\/detail\/[\w-]+)\.tsx?$/;

export default defineConfig({
  plugins: [madeAssets(), languages(), tailwindcss(), reactRouter(), whatTravels()],
  build: { rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      // All dependencies are known before the first visit: found one by one, each would reload the page.
      optimizeDeps: { entries: ['src/**/*.{ts,tsx}', '!src/**/*.test.ts'] },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: REACT },
                { name: 'router', test: ROUTER },
                {
                  name: 'shell',
                  test: (id) =>
                    SESSION.test(id) ||
                    CARD_REACTIONS.test(id) ||
                    WAYS_TO_PAY.test(id) ||
                    (SHELL.test(id) && !LATER.test(id)),
                },
                { name: 'reactions', test: REACTIONS },
                { name: 'balance', test: OWN_BALANCE },
                { name: 'pay', test: PAY_WINDOWS },
              ],
            },
          },
        },
      },
    },
  },
});
