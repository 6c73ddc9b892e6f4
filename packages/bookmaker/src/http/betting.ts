import { Refusal } from '@andon/contract'
import { referenceOf } from '@andon/contract/reference'
import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import type { BetRefused } from '../bet-rules/bet-refused.ts'
import type { Bookmaker } from '../betting/create-bookmaker.ts'
import { price } from '../model/price.ts'
import type { BetLegRequest } from '../placing/bet-request.ts'
import type { BetPlaced, BetView } from '../placing/bet-view.ts'
import { type AuthoriseDeps, authorise } from '../sessions/open-session.ts'
import type { CashOutRule } from '../settlement/cash-out-rule.ts'
import { SlipRefusal } from '../settlement/slip-refusal.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { malformed, systemLinesOf, totalStake } from './quote-slip.ts'

type Betting = AuthoriseDeps & {
  readonly bets: Pick<
    Bookmaker,
    | 'placeBet'
    | 'editBet'
    | 'findBet'
    | 'listBets'
    | 'openStakes'
    | 'quoteCashOut'
    | 'takeCashOut'
    | 'setCashOutRule'
    | 'removeCashOutRule'
  >
}
type In<
  C extends
    | 'placeBet'
    | 'editBet'
    | 'listBets'
    | 'showBet'
    | 'showOpenStakes'
    | 'quoteCashOut'
    | 'takeCashOut'
    | 'setCashOutRule'
    | 'removeCashOutRule',
> = SportsRequest<C> & {
  readonly sessionToken: string
}
type BetShown = SportsReply<'showBet'>['bet']

const betsOnPage = 20

/** Throws FORBIDDEN for the request of another player. */
export async function placeBet(
  deps: Betting,
  { sessionToken, ...slip }: In<'placeBet'>,
): Promise<SportsReply<'placeBet'>> {
  const session = await authorise(deps, sessionToken)
  if (slip.player !== session.playerId) throw new Refusal('FORBIDDEN')
  return placed(() =>
    deps.bets.placeBet(session, {
      requestId: slip.requestId,
      legs: legsOf(slip),
      system: slip.combine,
      eachWay: slip.eachWay,
      boosts: slip.boosts,
      stake: totalStake(slip, systemLinesOf(slip)),
      policy: slip.prices,
      freeBets: slip.freeBets ?? null,
      multipleBoost: slip.multipleBoost ?? 0,
    }),
  )
}

export async function editBet(
  deps: Betting,
  { sessionToken, bet: betId, quote: quoteId, ...slip }: In<'editBet'>,
): Promise<SportsReply<'editBet'>> {
  const session = await authorise(deps, sessionToken)
  const { requestId, combine: system, prices: policy } = slip
  const legs = legsOf(slip)
  const request = {
    requestId,
    legs,
    system,
    policy,
    eachWay: false,
    boosts: false,
    freeBets: null,
    multipleBoost: slip.multipleBoost ?? 0,
  }
  return placed(() => deps.bets.editBet(session, { betId, quoteId, request }))
}

const legsOf = ({ legs }: Pick<In<'placeBet'>, 'legs'>): BetLegRequest[] =>
  legs.map(({ selection, together, price: seen, score, redCards, banker, eachWay }) => ({
    selection,
    together,
    asked: { price: price(seen), score, redCards },
    banker,
    eachWay,
  }))

async function placed(place: () => Promise<BetPlaced>): Promise<SportsReply<'placeBet'>> {
  try {
    const answer = await place()
    return 'bet' in answer
      ? { success: true, bet: shown(answer.bet), refusal: answer.bet.refused && refusalOf(answer.bet.refused) }
      : { success: true, bet: null, refusal: refusalOf(answer.refused) }
  } catch (error) {
    if (error instanceof SlipRefusal) return { success: true, bet: null, refusal: malformed(error) }
    throw error
  }
}

/** Throws NOT_FOUND, also for a bet of somebody else. */
export async function showBet(
  deps: Betting,
  { sessionToken, bet: id }: In<'showBet'>,
): Promise<SportsReply<'showBet'>> {
  const { playerId } = await authorise(deps, sessionToken)
  const bet = await deps.bets.findBet(playerId, id)
  if (!bet) throw new Refusal('NOT_FOUND')
  return { success: true, bet: shown(bet) }
}

export async function listBets(
  deps: Betting,
  { sessionToken, state, cursor }: In<'listBets'>,
): Promise<SportsReply<'listBets'>> {
  const { playerId } = await authorise(deps, sessionToken)
  const page = { open: state === 'open', before: cursor ?? null, limit: betsOnPage + 1 }
  const found = await deps.bets.listBets(playerId, page)
  const bets = found.slice(0, betsOnPage)
  const nextCursor = found.length > betsOnPage ? (bets.at(-1)?.id ?? null) : null
  return { success: true, bets: bets.map(shown), nextCursor }
}

