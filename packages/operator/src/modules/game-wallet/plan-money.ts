import type { StakeCategory } from '@andon/contract/games/categories'
import type { JackpotPrize, WalletRefusalBody } from '@andon/contract/wallet-api'
import { minor } from '@andon/money'
import { type BonusBatch, type BonusPlan, isFreeRound, shareWin } from '@andon/operator/bonuses'
import { house, pocket, type TransferDraft } from '@andon/operator/wallet'
import { assert } from '@andon/platform/sql'
import type { Decision } from './domain/decision-table.ts'
import { summed as summedPrizes, sumOfPrizes } from './domain/jackpot-prizes.ts'
import type { MoneyCall, StakeSplit, StoredTransaction } from './domain/stored.ts'
import type { JackpotMove } from './jackpots/jackpots.ts'

/** A call with its decision. */
export interface Decided {
  readonly call: MoneyCall
  readonly decision: Decision
  /** The record with the call's own id. */
  readonly own: StoredTransaction | undefined
  /** The bet that a win or rollback refers to. */
  readonly bet: StoredTransaction | undefined
  /** For a win: all bets of its round but those rolled back, the earliest first. */
  readonly bets: readonly StoredTransaction[]
  /** For a bet: what earlier bets of its round staked. */
  readonly stakedBefore: number
  /** The sum that its round has paid so far. */
  readonly wonBefore: number
  /** The prizes that jackpots pay to its round with this call; below zero: take back. */
  readonly prizes: readonly JackpotPrize[]
  /** The contributions that the call moves into jackpots, and the sums that its own transfer posts for them. */
  readonly jackpotMove?: JackpotMove | undefined
  /** For a refusal: details for the player. */
  readonly params?: WalletRefusalBody['params']
}

/** The money effect of a decided call: the pockets of its stake, and the transfers to post, in this order. */
export interface MoneyPlan extends Decided {
  readonly split: StakeSplit | null
  readonly drafts: readonly TransferDraft[]
  /** The effects on the player's bonuses: one at most, but for the win of a round whose bets were staked under several. */
  readonly bonusPlans: readonly BonusPlan[]
  /** For an adjustment that takes money: the transfer to post instead if real cash holds less than that, given what it holds. */
  takeWhatIsThere?(realCash: number): { readonly draft: TransferDraft; readonly owed: number }
}

export interface StakeNature {
  /** The category of the bet's game. */
  readonly category: StakeCategory | undefined
  readonly sportsbook: boolean
}

/** With a bonus, pockets follow the bonus rules; without one, only real cash moves. */
export function planMoney(
  bonusBatch: BonusBatch,
  decided: Decided,
  natureOf: (call: MoneyCall) => StakeNature,
): MoneyPlan {
  const { call, decision, bet } = decided
  switch (decision) {
    case 'debit':
      return planStake(bonusBatch, decided, natureOf(call))
    case 'credit':
      return planWin(bonusBatch, decided)
    case 'returnStake':
      assert(bet?.split, 'a returned bet has the pockets of its stake')
      if (bet.bonusId === null) return inCash(decided, { split: bet.split, sign: 1 })
      return withBonusPlan(decided, bonusBatch.planReturn({ ...bet, bonusId: bet.bonusId, split: bet.split }))
    case 'adjust':
      return planAdjustment(bonusBatch, decided)
    default:
      return unmoved(decided)
  }
}

const unmoved = (decided: Decided): MoneyPlan => ({ ...decided, split: null, drafts: [], bonusPlans: [] })

function planStake(bonusBatch: BonusBatch, decided: Decided, nature: StakeNature): MoneyPlan {
  const { playerId, amount, gameCode, freeRoundsId, freeBets } = decided.call
  if (freeRoundsId !== undefined) {
    const round = amount === 0 ? bonusBatch.planFreeRound(playerId, { freeRoundsId, gameCode }) : null
    return round ? withBonusPlan(decided, round) : { ...unmoved(decided), decision: 'FREE_ROUNDS_UNKNOWN' }
  }
  const asked = { amount, stakedBefore: decided.stakedBefore, gameCode, freeBets, ...nature }
  const bonusPlan = bonusBatch.planStake(playerId, asked)
  const isCovered = freeBets !== true || (bonusPlan !== null && bonusPlan !== 'tooFewFreeBets')
  if (bonusPlan === 'tooFewFreeBets' || !isCovered) return { ...unmoved(decided), decision: 'INSUFFICIENT_FUNDS' }
  if (bonusPlan && 'maxStake' in bonusPlan)
    return { ...unmoved(decided), decision: 'BONUS_STAKE_LIMIT', params: { max: bonusPlan.maxStake } }
  if (bonusPlan) return withBonusPlan(decided, bonusPlan)
  return inCash(decided, { split: [{ pocket: 'realCash', amount }], sign: -1 })
}

