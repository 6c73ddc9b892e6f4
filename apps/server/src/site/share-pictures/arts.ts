import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export interface ArtFolders {
  /** The folders of all brands, each with `hero.svg` and `wordmark.svg`. */
  readonly brands: string
  /** The drawings that pages show at `/scenes/`. */
  readonly scenes: string
  /** Built game clients, one folder a title with `hero.webp`. */
  readonly games: string
  readonly gamesOrigin: string
}

export interface Art {
  /** Path of the drawing's file; `wordmark` is that of the brand's wordmark. */
  readonly file: string
  readonly wordmark: string
  /** Without folder: `scenes.gift.Vh0yQx3m4kQ.jpg`. It changes with the art, with the brand's wordmark and with how pictures are composed. */
  readonly name: string
}

/** How pictures are composed: raise it when `draw.ts` changes. */
const composition = '1'

/**
 * The drawings that this installation has files of. Only these are ever drawn, so an invented address costs nothing; a picture that lies elsewhere (that of a bought-in
 * supplier's game) is replaced by the brand's own.
 */
export function findArts({ brands, scenes, games, gamesOrigin }: ArtFolders) {
  const known = new Map<string, Art>()
  const sceneFiles = new Map(listed(scenes).map((file) => [`/scenes/${file}`, file]))
  const gameFolders = new Set(listed(games))

  function art(brand: string, kind: string, file: string): Art {
    const key = `${brand}/${kind}`
    const found = known.get(key)
    if (found) return found
    const wordmark = join(brands, brand, 'wordmark.svg')
    const hash = createHash('sha256').update(composition)
    for (const part of [file, wordmark]) hash.update(readFileSync(part))
    const made = { file, wordmark, name: `${kind}.${hash.digest('base64url').slice(0, 16)}.jpg` }
    known.set(key, made)
    return made
  }

  /** @param address as pages show it: `/scenes/gift.svg`, `https://games.example/koi-climb/hero.webp`; null for the brand's own */
  return (siteCode: string, address: string | null): Art => {
    const brand = siteCode.toLowerCase()
    const scene = address === null ? undefined : sceneFiles.get(address)
    if (scene !== undefined) return art(brand, `scenes.${scene.replace(/\.svg$/, '')}`, join(scenes, scene))
    const [, game = ''] = /^\/([a-z\d-]+)\/hero\.webp$/.exec(pathAt(gamesOrigin, address)) ?? []
    if (gameFolders.has(game)) return art(brand, `games.${game}`, join(games, game, 'hero.webp'))
    return art(brand, 'brand', join(brands, brand, 'hero.svg'))
  }
}

/** Every address that pages may show, to find an art by its picture's name after a restart. */
export function addressOf(kind: string, gamesOrigin: string): string | null {
  const [, of, name] = /^(scenes|games)\.([a-z\d-]{1,60})$/.exec(kind) ?? []
  if (of === 'scenes') return `/scenes/${name}.svg`
  return of === 'games' ? `${gamesOrigin}/${name}/hero.webp` : null
}

function listed(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return [] // not built: pages show the brand's own picture
  }
}

const pathAt = (origin: string, address: string | null) => {
  const url = address === null ? null : URL.parse(address)
  return url?.origin === origin ? url.pathname : ''
}
