import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../chance.ts'
import type { Answer, CrashPlayer, Operation } from './player.ts'

/** An operation that the server has said yes to. From then on it must never be lost. */
export interface Acknowledged {
  readonly operation: Operation
  readonly answer: Answer
  /** What it did to the player's cash: its effect, or nothing of a deposit that was cut off before the supplier heard of it, and declined. */
  readonly moved: number
}

const pauseMs = 50

export type Caller = ReturnType<typeof createCaller>

/**
 * Plays, pays in and takes out, one thing after the other. What was under way when the server died is asked again, under its own key, when the server
 * is back: it is unknown whether it has happened.
 */
export function createCaller(player: CrashPlayer, chance: Chance) {
  const acknowledged: Acknowledged[] = []
  const waiting: Operation[] = [player.deposit()]
  let expected = 0

  function next(): Operation[] {
    const dice = chance.between(1, 10)
    if (dice <= 2 || expected < 2_000) return [player.deposit(chance.between(5, 50) * 100)]
    if (dice === 3) return [player.withdrawal(1_000)]
    return player.round(chance.between(1, 100), chance.oneOf(0, chance.between(1, 150))) // a lost round is closed by a win of nothing
  }

  /** Answers whether the server is still there. */
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
    /** What the player's cash must be: with what is under way, or without it. */
    possible: () => [expected, expected + (waiting[0]?.effect ?? 0)],
    run: async (isOver: () => boolean) => {
      while (!isOver() && (await step()));
    },
    /** Brings what is under way to its end; false when that is still open: a payment that the supplier never heard of is given up after minutes. */
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
