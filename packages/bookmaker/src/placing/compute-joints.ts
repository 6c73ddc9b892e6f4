import type { BuilderPrice, Offer, Urgency } from '../book/offer.ts'
import type { SelectionId } from '../model/selection.ts'

const mostTries = 3

/**
 * Computes the joint prices that these legs need, beside the event loop, again where a message came meanwhile. What cannot be computed now stands as MARKET_SUSPENDED in `legNow`,
 * so nothing is accepted or offered by an older price. What reads the prices must do so in the same turn, without waiting for anything else.
 */
export async function computeJoints(
  book: Pick<Offer, 'joint' | 'computeJoint'>,
  legs: readonly { readonly selection: SelectionId; readonly together: readonly SelectionId[] }[],
  urgency: Urgency,
): Promise<void> {
  const joint = legs.flatMap(({ selection, together }) => (together.length > 0 ? [[selection, ...together]] : []))
  for (let tries = 0; tries < mostTries; tries++) {
    const open = joint.filter((ids) => isOpen(book.joint(ids)))
    if (open.length === 0) return
    await Promise.all(open.map((ids) => book.computeJoint(ids, urgency)))
  }
}

const isOpen = (joint: BuilderPrice) => 'refused' in joint && joint.refused === 'MARKET_SUSPENDED'
