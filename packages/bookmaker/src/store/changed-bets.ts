import { fact } from '@andon/contract/fact'
import type { Facts } from '@andon/platform/facts'
import type { Tx } from '@andon/platform/sql'
import * as v from 'valibot'
import type { BetName } from './bets.ts'

/** Bets of the player, the fact's key, are decided, settled, cashed out or void, or have other rules. Open pages get them as they are then. */
export const betsChanged = fact('bookmaker.BetsChanged', v.object({ bets: v.array(v.string()) }))

/** In the transaction that changes locked bets: the open pages of their players are told after it. */
export function noteChanged(
  { facts }: { readonly facts: Facts },
  tx: Tx,
  changed: readonly Pick<BetName, 'playerId' | 'id'>[],
): Promise<void> {
  const byPlayer = Map.groupBy(changed, ({ playerId }) => playerId)
  const of = [...byPlayer].map(([key, bets]) => betsChanged({ key, data: { bets: bets.map(({ id }) => id) } }))
  return facts.write(tx, of)
}
