import type { CallRefusal } from '@andon/web-kit/client'
import type { Balance } from '../balance.ts'
import type { Hud } from '../hud/hud.ts'
import type { Figures } from '../text/amounts.ts'
import type { Hold } from './hold.ts'
import type { OwnBets } from './own-bets.ts'
import { type SentBet, stakeReturns } from './send-bet.ts'
import type { BetRequest, PlaceOutcome, SharedScene } from './shared-scene.ts'
import type { SharedTexts } from './texts/shared-texts.ts'

export interface PlacingDeps {
  readonly scene: Pick<SharedScene, 'taken' | 'returned'>
  readonly ownBets: Pick<OwnBets, 'sent' | 'answered'>
  readonly hold: Pick<Hold, 'placing' | 'answered' | 'isUntilSeen'>
  readonly balance: Pick<Balance, 'amount' | 'set'>
  readonly hud: Pick<Hud, 'announce'>
  readonly figures: Figures
  readonly texts: SharedTexts
  /** The round whose bets are taken now; null while no bet may be placed. */
  readonly openRound: () => { readonly number: number } | null
  readonly send: (request: { number: number; requestId: string } & BetRequest) => Promise<SentBet>
  /** Says why a bet was not accepted. */
  readonly onRefused: (refusal: Pick<CallRefusal, 'code' | 'params'>, bet: BetRequest) => void
  /** No answer at all: the connection is lost, or the session is over. */
  readonly onFailure: (error: unknown) => void
  /** The bet takes part, and its stake was taken. */
  readonly onPlaced: (id: string, stake: number) => void
}

const closed: PlaceOutcome = { kind: 'refused', code: 'BETS_CLOSED', params: {} }

/** Sends the player's bets on the open round, each with a request id of its own. */
export function createPlacing(deps: PlacingDeps) {
  const { scene, ownBets, hold, balance, hud, figures, texts } = deps
  const place = async (bet: BetRequest, number: number): Promise<PlaceOutcome> => {
    const requestId = crypto.randomUUID()
    ownBets.sent(requestId, number, bet)
    hold.placing(bet.stake)
    balance.set(Math.max(0, balance.amount() - bet.stake))
    const takenBack = () => balance.set(balance.amount() + bet.stake)
    try {
      const sent = await deps.send({ number, requestId, ...bet })
      if (sent.outcome.kind === 'placed') {
        // once the round is locked, the balance of a late answer may have its win
        if ('balance' in sent && !hold.isUntilSeen() && deps.openRound()?.number === number) balance.set(sent.balance)
        deps.onPlaced(sent.outcome.bet.id, bet.stake)
        ownBets.answered(requestId, sent.outcome.bet)
        hud.announce(texts.placed(figures.amount(bet.stake)))
      } else {
        ownBets.answered(requestId, 'bet' in sent ? sent.bet : null)
        if (sent.outcome.code !== stakeReturns) takenBack()
        scene.returned([bet])
        deps.onRefused(sent.outcome, bet)
      }
      return sent.outcome
    } catch (error) {
      ownBets.answered(requestId, null)
      takenBack()
      scene.returned([bet])
      deps.onFailure(error)
      return { kind: 'refused', code: 'UNAVAILABLE', params: {} }
    } finally {
      hold.answered()
    }
  }
  return async (bets: readonly BetRequest[]): Promise<readonly PlaceOutcome[]> => {
    const round = deps.openRound()
    scene.taken(bets)
    if (round === null) {
      scene.returned(bets)
      return bets.map(() => closed)
    }
    return Promise.all(bets.map((bet) => place(bet, round.number)))
  }
}
