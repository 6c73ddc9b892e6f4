import { isDeepStrictEqual } from 'node:util'
import { Refusal } from '@andon/contract'
import { expect } from 'vitest'
import { applyEvent } from './apply.ts'
import { expectedEvents } from './expected-events.ts'
import { inspect, prove, proveAll, viewOf } from './inspect.ts'
import { Money } from './model.ts'
import { copyOf, endsOf, type Move, withoutCopies } from './moves.ts'
import { type Customer, customerOf, type Request, requestFor } from './requests.ts'
import type { SimulatedOperator } from './simulated-operator.ts'
import { playersPerOperator, type Step, type Wish } from './steps.ts'

interface Life {
  readonly customer: Customer
  /** Every state of the money that the model allows: several, if different orders of simultaneous operations explain the observations. */
  possible: readonly Money[]
}

/** Runs steps against an operator; after each it compares every player's money with the model and verifies the ledger. */
export async function beginHistory(operator: SimulatedOperator) {
  const now = operator.clock.now().epochMilliseconds / 1000
  const lives: Life[] = []
  for (let player = 0; player < playersPerOperator; player++)
    lives.push({
      customer: customerOf(await operator.newPlayerAtGame()),
      possible: [Object.assign(new Money(), { now })],
    })
  const customers = lives.map(({ customer }) => customer)
  const events = expectedEvents(operator)

  function pass(seconds: number): void {
    operator.pass(seconds)
    for (const money of lives.flatMap(({ possible }) => possible)) money.now += seconds
  }

  async function settle(minutes: number): Promise<void> {
    for (let minute = 0; minute < minutes; minute++) {
      pass(61)
      await operator.deliver()
      await operator.runJobs(operator.cashier.jobs)
      await compare([], { isOrdered: true })
    }
  }

  /** All at once; requests marked as sent twice are sent in two copies. */
  async function goOn({ asks = [], event }: Step): Promise<void> {
    for (const customer of customers) await operator.answerRealityCheck(customer)
    operator.line.loses = asks.some(({ wish }) => wish.do === 'card' && wish.lost)
    const sent = asks.flatMap(({ by, wish, twice }) => {
      const life = lives[by]
      const request = life && requestOf(operator, life, wish)
      if (!request) return []
      const copies = twice ? [request, request] : [request]
      return copies.map(async (copy) => ({ life, move: await send(life.customer, copy, wish.do) }))
    })
    const [answered] = await Promise.all([Promise.all(sent), event && applyEvent(operator, customers, event)])
    operator.line.loses = false
    const expiry: Move = { what: 'expire', said: 'OK', rule: (money) => money.expire() }
    const moves = [...answered, ...(event?.do === 'expire' ? lives.map((life) => ({ life, move: expiry })) : [])]
    await compare(moves, { isOrdered: sent.length + (event ? 1 : 0) === 1 })
    for (const customer of customers) forgetRefusedBets(customer)
  }

  async function compare(
    answered: readonly { life: Life; move: Move }[],
    { isOrdered }: { isOrdered: boolean },
  ): Promise<void> {
    expect(operator.line.refused, 'webhooks that the operator did not accept').toEqual([])
    const facts = await events.since()
    const touched = lives.filter(
      (life) => facts.has(life.customer.playerId) || answered.some((one) => one.life === life),
    )
    for (const life of touched) {
      const moves = answered.filter((one) => one.life === life).map(({ move }) => move)
      const heard = facts.get(life.customer.playerId) ?? []
      const queues = isOrdered ? [[...moves, ...heard]] : [...moves.map((move) => [move]), heard]
      await explain(life, queues)
    }
    if (touched.length > 0)
      await prove(
        operator,
        touched.map(({ customer }) => customer),
      )
  }

  async function explain(life: Life, queues: readonly (readonly Move[])[]): Promise<void> {
    const ends = life.possible.flatMap((money) => endsOf(money, queues))
    const withLimits = [...life.possible, ...ends].some((money) => viewOf(money).limits.length > 0)
    const seen = await inspect(operator, life.customer, { withLimits })
    const left = ends.filter((money) => isDeepStrictEqual(viewOf(money), seen))
    if (left.length === 0) complain(life, { moves: queues.flat(), seen })
    life.possible = withoutCopies(left)
  }

  return {
    live: async (step: Step): Promise<void> => {
      pass(step.pass ?? 0)
      await settle(step.settle ?? 0)
      if (step.asks || step.event) await goOn(step)
    },
    /** Including players without a recent operation. */
    end: async (): Promise<void> => {
      for (const life of lives) await explain(life, [])
      await proveAll(operator, events.owed())
    },
  }
}

function requestOf(operator: SimulatedOperator, { customer, possible }: Life, wish: Wish): Request | null {
  const isLocked = possible.some((money) => money.isLocked)
  const [money] = possible
  if (!money || (wish.do === 'claim' && isLocked)) return null // a locked player is not logged in
  return requestFor(operator, customer, { wish, money })
}

async function send(customer: Customer, request: Request, what: string): Promise<Move> {
  const { code, reply } = await hear(request)
  const { key } = request
  const before = customer.answered.get(key ?? '')
  if (reply && before) expect(reply, `${what} asked again`).toEqual(before.reply)
  if (reply && key && !before) {
    customer.answered.set(key, { request, reply })
    request.heard?.(reply)
  }
  const rule = (money: Money) => request.rule(money, reply, code)
  return { what, said: code, rule: (money) => (key ? money.once(key, () => rule(money)) : rule(money)) }
}

async function hear({ send }: Request) {
  try {
    return { code: 'OK', reply: await send() }
  } catch (error) {
    if (error instanceof Refusal) return { code: error.code, reply: undefined }
    throw error
  }
}

/** Wins and rollbacks refer to bets that were accepted or are in progress. */
function forgetRefusedBets({ bets, answered }: Customer): void {
  const taken = bets.filter(({ key }) => answered.has(key))
  bets.splice(0, bets.length, ...taken)
}

/** For the failure message when no order of the moves explains the observations: the model's result for the listed order. */
function complain({ possible: [first] }: Life, { moves, seen }: { moves: readonly Move[]; seen: object }): never {
  const money = first ? copyOf(first) : new Money()
  const before = viewOf(money)
  const expected = moves.map(({ what, rule }) => `${what}: ${rule(money)}`)
  const expectedView = { before, moves: expected, after: viewOf(money) }
  expect({ before, moves: moves.map(({ what, said }) => `${what}: ${said}`), after: seen }).toEqual(expectedView)
  throw new Error('the words and the money are the same, and yet no order explains both')
}
