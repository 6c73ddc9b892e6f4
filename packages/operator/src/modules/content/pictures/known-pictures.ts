import type { Language } from '@andon/contract/languages'
import { type Picture, pictureFormats } from '@andon/contract/player-api/content-pictures'
import type { Db, Tx } from '@andon/platform/sql'
import type { PictureOf } from '../domain/named-pictures.ts'
import { allCopies, allPictures, type CopyRow, type PictureRow } from './picture-store.ts'

export interface KnownPictures {
  readonly pictureOf: PictureOf
  /** True if a copy has this name. */
  hasCopy(name: string): boolean
}

export const noPictures: KnownPictures = { pictureOf: () => undefined, hasCopy: () => false }

/** `/pictures/<name>`, on every brand's host. */
export const pathOf = (name: string) => `/pictures/${name}`

/** The width of the copy for what knows no `srcset`. */
const ordinaryWidth = 1_080

/** Every picture, also retired ones: a revision of before may name one. */
export async function readPictures(db: Db | Tx): Promise<KnownPictures> {
  const [rows, copies] = [await allPictures(db), await allCopies(db)]
  const byFile = Map.groupBy(copies, ({ fileHash }) => fileHash)
  const byName = new Map(rows.map((row) => [row.name, row]))
  const names = new Set(copies.map(({ name }) => name))
  return {
    hasCopy: (name) => names.has(name),
    pictureOf: (name, language) => {
      const row = byName.get(name)
      return row && onTheWire(row, { copies: byFile.get(row.hash) ?? [], language })
    },
  }
}

const altOf: Readonly<Record<Language, (row: PictureRow) => string>> = {
  ja: ({ altJa }) => altJa,
  en: ({ altEn }) => altEn,
}

function onTheWire(
  row: PictureRow,
  { copies, language }: { copies: readonly CopyRow[]; language: Language },
): Picture | undefined {
  const plain = copies.filter(({ format }) => format === 'webp')
  const widest = plain.at(-1)
  if (!widest) return undefined
  const { width, height } = widest
  const ordinary = plain.find((copy) => copy.width >= ordinaryWidth) ?? widest
  const { placeholder, focusX: x, focusY: y } = row
  const sources = pictureFormats.map((format) => {
    const ofFormat = copies.filter((copy) => copy.format === format)
    const srcset = ofFormat.map((copy) => `${pathOf(copy.name)} ${copy.width}w`).join(', ')
    return { type: `image/${format}` as const, srcset }
  })
  return {
    alt: altOf[language](row),
    width,
    height,
    focus: { x, y },
    ...(placeholder !== null && { placeholder }),
    sources,
    src: pathOf(ordinary.name),
  }
}
