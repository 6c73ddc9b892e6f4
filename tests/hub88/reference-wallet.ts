/** A call of the aggregator about one player, as its wallet sees it: amounts in yen, ids of any text. */
export interface ReferenceCall {
  readonly call: 'bet' | 'win' | 'rollback'
  readonly id: string
  /** Win and rollback: the bet. */
  readonly of?: string
  readonly round: string
  readonly yen: number
  readonly closes: boolean
}

interface Bet {
  readonly round: string
  readonly yen: number
  state: 'taken' | 'paid' | 'back' | 'never came'
}

export type Answer = readonly [status: string, balance: number]

/** What an operator's wallet does with the calls about one player, one after the other: the law of docs/suppliers in the aggregator's words. */
export function createReferenceWallet(start: number) {
  let balance = start
  const stored = new Map<string, { readonly body: string; readonly answer: Answer }>()
  const bets = new Map<string, Bet>()
  /** Closed rounds, each with the bet that closed it, if no win did. */
  const closed = new Map<string, string | null>()

  function answer(call: ReferenceCall): Answer {
    const body = JSON.stringify(call)
    const held = stored.get(call.id)
    if (held && held.body !== body) return ['ERROR_DUPLICATE_TRANSACTION', balance]
    if (held && bets.get(call.id)?.state === 'back') return ['ERROR_DUPLICATE_TRANSACTION', balance]
    if (held) return held.answer
    const status = call.call === 'bet' ? stake(call) : call.call === 'win' ? pay(call) : giveBack(call)
    if (status === 'OK') stored.set(call.id, { body, answer: [status, balance] })
    return [status, balance]
  }

  function stake({ id, round, yen, closes }: ReferenceCall): string {
    if (bets.has(id) || closed.has(round)) return 'ERROR_DUPLICATE_TRANSACTION'
    if (yen > balance) return 'ERROR_NOT_ENOUGH_MONEY'
    balance -= yen
    bets.set(id, { round, yen, state: 'taken' })
    if (closes) closed.set(round, id)
    return 'OK'
  }

  function pay({ of = '', round, yen, closes }: ReferenceCall): string {
    const bet = bets.get(of)
    if (!bet || bet.round !== round || bet.state === 'never came' || bet.state === 'back')
      return 'ERROR_TRANSACTION_DOES_NOT_EXIST'
    if (closed.has(round)) return 'ERROR_DUPLICATE_TRANSACTION'
    balance += yen
    bet.state = 'paid'
    if (closes) closed.set(round, null)
    return 'OK'
  }

  function giveBack({ of = '', round }: ReferenceCall): string {
    const bet = bets.get(of)
    if (!bet) {
      bets.set(of, { round, yen: 0, state: 'never came' })
      return 'OK'
    }
    if (bet.round !== round) return 'ERROR_TRANSACTION_DOES_NOT_EXIST'
    if (bet.state === 'never came' || bet.state === 'back') return 'OK'
    const closedByIt = closed.get(round) === of
    if (bet.state === 'paid' || (closed.has(round) && !closedByIt)) return 'ERROR_DUPLICATE_TRANSACTION'
    balance += bet.yen
    bet.state = 'back'
    if (closedByIt) closed.delete(round)
    return 'OK'
  }

  return { answer, balance: () => balance }
}
