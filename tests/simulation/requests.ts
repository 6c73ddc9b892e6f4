import { randomUUID } from 'node:crypto'
import { Refusal } from '@andon/contract'
import { send } from '../../packages/operator/src/modules/game-wallet/game-session.fixture.ts'
import type { LimitName, Money } from './model.ts'
import { gift, match, type Offer } from './offers.ts'
import type { SimulatedOperator, SimulatedPlayer } from './simulated-operator.ts'
import type { Wish } from './steps.ts'

type Reply = object & { readonly transactionId?: string }

/** One request to the operator, with the model's rule for it. */
export interface Request {
  /** A repetition under its key must get the same reply. */
  readonly key?: string
  send(): Promise<Reply>
  /** `reply`: the operator's reply with the ids it assigned, if accepted; `code`: its code. */
  rule(money: Money, reply: Reply | undefined, code: string): string
  /** After the first accepted reply. */
  heard?(reply: Reply): void
}

/** A player with the operations that later requests can refer to. */
export interface Customer extends SimulatedPlayer {
  readonly bets: { readonly id: string; readonly key: string }[]
  readonly pages: { readonly url: string; readonly amount: number }[]
  readonly withdrawals: string[]
  readonly answered: Map<string, { readonly request: Request; readonly reply: Reply }>
}

export const customerOf = (player: SimulatedPlayer): Customer => ({
  ...player,
  bets: [],
  pages: [],
  withdrawals: [],
  answered: new Map(),
})

/** The newest for 0. */
export const pick = <T>(all: readonly T[], of: number): T | undefined => all.at(-1 - (of % Math.max(1, all.length)))

const cardNumbers = { approves: '4111111111111111', confirms: '4000000000003220', declines: '4000000000000002' }
/** The closed loop is not part of this model. */
const notModelled = ['CLOSED_LOOP', 'PAYOUT_DESTINATION_UNKNOWN']

interface Asked {
  readonly wish: Wish
  /** One of the possible states now. */
  readonly money: Money
}

type Builders = { readonly [Do in Wish['do']]: (wish: Extract<Wish, { do: Do }>) => Request | null }

