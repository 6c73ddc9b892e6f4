import { Refusal, type ReplyOf } from '@andon/contract'
import { endOfReference, referenceOf } from '@andon/contract/reference'
import type { StaffContext, StaffHandlers } from '@andon/platform/http'
import { playerOf } from '@andon/platform/ids'
import type { Tx } from '@andon/platform/sql'
import { showBet } from '../../placing/show-bet.ts'
import type { BookmakerStaffApi } from '../../staff-api/index.ts'
import { type BetName, findBet, findReferenced } from '../../store/bets.ts'
import type { CommandBody } from '../../trading/trader-command.ts'

type BetRoutes = Pick<StaffHandlers<BookmakerStaffApi['bookmaker']>, 'showBet' | 'voidBet'>
type StaffBet = ReplyOf<BookmakerStaffApi['bookmaker']['showBet']>['bet']

interface BetDeps {
  readonly order: (
    context: StaffContext,
    order: { subject: string; body: CommandBody },
  ) => Promise<{ success: true; order: number }>
}

/** The staff's calls about one bet, which they name by its id or by its reference. */
export function betRoutes({ order }: BetDeps): BetRoutes {
  return {
    showBet: async ({ bet }, { tx }) => ({ success: true, bet: await staffBet(tx, bet) }),
    voidBet: async ({ bet: text, reason }, context) => {
      const { id } = await nameOf(context.tx, text)
      return order(context, { subject: id, body: { kind: 'voidBet', bet: id, reason } })
    },
  }
}

/** Throws ACTION_IMPOSSIBLE where no bet has this reference. An id is taken as it is. */
async function nameOf(tx: Tx, text: string): Promise<BetName> {
  const end = endOfReference(text)
  const name = end === null ? { playerId: playerOf(text) ?? '', id: text } : await findReferenced(tx, end)
  if (!name) throw unknownBet(text)
  return name
}

const unknownBet = (text: string) => new Refusal('ACTION_IMPOSSIBLE', { message: `there is no bet ${text}` })

async function staffBet(tx: Tx, text: string): Promise<StaffBet> {
  const found = await findBet(tx, await nameOf(tx, text))
  if (!found) throw unknownBet(text)
  const view = await showBet({ db: tx }, found)
  return {
    bet: found.id,
    reference: referenceOf(found.reference),
    playerId: found.playerId,
    status: found.status,
    placedAt: found.placedAt.toString(),
    acceptedAt: found.acceptedAt?.toString() ?? null,
    lines: view.lines,
    stake: found.stake,
    mostReturns: view.mostReturns,
    cashedOut: found.cashedOut,
    paid: found.paid,
    refused: view.refused?.code ?? null,
    voidReason: found.voidReason,
    trouble: found.trouble,
    legs: view.legs.flatMap(({ selection, names, price, result, together }) => [
      { selection, names, price, result },
      ...together.map((part) => ({ selection: part.selection, names: part.names, price: null, result: part.result })),
    ]),
  }
}
