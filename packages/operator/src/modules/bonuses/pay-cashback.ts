import type { BonusProgramme } from '@andon/contract/bonus-terms'
import type { Deps } from './deps.ts'
import { cashbackOf, lastWeek } from './domain/cashback.ts'
import { demandPlayer, hindranceFor } from './find-offer.ts'
import { grant } from './grant.ts'
import { countDeposits, lockGrants } from './store/deposits.ts'
import { isPaid, markPaid } from './store/paid-weeks.ts'
import { offeredProgrammes } from './store/programmes.ts'

/** Pays each player of a cashback programme for the week that is over. May run as often as it likes: a week is paid once. */
export async function payCashback(deps: Deps): Promise<void> {
  const programmes = (await offeredProgrammes(deps.db)).filter(({ terms }) => terms.reward.kind === 'cashback')
  if (programmes.length === 0) return
  const week = lastWeek(deps.clock.now())
  if (await isPaid(deps.db, week.name)) return
  for (const { playerId, staked, won } of await deps.wallet.cashPlayed(deps.db, week)) {
    for (const programme of programmes) {
      const bonusAmount = cashbackOf(programme.terms.reward, staked - won)
      if (bonusAmount > 0) await pay(deps, { playerId, programme, bonusAmount, week: week.name })
    }
  }
  await deps.db.transaction((tx) => markPaid(tx, week.name, deps.clock.now()))
}

async function pay(
  deps: Deps,
  {
    playerId,
    programme,
    bonusAmount,
    week,
  }: { playerId: string; programme: BonusProgramme; bonusAmount: number; week: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await lockGrants(tx, playerId)
    const player = await demandPlayer(deps, tx, playerId)
    const deposits = await countDeposits(tx, playerId)
    if (await hindranceFor(deps, tx, { playerId, player, programme, site: player.site, deposits })) return
    const earned = { bonusAmount, tiedDeposit: 0, freeRounds: 0 }
    const granted = await grant(deps, tx, { playerId, player, programme, earned, source: `week/${week}` })
    if (granted) await deps.wallet.postBatch(tx, granted.drafts)
  })
}
