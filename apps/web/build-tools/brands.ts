import { join } from 'node:path'
import { brandsFolder, checkParts, readPart, type Site, sites } from '@andon/contract/sites'
import type { Plugin } from 'vite'

const module = 'virtual:brands'
/** The import in the style sheet that is replaced by the themes of all brands. */
const themes = '@import "virtual:brand-themes";'
const wordmarkHeight = 40

/**
 * Builds every folder of `brands/` into the application: `virtual:brands` exports the URLs of pictures and display faces, and the style sheet
 * imports the themes. Browsers fetch only the files of their own brand. A missing file stops the build.
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
      const imports = sites.map((site) => `@import ${JSON.stringify(join(folderOf(site), 'theme.css'))};`)
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

/** From the viewBox, at the height it has in the header. */
function wordmarkWidth(site: Site): number {
  const wordmark = readPart(brandsFolder, { brand: site.code, part: 'wordmark.svg' }).toString('utf8')
  const [, width, height] = /viewBox="[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)"/.exec(wordmark) ?? []
  if (width === undefined || height === undefined) throw new Error(`${folderOf(site)}/wordmark.svg has no viewBox`)
  return Math.round((wordmarkHeight * Number(width)) / Number(height))
}
