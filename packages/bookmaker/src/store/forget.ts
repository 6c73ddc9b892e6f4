import type { Db } from '@andon/platform/sql'

/** Rows of one statement, so that nobody waits long for it. */
const atOnce = 1000
const mostRounds = 200

/**
 * Deletes what nobody needs any more, in small pieces: quotes of cash-outs that ended before `before`, but the highest of each bet; what is known of selections without a bet, and positions without one,
 * of events that the book has forgotten; slips that were shared a month before it. What belongs to a bet stays. Returns how many rows went.
 */
export async function forgetOld(db: Db, before: Temporal.Instant): Promise<number> {
  const quotes = await inPieces(() =>
    db.query(
      `delete from bookmaker.cash_out_quotes where (player_id, id) in (
         select player_id, id from bookmaker.cash_out_quotes quote where expires_at < $1 and taken is null and exists (
           select from bookmaker.cash_out_quotes other where other.player_id = quote.player_id and other.bet_id = quote.bet_id
             and (other.value, other.id) > (quote.value, quote.id))
         order by expires_at limit $2 for update skip locked)
       returning id`,
      [before.toString(), atOnce],
    ),
  )
  const selections = await inPieces(() =>
    db.query(
      `delete from bookmaker.selections where selection in (
         select selection from bookmaker.selections known where not unsettled
           and not exists (select from bookmaker.events event where event.id = split_part(known.selection, '/', 1))
           and not exists (select from bookmaker.legs leg where leg.selection = known.selection)
         limit $1 for update skip locked)
       returning selection`,
      [atOnce],
    ),
  )
  const positions = await inPieces(() =>
    db.query(
      `delete from bookmaker.positions where (event_id, market_key) in (
         select event_id, market_key from bookmaker.positions known where loss = 0 and base = 0 and changes = '{}'
           and not exists (select from bookmaker.events event where event.id = known.event_id)
         limit $1 for update skip locked)
       returning event_id`,
      [atOnce],
    ),
  )
  const events = await inPieces(() =>
    db.query(
      `delete from bookmaker.event_losses where event_id in (
         select event_id from bookmaker.event_losses known where loss = 0
           and not exists (select from bookmaker.events event where event.id = known.event_id)
           and not exists (select from bookmaker.positions position where position.event_id = known.event_id)
         limit $1 for update skip locked)
       returning event_id`,
      [atOnce],
    ),
  )
  const slips = await inPieces(() =>
    db.query(
      `delete from bookmaker.shared_slips where code in (
         select code from bookmaker.shared_slips where shared_at < $1 order by shared_at limit $2 for update skip locked)
       returning code`,
      [before.subtract({ hours: 24 * 30 }).toString(), atOnce],
    ),
  )
  return quotes + selections + positions + events + slips
}

async function inPieces(piece: () => Promise<readonly unknown[]>): Promise<number> {
  let gone = 0
  for (let round = 0; round < mostRounds; round++) {
    const { length } = await piece()
    gone += length
    if (length < atOnce) break
  }
  return gone
}
