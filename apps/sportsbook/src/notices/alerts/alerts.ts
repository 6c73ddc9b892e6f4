import * as v from 'valibot'
import { createStoredState } from '../../page/stored-state.ts'
import { isOver } from '../occasions.ts'

const names = v.object({ ja: v.string(), en: v.string() })

/** A price that a player waits for. */
const alert = v.object({
  /** `<event>/<market>/<outcome>` */
  selection: v.string(),
  event: v.string(),
  names: v.object({ event: names, market: names, outcome: names }),
  /** In thousandths. */
  atLeast: v.number(),
})
export type PriceAlert = v.InferOutput<typeof alert>

/** The most alerts at the same time. */
export const mostAlerts = 20

const together = (own: readonly PriceAlert[], others: readonly PriceAlert[]): PriceAlert[] =>
  [...own, ...others.filter(({ selection }) => own.every((one) => one.selection !== selection))].slice(0, mostAlerts)

/** The prices that the player waits for in this browser, one for each selection. */
export const alerts = createStoredState('sports.alerts', v.array(alert), [], { adopt: together })

/** Sets an alert, in the place of another one on the same selection. A full list stays as it is. */
export const setAlert = (added: PriceAlert): void =>
  alerts.update((before) => together([...before.filter(({ selection }) => selection !== added.selection)], [added]))

export const dropAlert = (selection: string): void =>
  alerts.update((before) => before.filter((one) => one.selection !== selection))

interface Live {
  readonly offer: { readonly price: number | null; readonly open: boolean; readonly result: unknown } | undefined
  readonly status: string | undefined
}

/** How far an alert has come. `suspended`: there is no price for now. `closed`: there will be none. */
export function stateOf(
  { atLeast }: Pick<PriceAlert, 'atLeast'>,
  { offer, status }: Live,
): 'waiting' | 'suspended' | 'reached' | 'closed' {
  if (offer?.result != null || (status !== undefined && status !== 'postponed' && isOver(status))) return 'closed'
  if (!offer) return 'waiting'
  if (!offer.open || offer.price === null) return 'suspended'
  return offer.price >= atLeast ? 'reached' : 'waiting'
}

/** A decimal price as it is typed, `2.15`, in thousandths; null for anything else, and beyond what is ever offered. */
export function readPrice(typed: string): number | null {
  const text = typed.normalize('NFKC').trim().replace(',', '.')
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(text)) return null
  const price = Math.round(Number(text) * 1000)
  return price > 1000 && price <= 1_000_000 ? price : null
}

/** A target that is offered at first: a tenth above the winnings of now, in hundredths. */
export const nextTarget = (price: number): number =>
  Math.max(price + 10, Math.ceil((price + (price - 1000) / 10) / 10) * 10)
