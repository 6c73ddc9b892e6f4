import { Refusal } from '@andon/contract'
import type { Offer } from '../book/offer.ts'
import type { EventUrn } from '../model/urn.ts'
import { type AuthoriseDeps, authorise } from '../sessions/open-session.ts'
import type { SportsReply, SportsRequest } from '../sports-api/calls.ts'
import { findSharedSlip, keepSharedSlip } from '../store/shared-slips.ts'
import { type BookToRead, isShown, viewOf } from './read-events.ts'

type Deps = AuthoriseDeps & { readonly book: BookToRead & Offer }

/** Throws NOT_FOUND where the book does not know one of the selections. */
export async function shareSlip(
  deps: Deps,
  { sessionToken, selections }: SportsRequest<'shareSlip'> & { readonly sessionToken: string },
): Promise<SportsReply<'shareSlip'>> {
  await authorise(deps, sessionToken)
  if (selections.some((selection) => deps.book.selection(selection) === null)) throw new Refusal('NOT_FOUND')
  return { success: true, code: await keepSharedSlip(deps.db, selections, deps.clock.now()) }
}

/** Selections that the book has forgotten are left out. Throws NOT_FOUND for an unknown code. */
export async function openSharedSlip(
  { db, book }: Deps,
  { code }: SportsRequest<'openSharedSlip'>,
): Promise<SportsReply<'openSharedSlip'>> {
  const selections = await findSharedSlip(db, code)
  if (!selections) throw new Refusal('NOT_FOUND')
  const legs = selections.flatMap((selection) => {
    const now = book.selection(selection)
    const event = now && book.event(now.eventId as EventUrn) // of a selection that it offers
    if (!now || !event || !isShown(event)) return []
    const { market, outcome } = now.names
    return [{ selection, event: viewOf(event), market, outcome, price: now.price, open: now.open }]
  })
  return { success: true, legs }
}
