import type { CardBrand } from '@andon/contract/player-api/cashier/card'
import type { Db, Tx } from '@andon/platform/sql'
import type { CardToken } from '../payment-supplier.ts'

export interface Card {
  readonly id: string
  readonly brand: CardBrand
  readonly last4: string
  readonly expiryMonth: number
  readonly expiryYear: number
}

const columns = `id, brand, last4, expiry_month as "expiryMonth", expiry_year as "expiryYear"`
const mostSavedCards = 20

/** Inserts the card, or updates token and fingerprint of a known one. */
export async function putCard(
  tx: Tx,
  {
    id,
    playerId,
    supplier,
    card,
    at,
  }: { id: string; playerId: string; supplier: string; card: CardToken; at: Temporal.Instant },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into cashier.cards (id, player_id, supplier, token, fingerprint, brand, last4, expiry_month, expiry_year, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict on constraint one_row_a_card do update set token = excluded.token, fingerprint = excluded.fingerprint returning id`,
    [
      ...[id, playerId, supplier, card.token, card.fingerprint, card.brand, card.last4],
      ...[card.expiryMonth, card.expiryYear, at.toString()],
    ],
  )
  return row?.id ?? id
}

export async function markSaved(
  tx: Tx,
  { id, playerId, at }: { id: string; playerId: string; at: Temporal.Instant },
): Promise<void> {
  await tx.query('update cashier.cards set saved_at = $3 where player_id = $1 and id = $2 and saved_at is null', [
    playerId,
    id,
    at.toString(),
  ])
}

/** The player's saved cards of one supplier, newest first. */
export function savedCards(
  executor: Db | Tx,
  { playerId, supplier }: { playerId: string; supplier: string },
): Promise<Card[]> {
  return executor.query<Card>(
    `select ${columns} from cashier.cards where player_id = $1 and supplier = $2 and saved_at is not null
     order by saved_at desc, id desc limit ${mostSavedCards}`,
    [playerId, supplier],
  )
}

export async function savedCardById(
  executor: Db | Tx,
  { id, playerId, supplier }: { id: string; playerId: string; supplier: string },
): Promise<(Card & { token: string }) | null> {
  const [row] = await executor.query<Card & { token: string }>(
    `select ${columns}, token from cashier.cards where id = $1 and player_id = $2 and supplier = $3 and saved_at is not null`,
    [id, playerId, supplier],
  )
  return row ?? null
}

/** Also of cards that are not saved: money may go back to the source of a deposit. */
export async function tokenOfCard(
  executor: Db | Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<string | null> {
  const [row] = await executor.query<{ token: string }>(
    'select token from cashier.cards where id = $1 and player_id = $2',
    [id, playerId],
  )
  return row?.token ?? null
}

export async function cardFace(
  executor: Db | Tx,
  { id, playerId }: { id: string; playerId: string },
): Promise<Card | null> {
  const [row] = await executor.query<Card>(`select ${columns} from cashier.cards where id = $1 and player_id = $2`, [
    id,
    playerId,
  ])
  return row ?? null
}
