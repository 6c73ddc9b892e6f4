import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** Twice the size at which lobbies show them on phones: a first view with a hero and four tiles stays below 200 kB. */
const pixelWidths = { thumbnail: 360, 'thumbnail-portrait': 340, hero: 840 }

/** The pictures of each title for lobbies, under the paths that the arcade publishes, such as `/<title>/thumbnail.webp`. */
export function covers(titles: readonly string[]): Plugin {
  return {
    name: 'covers',
    apply: 'build',
    async generateBundle() {
      for (const title of titles) {
        for (const [name, width] of Object.entries(pixelWidths)) {
          const drawing = readFileSync(join(import.meta.dirname, '../art', title, `${name}.svg`))
          this.emitFile({ type: 'asset', fileName: `${title}/${name}.svg`, source: drawing })
          const picture = await sharp(drawing).resize(width).webp({ quality: 64, effort: 5 }).toBuffer()
          this.emitFile({ type: 'asset', fileName: `${title}/${name}.webp`, source: picture })
        }
      }
    },
  }
}
