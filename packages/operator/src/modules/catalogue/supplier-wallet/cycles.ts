import { lawfulCycleMs } from '@andon/contract/game-rules'
import type { Tx } from '@andon/platform/sql'
import { roundsBack, untilNextRoundMs } from './domain/cycle-floor.ts'
import type { MoneyCall } from './domain/held.ts'
import { lastStarts } from './store/rounds.ts'

/** The pace at which the law lets players start rounds, whoever's game it is. */
export interface Cycles {
  /** What two bets share that must be decided one after the other; nothing where no law sets a pace. */
  namesOf(call: MoneyCall): readonly string[]
  untilNextMs(bet: MoneyCall, at: Temporal.Instant): number
  started(bet: MoneyCall, at: Temporal.Instant): void
}

interface Player {
  readonly country: string
}

/** Read while the players are held: of two bets at once the second sees the first. */
export async function openCycles(
  tx: Tx,
  bets: readonly MoneyCall[],
  {
    playerOf,
    gameOf,
  }: {
    playerOf(bet: MoneyCall): Player | undefined
    gameOf(bet: MoneyCall): { category: string | undefined; isSport: boolean }
  },
): Promise<Cycles> {
  const floorOf = (bet: MoneyCall) => {
    const [player, { category, isSport }] = [playerOf(bet), gameOf(bet)]
    return player && !isSport ? lawfulCycleMs(player.country, category) : 0
  }
  const nameOf = (bet: MoneyCall) =>
    bet.call === 'bet' && floorOf(bet) > 0 ? `cycle ${bet.playerId} ${bet.gameCode}` : null
  const paced = bets.filter((bet) => nameOf(bet) !== null)
  const found = paced.length > 0 ? await lastStarts(tx, paced, roundsBack) : []
  const starts = new Map<string, Temporal.Instant[]>()
  for (const { playerId, gameCode, openedAt } of found) {
    const name = `cycle ${playerId} ${gameCode}`
    starts.set(name, [...(starts.get(name) ?? []), openedAt])
  }
  const startsOf = (bet: MoneyCall) => starts.get(nameOf(bet) ?? '') ?? []
  return {
    namesOf: (call) => {
      const name = nameOf(call)
      return name === null ? [] : [name]
    },
    untilNextMs: (bet, at) => untilNextRoundMs({ floorMs: floorOf(bet), starts: startsOf(bet) }, at),
    started: (bet, at) => {
      const name = nameOf(bet)
      if (name !== null) starts.set(name, [at, ...startsOf(bet)])
    },
  }
}

/** Where no bet is new. */
export const noCycles: Cycles = { namesOf: () => [], untilNextMs: () => 0, started: () => undefined }
