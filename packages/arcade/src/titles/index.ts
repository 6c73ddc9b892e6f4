import { readdirSync } from 'node:fs'
import { assert } from '@andon/platform/assert'
import type { Title } from './title.ts'

/** Every game the arcade offers: each folder beside this file. */
export const titles: readonly Title[] = await Promise.all(
  readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const { title } = (await import(`./${name}/index.ts`)) as { title: Title } // the title kit tests each folder
      assert(title.gameCode === name, `the folder titles/${name} holds the title of that code`)
      return title
    }),
)

/** Titles by game code. */
export interface Titles {
  find(gameCode: string): Title | undefined
  /** For a game code that is known to exist, such as that of a session or a round. */
  of(gameCode: string): Title
}

export function titlesByCode(list: readonly Title[]): Titles {
  const find = (gameCode: string) => list.find((title) => title.gameCode === gameCode)
  return {
    find,
    of: (gameCode) => {
      const title = find(gameCode)
      assert(title, `no title ${gameCode}`)
      return title
    },
  }
}
