import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledMessages } from '../../tools/compiled-messages.ts'
import { compressed } from '../../tools/compressed.ts'
import { brands } from './build-tools/brands.ts'
import { compactRoutes } from './build-tools/compact-routes.ts'
import { languageFiles } from './build-tools/language-files.ts'
import { patientLoading } from './build-tools/patient-loading.ts'
import { serviceWorker } from './build-tools/service-worker.ts'
import { textChunks } from './build-tools/text-chunks.ts'

/** Imported at run time by the server that renders pages, so that both share one `Refusal` class and one context key. */
const sharedWithServer = /^@andon\/(contract|web)(\/|$)/

/** What every page's first view needs goes in two files: fewer files compress better, and the first changes only with a dependency. */
const framework =
  /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\/(?!.*\/(infiniteQueryObserver|useInfiniteQuery)\.)/
const shell =
  /\/web\/app\/((api|page|player|shell|features\/player-area)\/.*|features\/search\/use-open-search|languages\/page-messages)\.tsx?$|\/web-kit\/src\/((Button|Icon|Drawing|drawings\/\w+)\.tsx|(text|storage|client\/send-request)\.ts)$/
/** In those folders, but loaded later: the texts of one language, and what visitors do not see. */
const later =
  /\/(messages\.[a-z]{2}|PlayerArea|AccountMenu|MenuBalance|SaferPlayButton|ActivityTab|use-log-out|cashier-pages|TabBar|Footer|MenuBody|LanguageLinks|ChatEntry|chat-window|query-parameters|restore-focus|language-follows-address|preload-forms?|on-intent|when-idle|GamePagePreload|amount-input|displayed-balance|bank|modal-bodies|Popover|SessionTimer|Avatar|balance|picture|ServiceNotice|BackgroundTasks|SessionSync|follow-topics|use-topic|use-copy|use-formats|AccountLayout|use-date-time|use-long-date-time|save-file|ModalWindow|FailureBoundary|TextUpdates|compile-texts|pause|sort-in-pieces|all-games-query|whole-lobby|lobby-content|GameCard|GameRail|ListFailed|EmptyState|NumberedSteps|Banners|banner-link)\.tsx?$/
/** Shared by pages with games: one file is smaller than a dozen. */
const games =
  /\/web\/app\/features\/(games\/|lobby\/(YourGames|named-groups|text|same-page|lazy-below-games|WallSkeleton|wall-shapes|featured|LobbyHero)\b).*\.tsx?$/
/** Those that only lists need, which come after the first view. */
const tiles = /\/(GameTile|GameGrid|FavouriteHeart|favourites|use-whole-lobby|use-players-now)\.tsx?$/

/** Around every page, after its first view: one file instead of a dozen, whose names the first scripts would have. */
const frame = /\/web\/app\/.*\/(Footer|TabBar|MenuBody|LanguageLinks|ChatEntry|chat-window|when-idle|on-intent)\.tsx?$/
/** Likewise for players. */
const player =
  /\/web\/app\/.*\/(PlayerArea|AccountMenu|MenuBalance|SaferPlayButton|ActivityTab|use-log-out|cashier-pages|SessionTimer|Avatar|AccountIcon|displayed-balance|balance|picture)\.tsx?$/

export default defineConfig({
  plugins: [
    brands(),
    compiledMessages(),
    compactRoutes(),
    patientLoading(),
    serviceWorker(),
    languageFiles(),
    textChunks(),
    tailwindcss(),
    reactRouter(),
    compressed(),
  ],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'framework', test: framework },
                { name: 'shell', test: (id: string) => shell.test(id) && !later.test(id) },
                { name: 'games', test: (id: string) => games.test(id) && !later.test(id) && !tiles.test(id) },
                { name: 'tiles', test: tiles },
                { name: 'frame', test: frame },
                { name: 'player', test: player },
              ],
            },
          },
        },
      },
    },
    ssr: { build: { rolldownOptions: { external: sharedWithServer } } },
  },
  worker: { format: 'es' }, // one that draws rounds again loads the rules of their games
  build: {
    // Pictures stay files: they are cached, and `img-src 'self'` is enough.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
