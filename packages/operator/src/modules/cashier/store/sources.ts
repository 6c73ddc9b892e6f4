import type { CardBrand } from '@andon/contract/player-api/cashier/card'
import type { PaymentMethod } from '@andon/contract/player-api/cashier/methods'
import type { Db, Tx } from '@andon/platform/sql'

/** A card or an account of a player that money came from or went to. */
export interface SourceRow {
  readonly id: string
  readonly kind: 'card' | 'account'
  readonly method: PaymentMethod
  readonly supplier: string
  readonly token: string
  /** Deposits from it minus withdrawals to it, requested or paid. */
  readonly net: number
  /** It has paid a deposit that was not charged back. */
  readonly paidFrom: boolean
  /** The last payment to it failed because it is closed, and it has paid no deposit since. */
  readonly closed: boolean
  readonly brand: CardBrand | null
  readonly last4: string | null
  readonly expiryMonth: number | null
  readonly expiryYear: number | null
  readonly label: string | null
  readonly holder: string | null
}

/** All sources of a player, last used first. */
export function sourcesOf(executor: Db | Tx, playerId: string): Promise<SourceRow[]> {
  return executor.query<SourceRow>(
    `with moved as (
       select card_id, account_id, coalesce(received, amount) as amount, true as came_in, null::text as reason, changed_at
       from cashier.deposits where player_id = $1 and state = 'captured'
       union all
       select card_id, account_id, case when state in ('requested', 'approved', 'paid') then -amount else 0 end, false, reason, changed_at
       from cashier.withdrawals where player_id = $1),
     sums as (
       select card_id, account_id, sum(amount)::bigint as net, bool_or(came_in) as paid_from, max(changed_at) as used_at,
         coalesce(max(changed_at) filter (where reason = 'DESTINATION_CLOSED') > max(changed_at) filter (where came_in),
           bool_or(reason = 'DESTINATION_CLOSED'), false) as closed
       from moved where num_nonnulls(card_id, account_id) = 1 group by card_id, account_id)
     select coalesce(c.id, a.id) as id, case when c.id is null then 'account' else 'card' end as kind, coalesce(a.method, 'CREDITCARD') as method,
       coalesce(c.supplier, a.supplier) as supplier, coalesce(c.token, a.token) as token, net, paid_from as "paidFrom", closed,
       brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear", label, holder
     from sums left join cashier.cards c on c.player_id = $1 and c.id = card_id
       left join cashier.accounts a on a.player_id = $1 and a.id = account_id
     order by used_at desc`,
    [playerId],
  )
}
