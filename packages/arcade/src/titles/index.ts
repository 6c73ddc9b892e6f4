import { assert } from '@andon/platform/assert'
import { lanternRiver } from './lantern-river/index.ts'
import type { Title } from './title.ts'

/** Every game the arcade offers. */
export const titles: readonly Title[] = [lanternRiver]

export function findTitle(gameCode: string): Title | undefined {
  return titles.find((title) => title.gameCode === gameCode)
}

/** For a game code that is known to exist, such as that of a session or a round. */
export function titleOf(gameCode: string): Title {
  const title = findTitle(gameCode)
  assert(title, `no title ${gameCode}`)
  return title
}
