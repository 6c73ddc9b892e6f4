import type { BonusProgramme } from '@andon/contract/bonus-terms'
import { house as houseAccount, type Pocket, pocket, pockets } from '@andon/operator/wallet'
import type { PlayerContext, Session } from '@andon/platform/http'
import { openGameSession } from '../game-session.fixture.ts'
import { openGameWallet, publishedGame } from '../game-wallet.fixture.ts'
import type { WalletReply } from '../wallet-reply.ts'

export type BonusPlay = Awaited<ReturnType<typeof openBonusPlay>>

/** A game wallet with bonuses on the site LEO, slots and a table game, a category that counts less for wagering. */
export async function openBonusPlay() {
  const fixture = await openGameWallet()
  await fixture.sync('arcade', [publishedGame('lantern'), publishedGame('tables', { category: 'table-games' })])
  const { db, bonuses, wallet } = fixture
  const offered = new Map<string, BonusProgramme>()
  let keys = 0

  async function offer(wanted: BonusProgramme): Promise<void> {
    offered.set(wanted.code, wanted)
    await db.transaction((tx) => bonuses.syncProgrammes(tx, 'LEO', [...offered.values()]))
  }

  /** A deposit in two steps, like the cashier: the bonus is promised at payment and granted with the deposit. */
  async function deposit(session: Session, amount: number, bonusCode?: string): Promise<string> {
    keys += 1
    const { playerId } = session
    const depositId = `dep_${keys}`
    if (bonusCode)
      await db.transaction((tx) =>
        bonuses.promiseForDeposit(tx, { depositId, playerId, site: 'LEO', amount, bonusCode }),
      )
    await credit(session, { depositId, amount })
    return depositId
  }
  async function credit({ playerId }: Session, { depositId, amount }: { depositId: string; amount: number }) {
    const legs = [
      { account: pocket(playerId, 'realCash'), amount },
      { account: houseAccount('payments/sandbox'), amount: -amount },
    ]
    await db.transaction(async (tx) => {
      const { drafts } = await bonuses.grantForDeposit(tx, { depositId, playerId, amount })
      const own = { key: `deposit/${depositId}`, kind: 'deposit', currency: 'JPY', playerId, legs } as const
      await wallet.postBatch(tx, [own, ...drafts])
    })
  }

  /** An open game for a player with an active bonus: `bonus` in crp, the same tied deposit, and `cash` in real cash. */
  async function gameUnder(wanted: BonusProgramme, { deposited = 1000, cash = 0 } = {}) {
    await offer(wanted)
    const session = await fixture.newPlayer(cash)
    if (wanted.terms.reward.kind === 'deposit-match')
      await deposit(session, deposited, wanted.eligibility.bonusCode ?? '')
    else await claim(session, wanted.eligibility.bonusCode ?? '')
    return openGameSession(fixture, session)
  }

  const context = (session: Session) => ({ session, site: 'LEO', language: 'ja' }) as PlayerContext // the handlers read nothing else
  const claim = (session: Session, bonusCode: string, idempotencyKey = `key-${++keys}-00000`) =>
    bonuses.routes.claim({ bonusCode, idempotencyKey }, context(session))

  return {
    ...fixture,
    offer,
    deposit,
    credit,
    claim,
    gameUnder,
    drop: (session: Session, bonusId?: string) =>
      bonuses.routes.drop({ languageId: 'en', ...(bonusId ? { bonusId } : {}) }, context(session)),
    active: async (session: Session) =>
      (await bonuses.routes.activeBonusDetails({ languageId: 'en' }, context(session))).activeBonus,
    eligible: async (session: Session) =>
      (await bonuses.routes.getEligibleBonuses({ languageId: 'en' }, context(session))).bonuses,
    history: async (session: Session) =>
      (await bonuses.routes.getBonusHistory({ languageId: 'en' }, context(session))).bonuses,
    freeSpinGames: async (session: Session) =>
      (await bonuses.routes.getFreeSpinGames({ languageId: 'en' }, context(session))).games,
    depositCount: async (session: Session) =>
      (await bonuses.routes.getPlayerDepositCount({ languageId: 'en' }, context(session))).depositCount,
    /** Amounts by pocket, without the empty ones. */
    pockets: async ({ playerId }: Session): Promise<Partial<Record<Pocket, number>>> => {
      const all = await wallet.balances(db, playerId)
      return Object.fromEntries(pockets.flatMap((name) => (all[name] === 0 ? [] : [[name, all[name]]])))
    },
    /** The net cost of a programme's bonuses. */
    costOf: async (code: string) => {
      const rows = await fixture.ownerDb.query<{ cost: number }>(
        'select coalesce(-sum(real_cash), 0)::bigint as cost from wallet.accounts where holder = $1',
        [`house/bonus/${code}`],
      )
      return rows[0]?.cost ?? 0
    },
    pass: async (duration: Temporal.DurationLike) => {
      fixture.clock.advance(duration)
      for (const job of bonuses.jobs) await job.run()
    },
  }
}

export const said = ({ body }: WalletReply) => [body.status, body.balance]
