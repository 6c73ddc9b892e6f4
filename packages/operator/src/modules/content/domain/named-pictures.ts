import type { Language } from '@andon/contract/languages'
import type { Block, Mark } from '@andon/contract/player-api/content'
import type { Picture } from '@andon/contract/player-api/content-pictures'

/** The picture of a name with its words in a language; undefined if there is none. */
export type PictureOf = (name: string, language: Language) => Picture | undefined

/** A block as it is written: a picture by its name, and with words of its own where the text has some. */
export type WrittenBlock =
  | Exclude<Block, { type: 'picture' }>
  | (Partial<Record<Mark, true>> & { type: 'picture'; name: string; alt: string })

const form = /^picture:([a-z0-9-]{2,60})$/

/** The name in `picture:<name>`; undefined for what is no such address. */
export const pictureName = (address: string): string | undefined => form.exec(address)?.[1]

/** Blocks as pages show them. Pictures that do not exist are left out. */
export const withPictures = (
  blocks: readonly WrittenBlock[],
  { pictureOf, language }: { pictureOf: PictureOf; language: Language },
): Block[] =>
  blocks.flatMap((block): Block[] => {
    if (block.type !== 'picture') return [block]
    const { name, alt, type, ...marks } = block
    const picture = pictureOf(name, language)
    return picture ? [{ ...marks, type, picture: { ...picture, alt: alt || picture.alt } }] : []
  })
