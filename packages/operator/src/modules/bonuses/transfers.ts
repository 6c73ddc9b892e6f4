import { house, pocket, type TransferDraft, type TransferKind } from '@andon/operator/wallet'
import type { Bonus } from './domain/bonus.ts'
import type { Movement } from './domain/movement.ts'

export type Leg = TransferDraft['legs'][number]

/** A movement's legs: the player's pockets, and the forfeited sum to the programme's house account. */
export function legsOf(
  { playerId, programme }: Pick<Bonus, 'playerId' | 'programme'>,
  { parts, forfeited }: Movement,
): Leg[] {
  return [
    ...parts.map(({ pocket: name, amount }) => ({ account: pocket(playerId, name), amount })),
    ...(forfeited === 0 ? [] : [{ account: costOf(programme), amount: forfeited }]),
  ]
}

/** A transfer between a player's pockets and the programme's account; null when nothing moves. The legs of a movement within a bonus sum to zero. */
export function transferOf(
  bonus: Bonus,
  moved: Movement,
  { kind, step }: { kind: Extract<TransferKind, `bonus${string}`>; step: string },
): TransferDraft | null {
  const legs = legsOf(bonus, moved)
  if (legs.length === 0) return null
  const { id, playerId, currency } = bonus
  return { key: `bonus/${id}/${step}`, kind, currency, playerId, reference: id, legs }
}

export const costOf = (programme: string) => house(`bonus/${programme}`)
