import { followRules } from './cash-out/rules.ts'
import type { Deps } from './deps.ts'
import { continueBets } from './placing/continue-bet.ts'
import { sendPayments } from './settling/send-payments.ts'
import { settleBets } from './settling/settle-bets.ts'

const everyMs = 500

/** Continues everything that is due: delayed bets and unanswered stakes, results, rules of cash-outs, payments. Returns how much it did. */
export async function work(deps: Deps): Promise<number> {
  const continued = await continueBets(deps)
  const settled = await settleBets(deps)
  const cashedOut = await followRules(deps)
  return continued + settled + cashedOut + (await sendPayments(deps))
}

/** Works at once and then on a timer, one pass at a time. `stop` waits for the current pass. */
export function createWorker(deps: Deps) {
  let timer: NodeJS.Timeout | null = null
  let underWay: Promise<unknown> = Promise.resolve()
  let busy = false
  const pass = async () => {
    busy = true
    try {
      await work(deps)
    } catch (error) {
      deps.log.error({ err: error }, 'the work on bets failed')
    } finally {
      busy = false
    }
  }
  const tick = () => {
    if (!busy) underWay = pass()
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
