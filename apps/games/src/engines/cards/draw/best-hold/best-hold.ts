import type { Card } from '@andon/arcade/engines/cards/card'
import type { PokerHand } from '@andon/arcade/engines/cards/events'

/** One of the 32 ways to hold, and what it wins on average as a multiple of the stake. */
export interface ValuedHold {
  readonly held: string
  readonly multiple: number
}

export interface HoldQuestion {
  readonly cards: readonly Card[]
  /** The multiple of the stake that each hand pays. */
  readonly pays: Readonly<Record<PokerHand, number>>
}

export interface HoldAnswer {
  readonly cards: readonly Card[]
  /** The best first. */
  readonly holds: readonly ValuedHold[]
}

export type BestHold = ReturnType<typeof createBestHold>

/** Finds the best hold of a hand exactly, in a worker that starts with the first question. */
export function createBestHold(
  pays: HoldQuestion['pays'],
  startWorker = () => new Worker(new URL('./best-hold-worker.ts', import.meta.url), { type: 'module' }),
) {
  let worker: Worker | null = null
  const answers = new Map<string, Promise<readonly ValuedHold[]>>()

  const ask = (cards: readonly Card[]) =>
    new Promise<readonly ValuedHold[]>((resolve, reject) => {
      worker ??= startWorker()
      const asked = worker
      const onAnswer = ({ data }: MessageEvent<HoldAnswer>) => {
        if (data.cards.join() !== cards.join()) return
        asked.removeEventListener('message', onAnswer)
        resolve(data.holds)
      }
      asked.addEventListener('message', onAnswer)
      asked.addEventListener('error', () => {
        if (worker === asked) worker = null // the next question starts another
        answers.delete(cards.join())
        reject(new Error('the best hold was not computed'))
      })
      asked.postMessage({ cards, pays } satisfies HoldQuestion)
    })

  return {
    /** All 32 ways to hold these cards, the best first. */
    of: (cards: readonly Card[]): Promise<readonly ValuedHold[]> => {
      const key = cards.join()
      const known = answers.get(key)
      if (known) return known
      answers.clear() // one hand at a time
      const answer = ask(cards)
      answers.set(key, answer)
      return answer
    },
  }
}

/** By how much less than the best hold this one wins on average, as a part of the stake; 0 for a best one. */
export function costOf(held: string, holds: readonly ValuedHold[]): number {
  const own = holds.find((hold) => hold.held === held)
  const [best] = holds
  return own && best ? Math.max(0, best.multiple - own.multiple) : 0
}
