import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { encoded } from './pictures.ts'
import { drawingsOf, sheetOf } from './sheet-of.ts'

/** Twice the size at which the site's pages show them. */
const pixelWidth = 144

/** `/<title>/sheet.json`, which the operator reads with the title's listing, and the drawings that its pay table names. */
export function sheets(titles: readonly string[]): Plugin {
  return {
    name: 'sheets',
    apply: 'build',
    async generateBundle() {
      for (const title of titles) {
        const sheet = await sheetOf(title)
        this.emitFile({ type: 'asset', fileName: `${title}/sheet.json`, source: JSON.stringify(sheet) })
        for (const path of drawingsOf(sheet)) {
          const drawing = readFileSync(join(import.meta.dirname, '../art', path.replace(/\.webp$/, '.svg')))
          const source = await encoded(drawing, { width: pixelWidth, format: 'webp', quality: 72 })
          this.emitFile({ type: 'asset', fileName: path.slice(1), source })
        }
      }
    },
  }
}
