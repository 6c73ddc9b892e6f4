import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawnTitles } from './drawn-titles.ts'

/** Writes every SVG file, or those of the named titles: `node apps/games/art/draw.ts [code…]`. The files are in the repository, so a build does not run this. */
const codes = process.argv.slice(2)
for (const { code, folder, pictures } of await drawnTitles()) {
  if (codes.length > 0 && !codes.includes(code)) continue
  for (const [path, draw] of Object.entries(pictures)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), draw())
  }
}
