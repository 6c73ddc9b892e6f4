import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pictures } from './lantern-river/pictures.ts'

/** Prints every picture anew: `node apps/games/art/draw.ts`. The SVG files are kept in the repository, so a build needs no printing. */
const folder = join(import.meta.dirname, 'lantern-river')
for (const [path, draw] of Object.entries(pictures)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), draw())
}
