import { loadPicture, type Picture } from './pictures.ts'

/** A title's drawings, by their path in its art folder without `.svg`, such as `symbols/koi`. */
export interface Drawings {
  has(path: string): boolean
  url(path: string): string
  /** A loaded drawing. */
  picture(path: string): Picture
  /** Loads the drawings whose paths begin with `prefix`; those already loaded are not loaded again. */
  load(prefix: string, onLoaded?: () => void): Promise<void>
  count(prefix: string): number
}

/** `found`: the result of `import.meta.glob` on the title's art folder, URLs by path. */
export function drawingsFrom(found: Readonly<Record<string, string>>): Drawings {
  const urls = new Map(Object.entries(found).map(([path, url]) => [pathInFolder(path), url]))
  const loaded = new Map<string, Picture>()
  const under = (prefix: string) => [...urls].filter(([path]) => path.startsWith(prefix))
  return {
    has: (path) => urls.has(path),
    url: (path) => urls.get(path) ?? missing(path),
    picture: (path) => loaded.get(path) ?? missing(path),
    load: async (prefix, onLoaded = () => {}) => {
      await Promise.all(
        under(prefix).map(async ([path, url]) => {
          if (!loaded.has(path)) loaded.set(path, await loadPicture(url))
          onLoaded()
        }),
      )
    },
    count: (prefix) => under(prefix).length,
  }
}

/** `../../../art/koi-climb/symbols/koi.svg` → `symbols/koi` */
function pathInFolder(path: string): string {
  return path.replace(/^.*\/art\/[^/]+\//, '').replace(/\.svg$/, '')
}

function missing(path: string): never {
  throw new Error(`no drawing ${path}`)
}
