import { assert } from '@andon/platform/assert'
import { lanternRiver } from './lantern-river/index.ts'
import type { Title } from './title.ts'

/** Every game the arcade offers. */
export const titles: readonly Title[] = [lanternRiver]

export function findTitle(gameCode: string): Title | undefined {
  return titles.find((title) => title.gameCode === gameCode)
}

/** For a game that was found before: a session's, a round's. */
export function titleOf(gameCode: string): Title {
  const title = findTitle(gameCode)
  assert(title, `no title ${gameCode}`)
  return title
}
