import { createLoop, type Loop } from '@andon/platform/loop'
import { followRules } from '../cash-out/rules.ts'
import { continueBets } from '../placing/continue-bet.ts'
import { sendPayments } from '../settling/send-payments.ts'
import { settleBets } from '../settling/settle-bets.ts'
import type { Deps } from '../store/deps.ts'

const everyMs = 500

/** Continues everything that is due: delayed bets and unanswered stakes, results, rules of cash-outs, payments. Returns how much it did. */
export async function work(deps: Deps): Promise<number> {
  const continued = await continueBets(deps)
  const settled = await settleBets(deps)
  const cashedOut = await followRules(deps)
  return continued + settled + cashedOut + (await sendPayments(deps))
}

/** Works at its start and twice a second. `stop` waits for the pass under way. */
export function createWorker(deps: Deps): Pick<Loop, 'start' | 'stop'> {
  return createLoop(() => work(deps), { everyMs, log: deps.log, what: 'the work on bets' })
}
