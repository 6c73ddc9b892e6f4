import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Plugin } from 'vite'

/** The pictures of each title for lobbies, under the paths that the arcade publishes, such as `/<title>/thumbnail.webp`. */
export function covers(titles: readonly string[]): Plugin {
  return {
    name: 'covers',
    apply: 'build',
    async generateBundle() {
      for (const title of titles) {
        for (const name of ['thumbnail', 'thumbnail-portrait', 'hero']) {
          const drawing = readFileSync(join(import.meta.dirname, '../art', title, `${name}.svg`))
          this.emitFile({ type: 'asset', fileName: `${title}/${name}.svg`, source: drawing })
          const picture = await sharp(drawing).webp({ quality: 84, effort: 5 }).toBuffer()
          this.emitFile({ type: 'asset', fileName: `${title}/${name}.webp`, source: picture })
        }
      }
    },
  }
}
