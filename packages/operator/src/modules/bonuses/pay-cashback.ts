import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { assert, type Tx } from '@andon/platform/sql'
import type { BonusPlayer, Deps } from './deps.ts'
import { cashbackOf, lastWeeks, openIn, type Span, type Week } from './domain/cashback.ts'
import { type Hindrance, hindranceOf } from './domain/eligibility.ts'
import { demandPlayer } from './find-offer.ts'
import { grant } from './grant.ts'
import { holdersOf, timesHad } from './store/bonuses.ts'
import { countDeposits, lockGrants } from './store/deposits.ts'
import { isPaid, markPaid } from './store/paid-weeks.ts'
import { offeredProgrammes } from './store/programmes.ts'

/** How many past weeks are paid after the job could not run; older ones have to be credited by an operator. */
const weeksBack = 4

/**
 * Pays each player of a cashback programme for past weeks. May run any number of times: a player is paid once for a week. A week with a player who has
 * to wait stays open until the next one is over.
 */
export async function payCashback(deps: Deps): Promise<void> {
  const programmes = (await offeredProgrammes(deps.db)).filter(({ terms }) => terms.reward.kind === 'cashback')
  const weeks = lastWeeks(deps.clock.now(), weeksBack)
  for (const week of weeks) {
    if (await isPaid(deps.db, week.name)) continue
    let waiting = false
    for (const programme of programmes) if (await payWeek(deps, programme, week)) waiting = true
    if (waiting && week === weeks.at(-1)) continue
    await deps.db.transaction((tx) => markPaid(tx, week.name, deps.clock.now()))
  }
}

/** True if a player has to wait. */
async function payWeek(deps: Deps, programme: BonusProgramme, week: Week): Promise<boolean> {
  const counted = openIn(week, programme.eligibility)
  if (!counted) return false
  const source = `week/${week.name}`
  const paid = await holdersOf(deps.db, { programme: programme.code, source })
  let waiting = false
  for (const { playerId, staked, won } of await deps.wallet.cashPlayed(deps.db.reports, counted)) {
    const bonusAmount = cashbackOf(programme.terms.reward, staked - won)
    if (bonusAmount === 0 || paid.has(playerId)) continue
    const due = { playerId, programme, bonusAmount, source, counted }
    if ((await deps.db.transaction((tx) => pay(deps, tx, due))) === 'waits') waiting = true
  }
  return waiting
}

interface Due {
  readonly playerId: string
  readonly programme: BonusProgramme
  readonly bonusAmount: number
  readonly source: string
  readonly counted: Span
}

async function pay(deps: Deps, tx: Tx, due: Due): Promise<'settled' | 'waits'> {
  const { playerId, programme, bonusAmount, source } = due
  await lockGrants(tx, playerId)
  const player = await demandPlayer(deps, tx, playerId)
  const hindrance = await hindranceThen(tx, player, due)
  if (hindrance) return mayPass.has(hindrance) ? 'waits' : 'settled'
  const earned = { bonusAmount, tiedDeposit: 0, freeRounds: 0 }
  const granted = await grant(deps, tx, { playerId, player, programme, earned, source })
  if (!granted) return 'waits' // another bonus is active, or another node has just paid
  for (const outcome of await deps.wallet.postBatch(tx, granted.drafts))
    assert(outcome.status !== 'refused', 'real cash and bonus money can always be added')
  return 'settled'
}

/** Retried each day until the next week is over. */
const mayPass: ReadonlySet<Hindrance> = new Set(['LOCKED', 'NOT_VERIFIED'])

/**
 * Eligibility at the last moment that counted: a programme that has ended since still pays. Locked players get cashback without wagering, because they
 * can withdraw it, but no bonus, which would be an invitation to play.
 */
async function hindranceThen(tx: Tx, player: BonusPlayer, { playerId, programme, counted }: Due) {
  const isCash = programme.terms.wagering.times === 0
  return hindranceOf(programme, {
    site: player.site,
    player: isCash ? { ...player, locked: false } : player,
    deposits: await countDeposits(tx, playerId),
    timesHad: (await timesHad(tx, playerId)).get(programme.code) ?? 0,
    now: counted.until.subtract({ milliseconds: 1 }),
  })
}
