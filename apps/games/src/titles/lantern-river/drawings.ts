import { loadPicture, type Picture } from '../../shell/stage/pictures.ts'

/** URLs of this title's drawings by their path in the art folder. */
const addresses = import.meta.glob<string>('../../../art/lantern-river/{symbols,scenery}/**/*.svg', {
  query: '?no-inline',
  import: 'default',
  eager: true,
})

export type Tone = 'night' | 'dawn'
export const toneParts = [
  'sky',
  'clouds',
  'mountain',
  'shore',
  'grass',
  'waves-0',
  'waves-1',
  'waves-2',
  'waves-3',
] as const
const rafts = ['raft-wave', 'raft-flower', 'raft-moon', 'sky-lantern', 'gate'] as const

export type ToneDrawings = Readonly<Record<(typeof toneParts)[number], Picture>>
export type RaftDrawings = Readonly<Record<(typeof rafts)[number], Picture>>

export function addressOf(path: string): string {
  const address = addresses[`../../../art/lantern-river/${path}.svg`]
  if (!address) throw new Error(`no drawing ${path}`)
  return address
}

export async function loadTone(tone: Tone, onLoaded: () => void = () => {}): Promise<ToneDrawings> {
  return loadAll(toneParts, (part) => `scenery/${tone}/${part}`, onLoaded)
}

export async function loadRafts(onLoaded: () => void): Promise<RaftDrawings> {
  return loadAll(rafts, (name) => `scenery/${name}`, onLoaded)
}

export async function loadSymbols(
  symbols: readonly string[],
  onLoaded: () => void,
): Promise<Readonly<Record<string, Picture>>> {
  return loadAll(symbols, (symbol) => `symbols/${symbol}`, onLoaded)
}

async function loadAll<N extends string>(
  names: readonly N[],
  pathOf: (name: N) => string,
  onLoaded: () => void,
): Promise<Record<N, Picture>> {
  const entries = await Promise.all(
    names.map(async (name) => {
      const picture = await loadPicture(addressOf(pathOf(name)))
      onLoaded()
      return [name, picture] as const
    }),
  )
  return Object.fromEntries(entries) as Record<N, Picture> // Object.fromEntries forgets the keys' literal types
}