/**
 * More is paid like a win. Too much is taken back, also what a jackpot should not have paid: what the bonus of the bets still holds, then real cash, and the
 * rest is owed.
 */
function planAdjustment(bonusBatch: BonusBatch, decided: Decided): MoneyPlan {
  const { call, bets, wonBefore } = decided
  const change = call.amount - wonBefore + sumOfPrizes(nettedPrizes(decided))
  if (change > 0) return planWin(bonusBatch, decided, change)
  if (change === 0) return { ...unmoved(decided), drafts: draftsOf(decided, [], []) }
  const bonusId = bets.find((bet) => bet.bonusId !== null)?.bonusId
  const bonusPlan = bonusId === undefined || bonusId === null ? null : bonusBatch.planTakeBack(bonusId, -change)
  const ofBonus = bonusPlan?.legs ?? []
  const fromCash = -change + ofBonus.reduce((sum, { amount }) => sum + amount, 0)
  const bonusPlans = bonusPlan ? [bonusPlan] : []
  const cash = pocket(call.playerId, 'realCash')
  const [draft, ...followUps] = draftsOf(
    decided,
    [...ofBonus, ...(fromCash > 0 ? [{ account: cash, amount: -fromCash }] : [])],
    bonusPlans,
  )
  assert(draft, 'money is taken')
  return {
    ...decided,
    split: null,
    drafts: [draft, ...followUps],
    bonusPlans,
    takeWhatIsThere: (realCash) => {
      const owed = fromCash - realCash
      const legs = draft.legs.flatMap((leg) =>
        leg.account !== cash ? [leg] : realCash > 0 ? [{ ...leg, amount: -realCash }] : [],
      )
      return {
        owed,
        draft: { ...draft, legs: [...legs, { account: house(`receivables/${call.supplier}`), amount: -owed }] },
      }
    },
  }
}

/** A win belongs to all bets of its round, whichever of them the supplier names. */
function planWin(bonusBatch: BonusBatch, decided: Decided, amount = decided.call.amount): MoneyPlan {
  const { bet, bets, call } = decided
  assert(bet?.split, 'a paid bet has the pockets of its stake')
  if (bet.bonusId !== null && isFreeRound(bet.split))
    return withBonusPlan(decided, bonusBatch.planFreeRoundWin(bet.bonusId, amount))
  const shares = shareWin(
    amount,
    bets.map(({ bonusId, split }) => {
      assert(split, 'a bet has the pockets of its stake')
      return { bonusId, split }
    }),
  )
  const bonusPlans = shares.flatMap(({ bonusId, parts }) =>
    bonusId === null ? [] : bonusBatch.planWin(bonusId, parts),
  )
  const outside = shares.flatMap(({ bonusId, parts }) => (bonusId === null ? legsIn(call, parts, 1) : []))
  return {
    ...decided,
    split: null, // only bets have one
    drafts: draftsOf(decided, summed([...outside, ...bonusPlans.flatMap(({ legs }) => legs)]), bonusPlans),
    bonusPlans,
  }
}

function withBonusPlan(decided: Decided, bonusPlan: BonusPlan): MoneyPlan {
  const { legs, split } = bonusPlan
  return { ...decided, split, drafts: draftsOf(decided, legs, [bonusPlan]), bonusPlans: [bonusPlan] }
}

function inCash(decided: Decided, { split, sign }: { split: StakeSplit; sign: 1 | -1 }): MoneyPlan {
  return { ...decided, split, drafts: draftsOf(decided, legsIn(decided.call, split, sign), []), bonusPlans: [] }
}

const legsIn = ({ playerId }: MoneyCall, split: StakeSplit, sign: 1 | -1): TransferDraft['legs'] =>
  split.flatMap((part) =>
    part.amount === 0 ? [] : [{ account: pocket(playerId, part.pocket), amount: sign * part.amount }],
  )

/** One leg for each account: real cash may be paid for a stake in cash and for one under a bonus. */
function summed(legs: TransferDraft['legs']): TransferDraft['legs'] {
  const sums = new Map<TransferDraft['legs'][number]['account'], number>()
  for (const { account, amount } of legs) sums.set(account, minor((sums.get(account) ?? 0) + amount))
  return [...sums].map(([account, amount]) => ({ account, amount }))
}

