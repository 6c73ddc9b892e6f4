import type { Tx } from '@andon/platform/sql'
import { monthOf, monthToState } from './domain/month.ts'
import type { Notice } from './domain/notices-of.ts'
import type { Deps } from './index.ts'
import { wantsOffers } from './offers/wants-offers.ts'
import { sendNotices } from './send-notices.ts'
import {
  claimPlayer,
  countFailure,
  countTold,
  endPass,
  insertMailing,
  type Mailing,
  type MailingAbout,
  mailingUnderWay,
  stopMailing,
} from './store/mailings.ts'

const atOnce = 200
/** One run of the job; the next goes on where it ended. */
const mostInARun = 5_000
const mostPasses = 3

/** Begins the statements of the last month, in the first days of the next: what is later would be taken for the month that is not over. */
export async function beginStatements({ clock, db }: Deps): Promise<void> {
  const month = monthToState(clock.now())
  if (month === null) return
  await insertMailing(db, {
    id: `statement/${month}`,
    about: { kind: 'monthStatement', month },
    by: null,
    at: clock.now(),
  })
}

/**
 * Tells players what a mailing says, each in a transaction of their own that also moves the mailing's position. So a run that is ended goes on with the next player, and nobody is
 * told twice. A player who fails holds up no other: there are two more passes.
 */
export async function sendMailings(deps: Deps): Promise<void> {
  const failures: unknown[] = []
  for (let left = mostInARun; left > 0; ) {
    const mailing = await mailingUnderWay(deps.db)
    if (mailing === null) break
    const { id, about, pass, afterPlayer } = mailing
    const at = deps.clock.now()
    if (about.kind === 'offer' && (await deps.promotionOf(about)) === null) {
      await stopMailing(deps.db, { id, by: null, at })
      continue
    }
    const players = await deps.playerIdsAfter(deps.db, { after: afterPlayer, limit: Math.min(left, atOnce) })
    for (const playerId of players) failures.push(...(await tell(deps, mailing, playerId)))
    if (players.length === 0) await endPass(deps.db, { id, pass, mostPasses, at })
    left -= Math.max(1, players.length)
  }
  if (failures.length > 0) throw new AggregateError(failures, 'players could not be told by a mailing')
}

/** Returns what went wrong. */
async function tell(deps: Deps, mailing: Mailing, playerId: string): Promise<unknown[]> {
  const { id, about, pass } = mailing
  const inTurn = (work: (tx: Tx) => Promise<void>) =>
    deps.db.transaction(async (tx) => {
      if (await claimPlayer(tx, { id, playerId, pass })) await work(tx)
    })
  try {
    await inTurn(async (tx) => {
      const notice = await noticeFor(deps, tx, { about, playerId, id })
      const told = notice === null ? 0 : await sendNotices(deps, tx, { playerId, notices: [notice] })
      if (told > 0) await countTold(tx, id)
    })
    return []
  } catch (error) {
    await inTurn((tx) => countFailure(tx, id))
    return [error]
  }
}

async function noticeFor(
  deps: Deps,
  tx: Tx,
  { id, about, playerId }: { id: string; about: MailingAbout; playerId: string },
): Promise<Notice | null> {
  const player = await deps.playerOf(tx, playerId)
  if (player === null) return null
  if (about.kind === 'offer') {
    if (player.site !== about.site || !(await wantsOffers(deps, tx, playerId))) return null
    const { slug, texts } = about
    return { kind: 'offer', occasion: id, data: { slug, texts }, mailed: true }
  }
  const { from, until } = monthOf(about.month, player.country)
  const figures = await deps.figuresOf(tx, { playerId, from, until })
  const { minutes, ...money } = figures
  if (Object.values(money).every((figure) => figure === 0)) return null
  const data = { month: about.month, currency: player.currency, ...money, minutes }
  return { kind: 'monthStatement', occasion: id, data, mailed: true }
}
