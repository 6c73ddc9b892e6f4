import type { EventRecord } from '../../feed/event-record.ts'
import { textHash } from '../../feed/state-hash.ts'
import { marketById } from '../../markets/catalogue.ts'
import type { Scope } from '../../markets/scope.ts'
import type { Price } from '../../model/price.ts'
import { readSpecifiers } from '../../model/specifiers.ts'
import { type BuilderLeg, type BuilderRefusal, groupOf, jointChance } from '../../pricing/bet-builder.ts'
import { priceAtMost } from '../../pricing/margins/ladder.ts'
import { simulateMatch } from '../../pricing/simulation/match.ts'
import type { Simulated } from '../../pricing/simulation/simulated.ts'
import { lineOf } from '../event-now.ts'
import type { BuilderPrice } from '../offer.ts'
import { type ModelBehind, modelBehind, type PricedEvent } from './model-behind.ts'

/** A selection of the event. */
export interface Part {
  readonly marketKey: string
  readonly outcome: string
}

/** A selection as its line states it. */
interface StatedLeg extends BuilderLeg {
  readonly stated: number
  readonly price: Price
  readonly scopes: readonly Scope[]
}

const noJointPrice: BuilderPrice = { refused: 'NO_JOINT_PRICE', part: null }

/** How far the model may be from the chance that the feed states for a selection alone. */
const near = 0.01

/**
 * What selections of one event are priced as together: by the model that has the chances the feed states for the winner and the total, before the start and, where the feed's state
 * tells where the match stands, in play. What the model has no joint distribution of is counted over matches simulated from there. Selections that the model does not have as the
 * feed states them have no joint price. On average it returns no more than any of them alone.
 */
export function jointNow(event: PricedEvent, parts: readonly Part[]): BuilderPrice {
  const model = modelOf(event)
  if (!model) return noJointPrice
  const stated = parts.map((part) => statedLeg(event, part))
  const unknown = stated.findIndex((leg) => leg === null || !isCounted(leg, model))
  if (unknown >= 0) return { refused: 'NO_JOINT_PRICE', part: unknown }
  const legs = stated.flatMap((leg) => leg ?? [])
  // alone in a group that is independent of the rest: what is stated of it is all there is to know
  const apart = legs.filter((leg) => model.match.sport === 'football' && isApart(leg, legs))
  const tied = legs.filter((leg) => !apart.includes(leg))
  const about = {
    ...(event.description && { players: event.description.players }),
    simulate: () => simulatedOf(event, model),
  }
  for (const leg of tied) {
    const alone = jointChance([leg], model.chances, { ...about, simulate: null })
    const refused = 'refused' in alone ? refusals[alone.refused] : null
    if (refused === 'LEG_RETURNS_STAKE') return { refused, part: legs.indexOf(leg) }
    if (!('chance' in alone) || Math.abs(alone.chance - leg.stated) > near)
      return { refused: 'NO_JOINT_PRICE', part: legs.indexOf(leg) }
  }
  const joint = tied.length === 0 ? certainly : jointChance(tied, model.chances, about)
  if ('refused' in joint) return { refused: refusals[joint.refused], part: null }
  const others = apart.reduce((product, { stated }) => product * stated, 1)
  if (joint.chance * others < least) return noJointPrice
  // what the others imply adds nothing, so that the price is that of the others; of what is staked never more comes back on average than of the worst of them alone
  const needed = [...tied.filter((_, place) => !joint.implied.includes(place)), ...apart]
  const returned = Math.min(1000 / (1 + margin(needed.length)), ...needed.map(({ price, stated }) => price * stated))
  const price = priceAtMost(returned / (joint.most * others))
  return price === null ? noJointPrice : { price, chance: joint.chance * others }
}

const certainly = { chance: 1, most: 1, implied: [] as readonly number[] } as const

function statedLeg(event: PricedEvent, { marketKey, outcome }: Part): StatedLeg | null {
  const line = lineOf(event, marketKey)
  const specifiers = line && readSpecifiers(line.specifiers)
  const found = line?.outcomes.find(({ id }) => id === outcome)
  if (!line || !specifiers || found?.probability == null || found.price === null || found.result !== null) return null
  const pieces = marketById(line.market)?.pieces(specifiers, event.description?.players) ?? []
  const piece = pieces.find(({ outcomes }) => outcomes.some(({ id }) => id === outcome))
  if (!piece) return null
  const scopes = piece.parts.map(({ scope }) => scope)
  return { market: line.market, specifiers, outcome, stated: found.probability, price: found.price, scopes }
}

/** In play the feed's state does not tell what parts stand at, nor how many corners and cards there were. */
function isCounted({ scopes }: StatedLeg, { match, knowsParts }: ModelBehind): boolean {
  return match.status === 'notStarted' || knowsParts || scopes.every((scope) => !scope.includes('@'))
}

/** True of a selection on corners or bookings beside others on neither of them. Sendings-off belong to both the bookings and the score. */
function isApart(leg: StatedLeg, legs: readonly StatedLeg[]): boolean {
  const groups = (of: StatedLeg) => of.scopes.map((scope) => (scope === 'reds' ? 'bookings' : groupOf(scope)))
  const [group] = groups(leg)
  if (group === undefined || group === 'scores' || leg.scopes.includes('reds')) return false
  return legs.every((other) => other === leg || !groups(other).includes(group))
}

/** Less is no price at all. */
const least = 5e-4

/** Margin of two selections, and so much more for each other one: uncertainties add up. */
const margin = (legs: number) => 0.08 + 0.02 * (legs - 2)

const refusals = {
  unknownLine: 'NO_JOINT_PRICE',
  notPriced: 'NO_JOINT_PRICE',
  refundable: 'LEG_RETURNS_STAKE',
  tooMany: 'NO_JOINT_PRICE',
  contradiction: 'LEGS_CONTRADICT',
} as const satisfies Record<BuilderRefusal, string>

/** By the feed's record, which is another one after each message. */
const known = new WeakMap<EventRecord, ModelBehind | null>()

function modelOf(event: PricedEvent): ModelBehind | null {
  const before = known.get(event.record)
  if (before !== undefined) return before
  const model = modelBehind(event)
  known.set(event.record, model)
  return model
}

/** Simulations of a model: kept as long as the model is, some two megabytes each. */
const simulatedOfModel = new WeakMap<ModelBehind, Simulated | null>()
/** Quarters of American football are hard to split points between. */
const runsOf = (sport: string) => (sport === 'americanFootball' ? 5_000 : 15_000)

/** Once for each record. The seed is the event's, so that a message that changes little changes the price little. */
function simulatedOf(event: PricedEvent, model: ModelBehind): Simulated | null {
  const before = simulatedOfModel.get(model)
  if (before !== undefined) return before
  const simulating = { seed: textHash(event.record.id), runs: runsOf(model.match.sport) }
  const made = simulateMatch(model.match, model.rates, simulating)
  simulatedOfModel.set(model, made)
  return made
}
