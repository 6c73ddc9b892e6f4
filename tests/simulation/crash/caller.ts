import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../chance.ts'
import type { Answer, CrashPlayer, Operation } from './player.ts'

/** An operation that the server has acknowledged, and must not lose. */
export interface Acknowledged {
  readonly operation: Operation
  readonly answer: Answer
  /** The change of the player's cash: the operation's effect, or 0 for a deposit that never reached the supplier and was declined. */
  readonly moved: number
}

const pauseMs = 50

export type Caller = ReturnType<typeof createCaller>

/**
 * Plays, deposits and withdraws, one operation at a time. An operation in progress when the server died is repeated under its key when the server is
 * back, because its outcome is unknown.
 */
export function createCaller(player: CrashPlayer, chance: Chance) {
  const acknowledged: Acknowledged[] = []
  const waiting: Operation[] = [player.deposit()]
  let expected = 0

  function next(): Operation[] {
    const dice = chance.between(1, 10)
    if (dice <= 2 || expected < 2_000) return [player.deposit(chance.between(5, 50) * 100)]
    if (dice === 3) return [player.withdrawal(1_000)]
    return player.round(chance.between(20, 100), chance.oneOf(0, chance.between(1, 150))) // a win of 0 closes a lost round
  }

  /** Returns whether the server still answers. */
  async function step(): Promise<boolean> {
    if (waiting.length === 0) waiting.push(...next())
    const [operation] = waiting
    if (!operation) return true
    const answer = await operation.send().catch(() => null)
    const stands = answer?.body.status === 'PENDING' ? await operation.follow?.(answer.body).catch(() => null) : answer
    if (!answer || !stands) return false
    if (stands.status >= 500 || stands.status === 429 || stands.body.status === 'PENDING') {
      await sleep(pauseMs)
      return true
    }
    if (stands.status !== 200) throw new Error(`refused without a reason: ${JSON.stringify(stands)}`)
    const moved = stands.body.status === 'DECLINED' ? 0 : operation.effect
    waiting.shift()
    expected += moved
    acknowledged.push({ operation, answer, moved })
    return true
  }

  return {
    playerId: player.playerId,
    acknowledged,
    /** The allowed cash of the player: with the operation in progress, or without it. */
    possible: () => [expected, expected + (waiting[0]?.effect ?? 0)],
    run: async (isOver: () => boolean) => {
      while (!isOver() && (await step()));
    },
    /** Completes the operation in progress; false while it is open: a payment that never reached the supplier is given up after minutes. */
    settle: async (patienceMs: number): Promise<boolean> => {
      const end = performance.now() + patienceMs
      while (waiting.length > 0 && performance.now() < end) {
        await step()
        await sleep(pauseMs)
      }
      return waiting.length === 0
    },
  }
}
