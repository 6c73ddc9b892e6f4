import type { Live } from '../../live/create-live.ts'
import type { Occasion } from '../occasions.ts'
import { alerts, dropAlert, type PriceAlert, stateOf } from './alerts.ts'

/** A selection that takes no bets for so long is not waited for. */
const longestSuspensionMs = 600_000
/** Its event is not sent by the stream any more, if nothing has come by then. */
const firstPriceMs = 5_000

interface Options {
  /** Reads an event that the stream does not send; false if there is none. */
  readonly learn: (event: string) => Promise<boolean>
  readonly onOccasion: (occasion: Occasion) => void
}

/** Follows the prices of the player's alerts. An alert that is reached or closed is told and dropped. */
export function watchAlerts(live: Live, { learn, onOccasion }: Options): () => void {
  const followed = new Map<PriceAlert, () => void>()
  const { offers, events } = live.offers

  function start(alert: PriceAlert) {
    const { selection, event } = alert
    let suspended: ReturnType<typeof setTimeout> | undefined
    function leave(price: number | null) {
      if (!followed.has(alert)) return
      dropAlert(selection)
      onOccasion({ kind: 'alert', alert, price })
    }
    function check() {
      const offer = offers.get(selection)
      const state = stateOf(alert, { offer, status: events.get(event)?.status })
      if (state === 'reached') return leave(offer?.price ?? null)
      if (state === 'closed') return leave(null)
      if (state === 'suspended') suspended ??= setTimeout(() => leave(null), longestSuspensionMs)
      else {
        clearTimeout(suspended)
        suspended = undefined
      }
    }
    async function readUnknown() {
      if (offers.get(selection)) return
      if (!(await learn(event)) || !offers.get(selection)) leave(null)
    }
    const unknown = setTimeout(() => void readUnknown(), firstPriceMs)
    const ends = [live.followEvent(event), offers.subscribe(selection, check), events.subscribe(event, check)]
    followed.set(alert, () => {
      clearTimeout(suspended)
      clearTimeout(unknown)
      for (const end of ends) end()
    })
    check()
  }

  /** Alerts are compared by value: those that another tab has stored are other objects. */
  function follow(wanted: readonly PriceAlert[]) {
    const isSame = (one: PriceAlert, other: PriceAlert) =>
      one.selection === other.selection && one.atLeast === other.atLeast
    for (const [alert, end] of followed) {
      if (wanted.some((one) => isSame(one, alert))) continue
      followed.delete(alert)
      end()
    }
    for (const alert of wanted) if (![...followed.keys()].some((one) => isSame(one, alert))) start(alert)
  }

  follow(alerts.get())
  const stop = alerts.subscribe(() => follow(alerts.get()))
  return () => {
    stop()
    follow([])
  }
}
