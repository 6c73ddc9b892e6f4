import { defineConfig } from 'vite'
import { compressed } from '../../tools/vite/compressed.ts'
import { covers } from './build-tools/covers.ts'
import { pageInputs, pages, titles } from './build-tools/pages.ts'
import { pixiParts } from './build-tools/pixi-parts.ts'
import { sheets } from './build-tools/sheets.ts'

/**
 * Shared chunks, so that the second game a player opens is in the browser's cache but for its own scene and drawings. `$initial`: what is loaded later, such
 * as the renderer for 2D canvases and the verification, stays apart.
 */
const tags: '$initial'[] = ['$initial']
const kindFolder =
  /(?:apps[\\/]games|packages[\\/]arcade)[\\/]src[\\/]engines[\\/]([a-z-]+)[\\/](?:(live|roulette)[\\/])?/
/** What few games of a kind need has a chunk of its own. */
const kindIn = (module: string) => {
  const [, kind, part] = kindFolder.exec(module) ?? []
  return kind === undefined ? null : [kind, ...(part ? [part] : [])].join('-')
}
const shellFolder = /src[\\/](shell|win|sound)[\\/]|packages[\\/](contract|money|arcade)[\\/]|node_modules[\\/]valibot/
const groups = [
  { name: 'pixi', tags, test: /node_modules[\\/]pixi\.js/, priority: 4 },
  {
    name: 'shell',
    tags,
    test: (module: string) => shellFolder.test(module) && kindIn(module) === null,
    priority: 3,
  },
  // one for each kind of game, with what it sends: a page loads its own
  { name: kindIn, tags, test: kindFolder, priority: 2 },
]

/** One page per title. Nothing is inlined, because the games' content security policy allows only files of their own origin. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: { input: pageInputs, output: { codeSplitting: { groups } } },
  },
  plugins: [pixiParts(), pages(), covers(titles), sheets(titles), compressed()],
})