/** Null: what the request needs does not exist yet. */
export function requestFor(operator: SimulatedOperator, customer: Customer, { wish, money }: Asked): Request | null {
  const { player, game, context } = customer
  const key = randomUUID()

  function pay(amount: number, offer: Offer | null, send: () => ReturnType<typeof player.pay>): Request {
    return {
      key,
      send,
      rule: (money, reply) => money.deposit(reply?.transactionId ?? '', amount, offer),
      heard: (reply: Awaited<ReturnType<typeof player.pay>>) => {
        const url = reply.redirectUrl ?? reply.transfer?.pageUrl
        if (url) customer.pages.push({ url, amount })
      },
    }
  }
  function call(name: 'bet' | 'win' | 'rollback', message: { transactionId: string }, rule: Request['rule']): Request {
    const ask = async () => {
      const { body } = await send(operator, name, message)
      if (body.status === 'OK') return body
      throw new Refusal(body.status)
    }
    return { key: message.transactionId, rule, send: ask }
  }

  const builders: Builders = {
    card: ({ amount, withBonus, card, habit }) => {
      const typed = { cardNumber: cardNumbers[card], cardHolder: `AKARI ${habit}`, idempotencyKey: key }
      const bonus = withBonus ? { bonusCode: 'MATCH' } : {}
      return pay(amount, withBonus ? match : null, () => player.pay({ ...typed, ...bonus, amount: String(amount) }))
    },
    wallet: ({ method, amount, withBonus }) => {
      const isBonus = withBonus && method !== 'BANKTRANSFER' // the sum of a transfer is unknown beforehand
      const voucher = method === 'VOUCHER' ? { voucherCode: `LAMP-${amount}-${key.slice(0, 8).toUpperCase()}` } : {}
      const typed = { paymentMethod: method, amount: String(amount), idempotencyKey: key, ...voucher }
      const bonus = isBonus ? { bonusCode: 'MATCH' } : {}
      return pay(amount, isBonus ? match : null, () => player.payByWallet({ ...typed, ...bonus }))
    },
    bet: ({ amount: asked }) => {
      const room = roomToStake(money)
      const amount = typeof asked === 'number' ? asked : asked === 'room' && room > 0 ? room : room + 1 // nothing is no stake
      const message = game.bet(key, { amount, roundId: key })
      customer.bets.push({ id: key, key: message.transactionId })
      return call('bet', message, (money) => money.bet(message.transactionId, amount))
    },
    win: ({ of, amount, closes }) => {
      const bet = pick(customer.bets, of)
      if (!bet) return null
      const message = game.win(key, bet.id, { roundId: bet.id, amount, roundClosed: closes })
      return call('win', message, (money) => money.win(message.betTransactionId, amount, closes))
    },
    rollback: ({ of }) => {
      const bet = pick(customer.bets, of)
      if (!bet) return null
      const message = game.rollback(key, bet.id, { roundId: bet.id })
      return call('rollback', message, (money) => money.rollback(message.betTransactionId))
    },
    again: ({ of }) => pick([...customer.answered.values()], of)?.request ?? null,
    claim: () => ({
      key,
      send: () => operator.bonuses.routes.claim({ bonusCode: 'GIFT', idempotencyKey: key }, context),
      rule: (money) => money.grant(gift),
    }),
    drop: () => ({
      send: () => operator.bonuses.routes.drop({ languageId: 'en' }, context),
      rule: (money) => money.endBonus('given up'),
    }),
    limit: ({ type, days, value }) => {
      const { setLimits, deleteLimits } = operator.limits.routes
      if (value === null)
        return {
          send: () => deleteLimits({ limitType: type }, context),
          rule: (money) => money.limit(type, [1, 7]),
        }
      const form = { limitType: type, period: days, amount: value }
      return { send: () => setLimits(form, context), rule: (money) => money.limit(type, [days], value) }
    },
    confirm: ({ types }) => {
      const { confirmDepositLimits, confirmLimits } = operator.limits.routes
      const confirm = types === 'deposit' ? confirmDepositLimits : confirmLimits
      const asked: LimitName[] = types === 'deposit' ? ['deposit'] : ['wager', 'loss']
      return { send: () => confirm({}, context), rule: (money) => money.confirm(asked) }
    },
    lock: ({ days }) => {
      const { lockAccount, takeBreak } = operator.limits.routes
      const send = () =>
        days === 184 ? lockAccount({ days }, context) : takeBreak({ days: days === 7 ? 7 : 1 }, context)
      return { send, rule: (money) => money.lock(days) }
    },
    withdraw: ({ amount }) => ({
      key,
      send: () => player.withdraw({ amount: String(amount), idempotencyKey: key }),
      rule: (money, reply, code) =>
        notModelled.includes(code) ? code : money.withdraw(reply?.transactionId ?? '', amount),
      heard: ({ transactionId }) => void customer.withdrawals.push(transactionId ?? ''),
    }),
    cancel: ({ of }) => {
      const id = pick(customer.withdrawals, of)
      const rule: Request['rule'] = (money, _, code) => (code === 'OK' ? money.comeBack(id ?? '') : code)
      return id === undefined ? null : { key: `cancel/${id}`, send: () => player.cancel(id), rule }
    },
  }
  return (builders[wish.do] as (wish: Wish) => Request | null)(wish) // the name fixes both
}

/** The most that could be staked now. */
function roomToStake(money: Money): number {
  const { realCash, drp, wrp, crp } = money.pockets
  const rooms = money.limits.filter(({ type }) => type !== 'deposit').map((limit) => limit.value - money.used(limit))
  return Math.max(0, Math.min(realCash + drp + wrp + crp, ...rooms))
}
