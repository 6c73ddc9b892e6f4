import { randomUUID } from 'node:crypto'
import { Refusal } from '@andon/contract'
import { refusalOf } from '../../packages/operator/src/modules/cashier/player.fixture.ts'
import { send } from '../../packages/operator/src/modules/catalogue/supplier-wallet/seat.fixture.ts'
import { contextOf } from '../../packages/operator/src/modules/limits/limit.fixture.ts'
import type { Model, ModelBet } from './model.ts'
import { gift, match, type SimulatedHouse } from './simulated-house.ts'
import type { Step } from './steps.ts'

type Wanted<Do extends Step['do']> = Extract<Step, { do: Do }>

/** What the model says to a step, and what the house said: the two must be one. */
export interface Compared {
  readonly expected: unknown
  readonly said: unknown
}
const nothing: Compared = { expected: null, said: null }

/** Does steps to a house and to a model of it. */
export function createPerformer(house: SimulatedHouse, model: Model) {
  const { player, seat } = house
  const context = { ...contextOf(house.playerId), site: 'LEO' } as ReturnType<typeof contextOf> // what handlers of bonuses read too
  const bets: { request: ReturnType<typeof seat.bet>; bet: ModelBet }[] = []
  const waiting: { depositId: string; url: string; method: string; amount: number }[] = []
  const withdrawals: string[] = []
  const asked: { again: () => Promise<unknown>; reply: unknown }[] = []
  const pick = <T>(all: readonly T[], of: number): T | undefined => all[of % Math.max(1, all.length)]
  const told = createTold(house, model)

  /** The house's word; what it accepted is asked again later, and must be answered the same. */
  async function hear<Reply extends object>(ask: () => Promise<Reply>): Promise<{ code: string; reply?: Reply }> {
    try {
      const reply = await ask()
      asked.push({ again: ask, reply })
      return { code: 'OK', reply }
    } catch (error) {
      if (error instanceof Refusal) return { code: error.code }
      throw error
    }
  }
  const codeOf = async (promise: Promise<unknown>) => {
    const { code } = await refusalOf(promise)
    return code === 'none' ? 'OK' : code
  }

  async function pay(
    amount: number,
    { withBonus, ask }: { withBonus: boolean; ask: () => ReturnType<typeof player.pay> },
  ): Promise<Compared & { depositId?: string }> {
    const offer = withBonus ? match : null
    const expected = model.pay(null, amount, offer)
    const { code, reply } = await hear(ask)
    if (code === 'OK' && expected === 'OK' && reply) {
      const depositId = reply.transactionId
      model.pay(depositId, amount, offer)
      const url = reply.redirectUrl ?? reply.transfer?.pageUrl
      if (url) waiting.push({ depositId, url, method: reply.transfer ? 'BANKTRANSFER' : 'page', amount })
    }
    return { expected, said: code }
  }

  async function wallet(name: 'bet' | 'win' | 'rollback', request: object, expected: string): Promise<Compared> {
    const ask = () => send(house, name, request)
    const { body } = await ask()
    if (body.status === 'OK') asked.push({ again: ask, reply: { status: 200, body } })
    return { expected, said: body.status }
  }

  const steps: { readonly [Do in Step['do']]: (step: Wanted<Do>) => Promise<Compared> } = {
    card: async ({ amount, withBonus, card, habit, lost }) => {
      const cardNumber = { approves: '4111111111111111', confirms: '4000000000003220', declines: '4000000000000002' }[
        card
      ]
      const fields = { amount: String(amount), cardNumber, cardHolder: `AKARI ${habit}`, idempotencyKey: randomUUID() }
      house.line.lost = lost
      const compared = await pay(amount, {
        withBonus,
        ask: () => player.pay({ ...fields, ...(withBonus ? { bonusCode: 'MATCH' } : {}) }),
      })
      house.line.lost = false
      return compared
    },
    wallet: async ({ method, amount, withBonus }) => {
      const bonus = withBonus && method !== 'BANKTRANSFER' // nobody knows beforehand what a transfer brings
      const voucher =
        method === 'VOUCHER' ? { voucherCode: `LAMP-${amount}-${randomUUID().slice(0, 8).toUpperCase()}` } : {}
      const fields = { paymentMethod: method, amount: String(amount), idempotencyKey: randomUUID(), ...voucher }
      return pay(amount, {
        withBonus: bonus,
        ask: () => player.payByWallet({ ...fields, ...(bonus ? { bonusCode: 'MATCH' } : {}) }),
      })
    },
    answer: async ({ of, how, percent }) => {
      const one = pick(waiting, of)
      if (!one) return nothing
      waiting.splice(waiting.indexOf(one), 1)
      const account = { account: 'akari.mori@paper.example', accountHolder: 'AKARI MORI', accountNumber: '1234567' }
      await house.answer(one.url, how, { ...account, amount: String(Math.floor((one.amount * percent) / 100)) })
      return nothing
    },
    deliver: async () => {
      await house.deliver()
      return nothing
    },
    settle: async () => {
      for (let minute = 0; minute < 4; minute++) {
        house.pass(61)
        model.pass(61)
        await house.deliver()
        await house.runJobs(house.cashier.jobs)
        await told.listen()
      }
      return nothing
    },
    expire: async () => {
      await house.runJobs(house.bonuses.jobs)
      model.expire()
      return nothing
    },
    bet: async ({ amount }) => {
      const id = randomUUID()
      const request = seat.bet(id, { amount, roundId: id })
      const compared = await wallet('bet', request, model.bet(amount))
      const bet = model.bets.at(-1)
      if (compared.expected === 'OK' && bet) bets.push({ request, bet })
      return compared
    },
    win: async ({ of, amount, closes }) => {
      const one = pick(bets, of)
      if (!one) return nothing
      const { transactionId: betTransactionId, roundId } = one.request
      const request = seat.win(randomUUID(), '', { betTransactionId, roundId, amount, roundClosed: closes })
      return wallet('win', request, model.win(one.bet, amount, closes))
    },
    rollback: async ({ of }) => {
      const one = pick(bets, of)
      if (!one) return nothing
      const { transactionId: betTransactionId, roundId } = one.request
      return wallet('rollback', seat.rollback(randomUUID(), '', { betTransactionId, roundId }), model.rollback(one.bet))
    },
    again: async ({ of }) => {
      const one = pick(asked, of)
      if (!one) return nothing
      const said = (await one.again()) as { body?: { status: string } }
      const isTakenBack = said.body?.status === 'BET_ROLLED_BACK' // the one answer that changes: a bet that came back
      return isTakenBack ? nothing : { expected: one.reply, said }
    },
    claim: async () => {
      if (model.limits.isLocked()) return nothing // nobody is logged in
      const expected = model.claim(gift)
      const fields = { bonusCode: 'GIFT', idempotencyKey: randomUUID() }
      return { expected, said: await codeOf(house.bonuses.routes.claim(fields, context)) }
    },
    drop: async () => {
      const expected = model.drop()
      return { expected, said: await codeOf(house.bonuses.routes.drop({ languageId: 'en' }, context)) }
    },
    limit: async ({ type, days, value }) => {
      const { routes } = house.limits
      if (value === null)
        return {
          expected: model.limits.remove(type),
          said: await codeOf(routes.deleteLimits({ limitType: type }, context)),
        }
      const form = { limitType: type, period: days, amount: value }
      return { expected: model.limits.set(type, days, value), said: await codeOf(routes.setLimits(form, context)) }
    },
    confirm: async ({ types }) => {
      const { confirmDepositLimits, confirmLimits } = house.limits.routes
      return types === 'deposit'
        ? { expected: model.limits.confirm(['deposit']), said: await codeOf(confirmDepositLimits({}, context)) }
        : { expected: model.limits.confirm(['wager', 'loss']), said: await codeOf(confirmLimits({}, context)) }
    },
    lock: async ({ days }) => {
      const { lockAccount, takeBreak } = house.limits.routes
      const said = days === 184 ? lockAccount({ days }, context) : takeBreak({ days: days === 7 ? 7 : 1 }, context)
      return { expected: model.limits.lock(days), said: await codeOf(said) }
    },
    withdraw: async ({ amount }) => {
      const fields = { amount: String(amount), idempotencyKey: randomUUID() }
      const { code, reply } = await hear(() => player.withdraw(fields))
      const isEnough = amount <= model.pockets.realCash
      const mayBe = ['CLOSED_LOOP', 'PAYOUT_DESTINATION_UNKNOWN', ...(isEnough ? ['OK'] : ['INSUFFICIENT_FUNDS'])]
      if (reply) {
        withdrawals.push(reply.transactionId)
        model.withdrawn(amount)
      }
      return { expected: true, said: mayBe.includes(code) || code }
    },
    decide: async ({ of, yes }) => {
      const { desk } = house.cashier
      const review = pick(await desk.depositsInReview(), of)
      const withdrawal = pick(withdrawals, of)
      if (review) await (yes ? desk.credit(review.id, 'ops') : desk.giveBack(review.id, 'ops'))
      else if (withdrawal)
        await (yes ? desk.approve(withdrawal, 'ops') : desk.refuse(withdrawal, { actor: 'ops', note: 'no' }))
      return nothing
    },
    pass: async ({ seconds }) => {
      house.pass(seconds)
      model.pass(seconds)
      return nothing
    },
  }

  return async (step: Step): Promise<Compared> => {
    const compared = await (steps[step.do] as (step: Step) => Promise<Compared>)(step) // the name fixes both
    await told.listen()
    return compared
  }
}

/** The cashier's facts move the model where outside parties decide when something happens: each may come once. */
function createTold(house: SimulatedHouse, model: Model) {
  let heard = 0
  const seen = new Set<string>()
  return {
    listen: async () => {
      const all = await house.facts()
      for (const { name, data } of all.slice(heard)) {
        const { depositId, withdrawalId, amount } = data
        const once = `${name} ${depositId ?? withdrawalId}`
        if (seen.has(once)) throw new Error(`told twice: ${once}`)
        seen.add(once)
        if (name === 'cashier.DepositApproved' && depositId) model.approved(depositId, Number(amount))
        if (name === 'cashier.DepositDeclined' && depositId) model.declined(depositId)
        if (name === 'cashier.DepositInReview' && depositId) model.inReview(depositId)
        if (name === 'cashier.DepositChargedBack' && depositId) model.chargedBack(depositId, Number(amount))
        if (['cashier.WithdrawalRefused', 'cashier.WithdrawalFailed'].includes(name)) model.returned(Number(amount))
      }
      heard = all.length
    },
  }
}
