import type { Game } from '../engines/game.ts'
import type { Title } from '../titles/title.ts'
import { gameWithHash, recompute } from './verify.ts'
import { sha256Hex } from './web-sha256.ts'

/** The versions of a game that draw its rounds again. */
export type RaceTitle = Pick<Title, 'current' | 'past'>

/** Seeds of a player in a race with chips, as the race's log has them, with the rounds that were drawn from them. */
export interface RaceSeeds {
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly rounds: readonly {
    readonly gameCode: string
    readonly rulesHash: string
    readonly nonce: number
    readonly stake: number
    readonly win: number
    readonly choice: unknown
    readonly actions: readonly unknown[]
    /** Its stake was refused or returned. */
    readonly unplayed?: true | undefined
  }[]
}

/**
 * Draws rounds of a race again, as the proof page does, with Web Crypto. The function that it returns resolves to the first difference, a path with what is wrong, or to undefined
 * where commitment and every win follow from the seeds. `titleOf` resolves to undefined for a game that is not known; where it rejects, because
 * the rules could not be loaded, so does the function: that is no difference.
 */
export function createRaceVerifier(
  titleOf: (gameCode: string) => Promise<RaceTitle | undefined>,
): (seeds: RaceSeeds) => Promise<string | undefined> {
  const known = new Map<string, Promise<Game | null>>()
  const gameOf = (gameCode: string, hash: string) => {
    const key = `${gameCode} ${hash}`
    const found = known.get(key) ?? findGame(gameCode, hash)
    known.set(key, found)
    return found
  }
  async function findGame(gameCode: string, hash: string): Promise<Game | null> {
    const title = await titleOf(gameCode)
    return title ? gameWithHash([title.current, ...title.past], hash) : null
  }
  return async ({ commitment, serverSeed, clientSeed, rounds }) => {
    if ((await sha256Hex(serverSeed)) !== commitment) return 'serverSeed: its hash is not the commitment'
    for (const [at, round] of rounds.entries()) {
      const game = await gameOf(round.gameCode, round.rulesHash)
      if (!game) return `rounds.${at}.rulesHash: no rules of ${round.gameCode} that are known here`
      const drawn = await recompute(game, { ...round, serverSeed, clientSeed })
      if (drawn?.win === undefined || drawn.win === null) return `rounds.${at}.choice: not one of the rules`
      const win = round.unplayed ? 0 : drawn.win
      if (round.win !== win) return `rounds.${at}.win: ${round.win} instead of ${win}`
    }
    return undefined
  }
}
