import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './lantern-river/pictures.ts'

/** Writes every SVG file: `node apps/games/art/draw.ts`. The files are in the repository, so a build does not run this. */
const folder = join(import.meta.dirname, 'lantern-river')
for (const [path, draw] of Object.entries(pictures)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), draw())
}
