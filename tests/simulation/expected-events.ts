import type { Move } from './moves.ts'
import type { SimulatedOperator } from './simulated-operator.ts'

/** The cashier's facts, by player: outside parties decide when something happens, so the model takes it from these facts. Each is delivered once. */
export function expectedEvents(operator: SimulatedOperator) {
  let last = 0
  let owed = 0
  const seen = new Set<string>()
  return {
    owed: () => owed,
    since: async (): Promise<ReadonlyMap<string, readonly Move[]>> => {
      const moves = new Map<string, Move[]>()
      for (const { id, key, name, data } of await operator.factsAfter(last)) {
        const payment = data.depositId ?? data.withdrawalId ?? ''
        if (seen.has(`${name} ${payment}`)) throw new Error(`recorded twice: ${name} ${payment}`)
        seen.add(`${name} ${payment}`)
        last = id
        owed += Number(data.owed ?? 0)
        const move = moveOf(name, payment, data)
        if (move) moves.set(key, [...(moves.get(key) ?? []), move])
      }
      return moves
    },
  }
}

function moveOf(name: string, payment: string, { amount, owed }: Record<string, number>): Move | null {
  const does = (rule: Move['rule'], said = 'OK') => ({ what: name, said, rule })
  switch (name) {
    case 'cashier.DepositApproved':
      return does((money) => money.approve(payment, Number(amount)))
    case 'cashier.DepositDeclined':
    case 'cashier.DepositInReview':
      return does((money) => money.release(payment))
    case 'cashier.DepositChargedBack':
      return does((money) => money.chargeBack(payment, Number(amount)), `OWED ${owed}`)
    case 'cashier.WithdrawalRefused':
    case 'cashier.WithdrawalFailed':
      return does((money) => money.comeBack(payment))
    default:
      return null
  }
}
