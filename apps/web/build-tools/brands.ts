import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandsFolder, checkParts, type Site, sites } from '@andon/contract/sites'
import type { Plugin } from 'vite'

const module = 'virtual:brands'
/** In the style sheet: here stand the themes of all brands. */
const themes = '@import "virtual:brand-themes";'
const wordmarkHeight = 40

/**
 * Makes every folder of `brands/` part of the application: `virtual:brands` has the addresses of their pictures and display faces, and their themes
 * stand in the style sheet. A browser fetches only what its brand's page names. A part that is missing stops the build.
 */
export function brands(): Plugin {
  return {
    name: 'brands',
    enforce: 'pre',
    buildStart: () => checkParts(brandsFolder, sites),
    resolveId: (source) => (source === module ? `\0${module}` : null),
    load: (id) => (id === `\0${module}` ? program() : null),
    transform(code, id) {
      if (!code.includes(themes) || !/\.css(\?|$)/.test(id)) return null
      const imports = sites.map((site) => `@import "${join(folderOf(site), 'theme.css')}";`)
      return { code: code.replace(themes, imports.join('\n')), map: null }
    },
  }
}

const folderOf = ({ code }: Site) => join(brandsFolder, code.toLowerCase())
const pictures = { wordmark: 'wordmark.svg', mark: 'mark.svg', hero: 'hero.svg', empty: 'empty.svg' }
const files = Object.entries({ ...pictures, displayFace: 'display.woff2' })

function program(): string {
  const imports = sites.flatMap((site) =>
    files.map(
      ([name, file]) => `import ${site.code}_${name} from ${JSON.stringify(`${join(folderOf(site), file)}?url`)}`,
    ),
  )
  const entries = sites.map((site) => {
    const fields = files.map(([name]) => `${name}: ${site.code}_${name}`)
    return `${site.code}: { ${fields.join(', ')}, wordmarkWidth: ${wordmarkWidth(site)} }`
  })
  return `${imports.join('\n')}\nexport const brands = { ${entries.join(', ')} }\n`
}

/** As its viewBox says, at the height of the header's place for it. */
function wordmarkWidth(site: Site): number {
  const path = join(folderOf(site), 'wordmark.svg')
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(readFileSync(path, 'utf8')) ?? []
  if (width === undefined || height === undefined) throw new Error(`${path} has no viewBox`)
  return Math.round((wordmarkHeight * Number(width)) / Number(height))
}
