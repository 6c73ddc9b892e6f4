import type { Deps } from '../deps.ts'
import { sweepRounds } from './sweep-rounds.ts'

const everyMs = 2000

/** Sweeps at once and then on a timer, one sweep at a time. `stop` waits for the current sweep. */
export function createSweeper(deps: Deps) {
  let timer: NodeJS.Timeout | null = null
  let underWay: Promise<unknown> = Promise.resolve()
  let busy = false

  const sweep = async () => {
    if (busy) return
    busy = true
    try {
      await sweepRounds(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'sweeping rounds failed')
    } finally {
      busy = false
    }
  }
  const tick = () => {
    if (!busy) underWay = sweep()
  }

  return {
    start: () => {
      if (timer) return
      timer = setInterval(tick, everyMs)
      tick()
    },
    stop: async () => {
      if (timer) clearInterval(timer)
      timer = null
      await underWay
    },
  }
}
