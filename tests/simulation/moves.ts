import { isDeepStrictEqual } from 'node:util'
import { Money } from './model.ts'

/** An operation of the operator on one player's money: its reply code, and the model's rule that must give the same. */
export interface Move {
  readonly what: string
  readonly said: string
  rule(money: Money): string
}

/**
 * Every possible state of the money after these simultaneous moves: only the order within each queue is fixed. Orders in which a rule gives another code
 * than the operator's are discarded; an empty result means that no order explains the operator's replies.
 */
export function endsOf(money: Money, queues: readonly (readonly Move[])[]): Money[] {
  if (queues.every(({ length }) => length === 0)) return [money]
  return queues.flatMap(([move, ...rest], place) => {
    if (!move) return []
    const next = copyOf(money)
    return move.rule(next) === move.said ? endsOf(next, queues.with(place, rest)) : []
  })
}

export function withoutCopies(all: readonly Money[]): Money[] {
  return all.filter((money, place) => all.findIndex((other) => isDeepStrictEqual(money, other)) === place)
}

export const copyOf = (money: Money): Money => Object.assign(new Money(), structuredClone(money))
