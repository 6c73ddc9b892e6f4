import type { Price } from '../model/price.ts'
import type { EventUrn } from '../model/urn.ts'
import type { BuilderPrices } from './bet-builder/builder-prices.ts'
import { eachWayNow } from './each-way-now.ts'
import { type EventNow, readJoint, readSelection, selectionNow } from './event-now.ts'
import type { InPlayDelays } from './in-play-delays.ts'
import type { Offer } from './offer.ts'

interface Sources {
  /** Null: unknown. */
  readonly find: (id: EventUrn) => EventNow | null
  readonly delays: InPlayDelays
  readonly builderPrices: Pick<BuilderPrices, 'now' | 'compute'>
  /** Returns the price on offer for a joint price of the model. */
  readonly jointPrice: (computed: Price, event: EventNow) => Price
}

/** The offer of selections by their ids, each found in its event. */
export function offerByEvent({
  find,
  delays,
  builderPrices,
  jointPrice,
}: Sources): Pick<Offer, 'selection' | 'joint' | 'computeJoint' | 'eachWay'> {
  const eventOf = (parsed: { readonly event: string } | null) => parsed && find(parsed.event as EventUrn) // another text finds no event
  return {
    selection: (id) => {
      const parsed = readSelection(id)
      const event = eventOf(parsed)
      return parsed && event ? selectionNow(event, parsed, delays) : null
    },
    joint: (ids) => {
      const parsed = readJoint(ids)
      const event = eventOf(parsed)
      if (!parsed || !event) return { refused: 'NO_JOINT_PRICE', part: null }
      const joint = builderPrices.now(event, parsed.parts)
      return 'refused' in joint ? joint : { ...joint, price: jointPrice(joint.price, event) }
    },
    computeJoint: async (ids, urgency) => {
      const parsed = readJoint(ids)
      const event = eventOf(parsed)
      if (parsed && event) await builderPrices.compute(event, parsed.parts, urgency)
    },
    eachWay: (id) => {
      const parsed = readSelection(id)
      const event = eventOf(parsed)
      return parsed && event ? eachWayNow(event, parsed) : null
    },
  }
}
