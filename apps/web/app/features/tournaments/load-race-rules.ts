import type { RaceTitle } from '@andon/arcade/provably-fair/verify-race'

/** The rules of each game, loaded only to draw rounds of a race again. */
const modules = import.meta.glob<{ readonly title: RaceTitle }>('../../../../../packages/arcade/src/titles/*/index.ts')

export async function loadRaceRules(gameCode: string): Promise<RaceTitle | undefined> {
  return (await modules[`../../../../../packages/arcade/src/titles/${gameCode}/index.ts`]?.())?.title
}
