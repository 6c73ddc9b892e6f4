import { readdirSync } from 'node:fs'
import { assert } from '@andon/platform/assert'
import type { Title } from './title.ts'

/** Every game the arcade offers: each folder beside this file. */
export const titles: readonly Title[] = await importTitles()

/** One after the other: Vitest confuses files of one name, such as `figures.json`, that are imported from several folders at the same moment. */
async function importTitles(): Promise<readonly Title[]> {
  const found: Title[] = []
  for (const entry of readdirSync(import.meta.dirname, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue
    const { title } = (await import(`./${entry.name}/index.ts`)) as { title: Title } // the title kit tests each folder
    assert(title.gameCode === entry.name, `the folder titles/${entry.name} holds the title of that code`)
    found.push(title)
  }
  return found
}

/** Titles by game code. */
export interface Titles {
  readonly list: readonly Title[]
  find(gameCode: string): Title | undefined
  /** For a game code that is known to exist, such as that of a session or a round. */
  of(gameCode: string): Title
}

export function titlesByCode(list: readonly Title[]): Titles {
  const find = (gameCode: string) => list.find((title) => title.gameCode === gameCode)
  return {
    list,
    find,
    of: (gameCode) => {
      const title = find(gameCode)
      assert(title, `no title ${gameCode}`)
      return title
    },
  }
}
