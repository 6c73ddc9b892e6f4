import { countSystemLines, namedSystem, type SystemName } from '@andon/bookmaker/rules'
import type { SportsRequest } from '@andon/bookmaker/sports-api'
import type { SlipSelection } from './selections.ts'
import type { SlipForm, SlipMode } from './slip-form.ts'

/** One bet of a slip, as its quote is requested. */
export type BetRequest = Pick<SportsRequest<'quoteSlip'>, 'legs' | 'combine' | 'stake' | 'eachWay' | 'boosts'>

/** Selections of one event are one leg, at one joint price. */
export interface SlipLeg {
  readonly first: SlipSelection
  readonly others: readonly SlipSelection[]
}

export function legsOf(selections: readonly SlipSelection[]): SlipLeg[] {
  return [...Map.groupBy(selections, ({ event }) => event).values()].flatMap(([first, ...others]) =>
    first ? [{ first, others }] : [],
  )
}

/** A quarter line, which may return half of a stake: it has no joint price. */
export const isSplitLine = ({ selection }: Pick<SlipSelection, 'selection'>): boolean =>
  /\/\d+\|(?:[^/]*\|)?(?:total|hcp)=-?\d+\.[27]5(?:\||\/)/.test(selection)

export interface SlipSystem {
  /** `trixie`, or `2` for every two of the legs. */
  readonly id: string
  readonly combine: BetRequest['combine']
  readonly folds: readonly number[]
  readonly lines: number
}

const named: readonly SystemName[] = [
  ...([
    'trixie',
    'patent',
    'yankee',
    'lucky15',
    'canadian',
    'lucky31',
    'heinz',
    'lucky63',
    'superHeinz',
    'goliath',
  ] as const),
]

/** The systems that so many legs can be bet as: every k of them, and the named ones of just so many. Those into which the bankers do not fit are left out. */
export function systemsFor(legs: number, bankers: number): SlipSystem[] {
  const chosen = Array.from({ length: Math.max(0, legs - 2) }, (_, at): SlipSystem => {
    const k = at + 2
    const lines = Number(countSystemLines({ size: legs, folds: [k] }, { legs, bankers }))
    return { id: `${k}`, combine: { choose: [k] }, folds: [k], lines }
  })
  const byName = named.flatMap((type): SlipSystem[] => {
    const size = sizeOf(type)
    if (size !== legs) return []
    const system = namedSystem(type, legs)
    const lines = Number(countSystemLines(system, { legs, bankers }))
    return [{ id: type, combine: { type }, folds: system.folds, lines }]
  })
  return [...chosen, ...byName].filter(({ folds, lines }) => lines > 0 && folds.every((fold) => fold >= bankers))
}

/** Named systems need so many legs at least; ours are bet on just so many. */
function sizeOf(type: SystemName): number {
  for (let legs = 2; legs <= 8; legs++) {
    try {
      return namedSystem(type, legs).size
    } catch {
      // it needs more legs
    }
  }
  return 0
}

/** This many selections of one match are one bet at their joint price. */
const builderFrom = 3

/** One selection is always a single; several matches, and several selections of one, are a multiple unless the player chose. */
export function modeOf(legs: readonly SlipLeg[], { mode }: Pick<SlipForm, 'mode'>): SlipMode {
  const [only, second] = legs
  if (!only || (!second && only.others.length === 0)) return 'singles'
  const usual = second || only.others.length + 1 >= builderFrom ? 'multiple' : 'singles'
  return mode === 'system' && legs.length < 3 ? usual : (mode ?? usual)
}

/** The bets of the slip as it is filled in; none while there is nothing to bet. Singles without a stake are left out. */
export function betsOf(selections: readonly SlipSelection[], form: SlipForm): BetRequest[] {
  const legs = legsOf(selections)
  const mode = modeOf(legs, form)
  if (mode === 'singles') return selections.map((one) => singleOf(one, form)).filter((bet) => stakeOf(bet) > 0)
  return combinedOf(legs, { ...form, mode })
}

/** Like `betsOf`, with singles that have no stake yet. */
export function betsToQuote(selections: readonly SlipSelection[], form: SlipForm): BetRequest[] {
  const legs = legsOf(selections)
  const mode = modeOf(legs, form)
  if (mode === 'singles') return selections.map((one) => singleOf(one, form))
  return combinedOf(legs, { ...form, mode })
}

function singleOf(one: SlipSelection, { stakes, eachWay: singles }: SlipForm): BetRequest {
  const total = stakes[one.selection] ?? 0
  const eachWay = singles.includes(one.selection)
  const legs = [legRequest({ first: one, others: [] }, false)]
  return { legs, combine: { type: 'single' }, stake: eachWay ? { perLine: total } : { total }, eachWay, boosts: true }
}

function combinedOf(legs: readonly SlipLeg[], form: SlipForm): BetRequest[] {
  const eachWay = form.combinedEachWay
  if (form.mode === 'multiple') {
    const combine = { type: legs.length === 1 ? ('single' as const) : ('fold' as const) }
    const stake = eachWay ? { perLine: form.stake } : { total: form.stake }
    return [{ legs: legs.map((leg) => legRequest(leg, false)), combine, stake, eachWay, boosts: true }]
  }
  const bankers = legs.map(({ first }) => form.bankers.includes(first.selection))
  const systems = systemsFor(legs.length, bankers.filter(Boolean).length)
  const system = systems.find(({ id }) => id === form.system) ?? systems[0]
  if (!system) return []
  return [
    {
      legs: legs.map((leg, at) => legRequest(leg, bankers[at] ?? false)),
      combine: system.combine,
      stake: { perLine: form.stake },
      eachWay,
      boosts: true,
    },
  ]
}

/** The joint price is not known here: the quote has it, and `asQuoted` puts it in. */
const legRequest = ({ first, others }: SlipLeg, banker: boolean): BetRequest['legs'][number] => ({
  selection: first.selection,
  price: first.price,
  score: first.score,
  redCards: null,
  banker,
  eachWay: null,
  together: others.map(({ selection }) => selection),
})

interface Quoted {
  readonly selection: string
  readonly price: number | null
  readonly score: string | null
  readonly redCards: string | null
  readonly eachWay: { readonly places: number; readonly placeFraction: string } | null
}

/** The same bet with what the quote showed: joint prices, scores, red cards, the terms of a bet each way. */
export function asQuoted(bet: BetRequest, quoted: readonly Quoted[]): BetRequest {
  const legs = bet.legs.map((leg) => {
    const now = quoted.find(({ selection }) => selection === leg.selection)
    if (!now) return leg
    const { score, redCards } = now
    const eachWay = bet.eachWay ? now.eachWay : null
    return { ...leg, score, redCards, eachWay, price: leg.together.length > 0 ? (now.price ?? leg.price) : leg.price }
  })
  return { ...bet, legs }
}

/** A quote wants a stake: without one, what the smallest bet is. */
export function toQuote(bet: BetRequest): BetRequest {
  const [kind, amount] =
    'total' in bet.stake ? (['total', bet.stake.total] as const) : (['perLine', bet.stake.perLine] as const)
  return amount > 0 ? bet : { ...bet, stake: kind === 'total' ? { total: 100 } : { perLine: 100 } }
}

export const stakeOf = ({ stake }: BetRequest): number => ('total' in stake ? stake.total : stake.perLine)

/** The same key for a bet at any stake and any prices. */
export const keyOfBet = ({ legs, combine, eachWay }: BetRequest): string =>
  JSON.stringify([legs.map(({ selection, together, banker }) => [selection, together, banker]), combine, eachWay])
