import { readFraction, zero } from '@andon/money/fraction'
import { playerOf } from '@andon/platform/ids'
import { type Lease, LeaseLost } from '@andon/platform/leader'
import type { Log } from '@andon/platform/log'
import { DatabaseUnavailable, type Db } from '@andon/platform/sql'
import { selectionId } from '../book/event-now.ts'
import type { Offer, ResultMessage } from '../book/offer.ts'
import { onlyWinners } from '../markets/graded-on.ts'
import { price } from '../model/price.ts'
import { type LegOutcome, plainOutcome, sharedPlaces } from '../settlement/leg-outcome.ts'
import type { BookChanges, TransactionalBets } from './book-changes.ts'
import { claimOrder, noteFailedOrder, ordersAfter, ordersDone } from './store.ts'
import type { OrderedResult, TraderCommand } from './trader-command.ts'

interface Carrying {
  readonly db: Db
  readonly log: Log
  /** Everything that an order changes is stored by it, so a server that has frozen and wakes up late changes nothing. */
  readonly write: Lease['write']
  readonly bets: TransactionalBets
  /** Names the outcomes that staff declare as winners. */
  readonly book: Pick<Offer, 'selection'>
}

/** Carries out the orders about bets, in their order, each once and in one transaction with its number. One that fails for itself changes nothing and is trouble, and the next goes on. */
export async function carryOutOrders({ db, log, write, bets, book }: Carrying): Promise<void> {
  for (const order of await ordersAfter(db, await ordersDone(db), 100))
    try {
      await write(async (tx) => {
        if (await claimOrder(tx, order.id)) await carryOut({ changes: bets.within(tx), book }, order)
      })
    } catch (error) {
      if (error instanceof DatabaseUnavailable || error instanceof LeaseLost) throw error // the next turn, or the next leader, tries again
      log.error({ err: error, order: order.id }, 'an order of staff cannot be carried out')
      const why = error instanceof Error ? error.message : 'unknown'
      await write(async (tx) => {
        if (await claimOrder(tx, order.id)) await noteFailedOrder(tx, order.id, why)
      })
    }
}

interface CarryingOne extends Pick<Carrying, 'book'> {
  readonly changes: BookChanges
}

async function carryOut({ changes, book }: CarryingOne, order: TraderCommand): Promise<void> {
  const { event, body } = order
  if (body.kind === 'voidBet') {
    const player = playerOf(body.bet)
    const voided = player !== null && (await changes.voidBet(player, body.bet, body.reason))
    if (!voided)
      throw new Error(`the bet ${body.bet} cannot be voided: there is none, or it is not accepted, or cashed out`)
  } else if (body.kind === 'stakeFactor') await changes.setStakeFactor(body.player, body.factor)
  else if (body.kind === 'limits' && event !== null) {
    const { market: marketKey, volume, marketLiability, eventLiability } = body
    await changes.setLimits({ eventId: event, marketKey }, { volume, marketLiability, eventLiability })
  } else if (event !== null) await changes.storeResults(resultsOf(order, event, book))
}

/** Above the numbers of every feed, so that only staff change what staff have decided; later orders are above earlier ones. */
const sequenceOf = ({ id }: TraderCommand) => 2 ** 52 + id

function resultsOf(order: TraderCommand, event: string, book: Carrying['book']): ResultMessage[] {
  const { body } = order
  const about = (market: string, outcome: string) => ({
    selection: selectionId(event, market, outcome),
    eventId: event,
    sequence: sequenceOf(order),
  })
  switch (body.kind) {
    case 'settle': {
      const graded = onlyWinners(
        body.results.flatMap(({ outcome, result }) => {
          const name = book.selection(selectionId(event, body.market, outcome))?.names.outcome
          return name && (result === 'won' || result === 'halfWon') ? [name] : []
        }),
      )
      return body.results.map((result) => ({
        ...about(body.market, result.outcome),
        kind: 'settlement' as const,
        outcome: outcomeOf(result),
        certainty: 2 as const,
        graded,
      }))
    }
    case 'takeBack':
      return body.outcomes.map((outcome) => ({ ...about(body.market, outcome), kind: 'rollBack' as const }))
    case 'void': {
      const { fromMs, untilMs } = body
      const kind = body.takenBack ? ('rollBackCancel' as const) : ('cancel' as const)
      return body.outcomes.map((outcome) => ({ ...about(body.market, outcome), kind, window: { fromMs, untilMs } }))
    }
    case 'withdraw': {
      const { market, outcome: runner, withdrawal, takenBack } = body
      const { price: priceBefore, beforeMs, others } = withdrawal
      return [
        {
          ...about(market, runner),
          kind: takenBack ? 'rollBackCancel' : 'cancel',
          window: { fromMs: null, untilMs: null },
        },
        ...others.map((other): ResultMessage => {
          if (takenBack) return { ...about(market, other), kind: 'rollBackWithdrawal', runner }
          return {
            ...about(market, other),
            kind: 'withdrawal',
            withdrawal: { runner, beforeMs, price: price(priceBefore) },
          }
        }),
      ]
    }
    default:
      return []
  }
}

function outcomeOf({ result, deadHeat, rule4 }: OrderedResult): LegOutcome {
  return {
    ...plainOutcome(result),
    ...(deadHeat && { deadHeat: sharedPlaces('won', deadHeat) }),
    ...(rule4 !== undefined && { rule4: readFraction(rule4) ?? zero }),
  }
}
