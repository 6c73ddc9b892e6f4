import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { encoded, forgetOtherPictures } from './pictures.ts'

/** Twice the size at which lobbies show them on phones: a first view with a hero and four tiles stays below 200 kB. */
const pixelWidths = { thumbnail: 360, 'thumbnail-portrait': 340, hero: 840 }
/** Both look the same; AVIF is a third smaller. */
const qualities = { webp: 64, avif: 45 } as const

/** The pictures of each title for lobbies, under the paths that the arcade publishes, such as `/<title>/thumbnail.webp`, and the same as AVIF. */
export function covers(titles: readonly string[]): Plugin {
  return {
    name: 'covers',
    apply: 'build',
    async generateBundle() {
      for (const title of titles) {
        for (const [name, width] of Object.entries(pixelWidths)) {
          const drawing = readFileSync(join(import.meta.dirname, '../art', title, `${name}.svg`))
          this.emitFile({ type: 'asset', fileName: `${title}/${name}.svg`, source: drawing })
          for (const format of ['webp', 'avif'] as const) {
            const source = await encoded(drawing, { width, format, quality: qualities[format] })
            this.emitFile({ type: 'asset', fileName: `${title}/${name}.${format}`, source })
          }
        }
      }
    },
    writeBundle: forgetOtherPictures,
  }
}