/** The call's own transfer, what the bonuses post after it, and what jackpots get or pay by transfers of their own. */
function draftsOf(decided: Decided, legs: TransferDraft['legs'], bonusPlans: readonly BonusPlan[]): TransferDraft[] {
  const [toJackpots = [], ...further] = chunksOf(toJackpotsOf(decided))
  const draft = draftOf(decided, legs, toJackpots)
  return [
    ...(draft ? [draft] : []),
    ...bonusPlans.flatMap(({ followUps }) => followUps),
    ...further.map((part, n) => furtherContributions(decided, part, n + 2)),
    ...prizesApart(decided).map((prize) => prizeDraft(decided.call, prize)),
  ]
}

/** Prizes that are paid by transfers of their own: all but those of an adjustment that takes money from the player. */
function prizesApart({ call, decision, wonBefore, prizes }: Decided): readonly JackpotPrize[] {
  const taken = prizes.filter(({ amount }) => amount < 0)
  const rest = call.amount - (decision === 'adjust' ? wonBefore : 0) + sumOfPrizes(taken)
  return rest < 0 ? [] : prizes.filter(({ amount }) => amount > 0)
}

/** Prizes that move by the call's own transfer. */
function nettedPrizes(decided: Decided): readonly JackpotPrize[] {
  const apart = prizesApart(decided)
  return decided.prizes.filter((prize) => !apart.includes(prize))
}

/** The sums that the call's own transfer posts to accounts of jackpots: contributions, and prizes of adjustments; below zero: give. */
const toJackpotsOf = (decided: Decided) =>
  summedPrizes([
    ...(decided.jackpotMove?.posted ?? []),
    ...nettedPrizes(decided).map(({ id, amount }) => ({ id, amount: -amount })),
  ])

/** A transfer has 16 legs at most: beside those of jackpots five pockets, the games and what is owed. */
const mostJackpots = 8

function chunksOf(prizes: readonly JackpotPrize[]): (readonly JackpotPrize[])[] {
  const chunks: (readonly JackpotPrize[])[] = []
  for (let from = 0; from < prizes.length; from += mostJackpots) chunks.push(prizes.slice(from, from + mostJackpots))
  return chunks
}

const jackpotLegs = ({ supplier }: MoneyCall, prizes: readonly JackpotPrize[]): TransferDraft['legs'] =>
  prizes.map(({ id, amount }) => ({ account: house(`jackpots/${supplier}/${id}`), amount }))

/** A further transfer for a round whose bets contributed to more jackpots than one transfer names. */
function furtherContributions({ call }: Decided, part: readonly JackpotPrize[], n: number): TransferDraft {
  const games = { account: house(`games/${call.supplier}`), amount: -sumOfPrizes(part) }
  return {
    ...aboutOf(call),
    key: `${transferKey(call)}/jackpots-${n}`,
    kind: 'jackpotContribution',
    legs: [...(games.amount === 0 ? [] : [games]), ...jackpotLegs(call, part)],
  }
}

/** A prize is real cash, also of a round under a bonus: no rule of a bonus cuts what a jackpot has shown. */
function prizeDraft(call: MoneyCall, prize: JackpotPrize): TransferDraft {
  return {
    ...aboutOf(call),
    key: `${transferKey(call)}/jackpot`,
    kind: 'jackpotWin',
    legs: [
      { account: pocket(call.playerId, 'realCash'), amount: prize.amount },
      ...jackpotLegs(call, [{ ...prize, amount: -prize.amount }]),
    ],
  }
}

const aboutOf = ({ currency, playerId, gameCode, roundId }: MoneyCall) => ({
  currency,
  playerId,
  reference: `${gameCode}/${roundId}`,
})

const kinds = { bet: 'stake', win: 'win', rollback: 'rollback', adjust: 'winReversal' } as const

/** Amounts of 0 (free rounds, lost rounds) are recorded but not posted. */
function draftOf(
  { call }: Decided,
  legs: TransferDraft['legs'],
  toJackpots: readonly JackpotPrize[],
): TransferDraft | null {
  if (legs.length === 0 && toJackpots.length === 0) return null
  const total = legs.reduce((sum, leg) => sum + leg.amount, 0)
  const games = { account: house(`games/${call.supplier}`), amount: -total - sumOfPrizes(toJackpots) }
  return {
    ...aboutOf(call),
    key: transferKey(call),
    kind: kindOf(call, legs, total),
    legs: [...legs, ...(games.amount === 0 ? [] : [games]), ...jackpotLegs(call, toJackpots)],
  }
}

function kindOf({ call }: MoneyCall, legs: TransferDraft['legs'], total: number): TransferDraft['kind'] {
  if (legs.length === 0) return 'jackpotContribution' // an adjustment of what its round contributed, and of nothing else
  return call === 'adjust' && total > 0 ? 'win' : kinds[call]
}

export const transferKey = ({ supplier, transactionId }: MoneyCall) => `${supplier}/${transactionId}`
