import { isDeepStrictEqual } from 'node:util'
import { Money } from './model.ts'

/** Something that the operator has done with one player's money: its word, and the rule that must come to the same. */
export interface Move {
  readonly what: string
  readonly said: string
  rule(money: Money): string
}

/**
 * All that the money may be after these moves, which went on at once: each queue keeps its order, and no more is known of it. Orders in which a rule comes
 * to another word than the operator's are not what has happened; none left means that the operator has done what no order explains.
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
