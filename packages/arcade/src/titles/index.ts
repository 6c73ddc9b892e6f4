import { lanternRiver } from './lantern-river/index.ts'
import type { Title } from './title.ts'

/** Every game the arcade offers. */
export const titles: readonly Title[] = [lanternRiver]

export function findTitle(gameCode: string): Title | undefined {
  return titles.find((title) => title.gameCode === gameCode)
}