export async function showOpenStakes(
  deps: Betting,
  { sessionToken, since }: In<'showOpenStakes'>,
): Promise<SportsReply<'showOpenStakes'>> {
  const { playerId } = await authorise(deps, sessionToken)
  return { success: true, ...(await deps.bets.openStakes(playerId, Temporal.Instant.from(since))) }
}

export async function quoteCashOut(
  deps: Betting,
  { sessionToken, bet }: In<'quoteCashOut'>,
): Promise<SportsReply<'quoteCashOut'>> {
  const { playerId } = await authorise(deps, sessionToken)
  const quoted = await deps.bets.quoteCashOut(playerId, bet)
  if ('refused' in quoted) return { success: true, quote: null, refusal: plain(quoted.refused) }
  const { quoteId: quote, value, fair: fairValue, share, expiresAt } = quoted.offer
  return { success: true, quote: { quote, value, fairValue, share, expiresAt: expiresAt.toString() }, refusal: null }
}

export async function takeCashOut(
  deps: Betting,
  { sessionToken, bet: betId, quote: quoteId, amount: taken }: In<'takeCashOut'>,
): Promise<SportsReply<'takeCashOut'>> {
  const { playerId } = await authorise(deps, sessionToken)
  const took = await deps.bets.takeCashOut(playerId, { betId, quoteId, taken })
  if ('refused' in took) return { success: true, bet: null, paid: 0, refusal: plain(took.refused) }
  return { success: true, bet: shown(took.bet), paid: took.taken, refusal: null }
}

export async function setCashOutRule(
  deps: Betting,
  { sessionToken, bet: betId, rule: id, conditions, amount }: In<'setCashOutRule'>,
): Promise<SportsReply<'setCashOutRule'>> {
  const { playerId } = await authorise(deps, sessionToken)
  const rule = {
    conditions: conditions as unknown as CashOutRule['conditions'],
    take: { amount: amount ?? ('full' as const) },
  } // the schema wants one at least
  const refused = await deps.bets.setCashOutRule({ playerId, betId, id }, rule)
  if (refused) return { success: true, bet: null, refusal: plain(refused) }
  return { ...(await showBet(deps, { sessionToken, bet: betId })), refusal: null }
}

/** Throws NOT_FOUND for a bet of nobody or of somebody else. */
export async function removeCashOutRule(
  deps: Betting,
  { sessionToken, bet, rule: id }: In<'removeCashOutRule'>,
): Promise<SportsReply<'removeCashOutRule'>> {
  const { playerId } = await authorise(deps, sessionToken)
  await deps.bets.removeCashOutRule({ playerId, betId: bet, id })
  return showBet(deps, { sessionToken, bet })
}

/** Bets of one player as its client shows them; those that the player does not have are left out. */
export async function showNamedBets(
  { bets }: { readonly bets: Pick<Bookmaker, 'findBet'> },
  playerId: string,
  ids: readonly string[],
): Promise<BetShown[]> {
  const found = await Promise.all(ids.map((id) => bets.findBet(playerId, id)))
  return found.flatMap((bet) => (bet ? [shown(bet)] : []))
}

function shown(bet: BetView): BetShown {
  const { id, status, currency, stake, lines, mostReturns, paid, cashedOut, openStake, system, refused } = bet
  return {
    reference: referenceOf(bet.reference),
    id,
    status,
    currency,
    stake,
    lines,
    mostReturns,
    paid,
    cashedOut,
    openStake,
    replaces: bet.replaces,
    replacedBy: bet.replacedBy,
    eachWay: bet.eachWay,
    freeBets: bet.freeBets,
    multipleBoost: bet.multipleBoost && {
      ...bet.multipleBoost,
      steps: bet.multipleBoost.steps.map((step) => ({ ...step })),
    },
    system: { size: system.size, folds: [...system.folds] },
    placedAt: bet.placedAt.toString(),
    acceptedAt: bet.acceptedAt?.toString() ?? null,
    decidedAt: bet.delayedUntil?.toString() ?? null,
    bestOffer: bet.bestOffer && { value: bet.bestOffer.value, until: bet.bestOffer.expiresAt.toString() },
    legs: bet.legs.map(({ eventId: event, about, together, ...leg }) => ({
      event,
      ...leg,
      about: about && { ...about, competitors: [...about.competitors] },
      together: together.map((part) => ({ ...part })),
    })),
    rules: bet.rules.map(({ id: rule, conditions, amount, state, taken }) => ({
      rule,
      amount,
      state,
      taken,
      conditions: conditions as unknown as BetShown['rules'][number]['conditions'], // as they were asked for
    })),
    refusal: refused && refusalOf(refused),
  }
}

const plain = (code: BetRefusalCode) => ({ code, selection: null, counterOffer: null, params: {} })

function refusalOf({ code, leg, counterOffer, params }: BetRefused): NonNullable<BetShown['refusal']> {
  return {
    code,
    selection: leg,
    counterOffer:
      counterOffer?.kind === 'prices'
        ? { kind: 'prices', legs: counterOffer.legs.map(({ leg: selection, price }) => ({ selection, price })) }
        : counterOffer,
    params: { ...params },
  }
}
