import type { BetRefusalCode } from '../bet-rules/bet-refusals.ts'
import { cashOutBet } from '../bet-rules/settle-bet.ts'
import { legNow, priceOfLeg } from '../placing/leg-now.ts'
import { valueNow } from '../placing/value-now.ts'
import { amountToTake, type BetNow, type CashOutRule, type MatchNow } from '../settlement/cash-out-rule.ts'
import { mostReturns, paidOf } from '../settlement/settle.ts'
import { betOf, findBet, lockBet, type StoredBet, slipOf } from '../store/bets.ts'
import { endRule, insertRule, type RuleName, rulesOf, type StoredRule, waitingRules } from '../store/cash-out-rules.ts'
import { noteChanged } from '../store/changed-bets.ts'
import type { Deps } from '../store/deps.ts'
import { joinedLegs } from '../store/joined-legs.ts'
import { storeChanges } from '../store/settled-bets.ts'

const mostRules = 5
const batchSize = 200

/** Keeps a rule for an open bet. The same name again is the same rule. Null: it is kept. */
export async function setRule(deps: Deps, name: RuleName, rule: CashOutRule): Promise<BetRefusalCode | null> {
  const { playerId, betId } = name
  return deps.db.transaction(async (tx) => {
    const bet = await lockBet(tx, { playerId, id: betId })
    if (bet?.status !== 'ACCEPTED') return 'BET_NOT_OPEN'
    const known = await rulesOf(tx, [bet])
    if (known.some(({ id }) => id === name.id)) return null
    if (known.filter(({ state }) => state === 'waiting').length >= mostRules) return 'TOO_MANY_RULES'
    const refused = refusalOfRule(bet, rule)
    if (refused) return refused
    const { conditions, take } = rule
    const amount = take.amount === 'full' ? null : take.amount
    await insertRule(tx, { ...name, conditions, amount }, deps.clock.now())
    await noteChanged(deps, tx, [bet])
    return null
  })
}

/** Conditions are about the bet's own legs and events, and no amount is more than it can return: such a rule would wait in vain. */
function refusalOfRule(bet: StoredBet, { conditions, take }: CashOutRule): BetRefusalCode | null {
  const legs = new Set(joinedLegs(bet.legs).map(({ win }) => win.selection))
  const events = new Set(bet.legs.map(({ eventId }) => eventId))
  const isOfBet = (condition: CashOutRule['conditions'][number]) =>
    ('leg' in condition ? legs.has(condition.leg) : true) && ('event' in condition ? events.has(condition.event) : true)
  if (!conditions.every(isOfBet)) return 'RULE_NOT_OF_BET'
  const most = paidOf(mostReturns(slipOf(bet)))
  const reached = conditions.flatMap((condition) => (condition.when === 'valueAtLeast' ? [condition.amount] : []))
  const amounts = take.amount === 'full' ? reached : [...reached, take.amount]
  return amounts.some((amount) => amount > most) ? 'RULE_ABOVE_RETURNS' : null
}

/** From then on it does nothing; one that has cashed out stays as it is. */
export async function removeRule(deps: Deps, name: RuleName): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const bet = await lockBet(tx, { playerId: name.playerId, id: name.betId })
    await endRule(tx, name, { state: 'removed', taken: null })
    if (bet) await noteChanged(deps, tx, [bet])
  })
}

/** Cashes out the bets whose rules hold now, also of players who are away. A failure does not affect other rules. Returns how many were cashed out. */
export async function followRules(deps: Deps): Promise<number> {
  let done = 0
  let after: RuleName | null = null
  for (;;) {
    const rules: StoredRule[] = await waitingRules(deps.db, { after, limit: batchSize })
    for (const rule of rules) {
      try {
        if (await follow(deps, rule)) done += 1
      } catch (error) {
        deps.log.error({ err: error, betId: rule.betId }, 'following a rule of a cash-out failed')
      }
    }
    after = rules.at(-1) ?? null
    if (rules.length < batchSize) return done
  }
}

/** Looks without locks first; what is paid is decided again under the lock of the bet, so of a result and a cash-out at once one comes first. */
async function follow(deps: Deps, rule: StoredRule): Promise<boolean> {
  const { playerId, betId } = rule
  const seen = await findBet(deps.db, { playerId, id: betId })
  if (seen?.status !== 'ACCEPTED') return false
  if (amountToTake(ruleOf(rule), betNow(deps, seen, await offered(deps, deps.db, seen))) === null) return false
  return deps.db.transaction(async (tx) => {
    const bet = await lockBet(tx, { playerId, id: betId })
    if (bet?.status !== 'ACCEPTED') return false
    const value = await offered(deps, tx, bet)
    const taken = amountToTake(ruleOf(rule), betNow(deps, bet, value))
    if (taken === null || value === null) return false
    if (!(await endRule(tx, rule, { state: 'done', taken }))) return false
    const { bet: changed, payment } = cashOutBet(betOf(bet), { taken, value })
    await storeChanges(tx, [{ before: bet, after: changed, payment, details: null }], deps.clock.now())
    await noteChanged(deps, tx, [bet])
    return true
  })
}

const ruleOf = ({ conditions, amount }: StoredRule): CashOutRule => ({ conditions, take: { amount: amount ?? 'full' } })

const offered = async (deps: Deps, db: Parameters<typeof valueNow>[1], bet: StoredBet) =>
  (await valueNow(deps, db, bet)).offer?.value ?? null

/** Legs go by their first selection, as players name them. */
function betNow({ book }: Deps, bet: StoredBet, value: number | null): BetNow {
  const prices = new Map<string, ReturnType<typeof priceOfLeg>>()
  const matches = new Map<string, MatchNow>()
  for (const { win, together } of joinedLegs(bet.legs)) {
    const ids = together.map(({ selection }) => selection)
    const now = legNow(book, { selection: win.selection, together: ids }, { eachWay: false, boosts: false })
    prices.set(win.selection, now.parts.every((part) => part?.open) ? priceOfLeg(now) : null)
    const { score = null, redCards = null } = now.parts[0]?.state ?? {}
    const minute = now.parts[0]?.minute ?? null
    if (score !== null) matches.set(win.eventId, { score: sides(score), redCards: sides(redCards ?? '0:0'), minute })
  }
  return { value, prices, matches }
}

/** `2:1` as a count of each side. */
function sides(text: string) {
  const [home = 0, away = 0] = text.split(':').map(Number)
  return { home, away }
}
