import { minor } from '@andon/money'
import { house, shardOf, type TransferDraft, type Wallet } from '@andon/operator/wallet'
import type { Runtime } from '@andon/platform/runtime'
import { assert, type Tx } from '@andon/platform/sql'
import { insertMove, type JackpotMoveRow, leftOverOf, type Move, storedMove } from '../store/jackpot-moves.ts'
import { type Carry, lockCarries, saveCarries } from '../store/jackpots.ts'
import { accepted, refused, type WalletReply } from '../wallet-reply.ts'

const million = 1_000_000
/** The shard of the house's transfers: moves of one jackpot wait for each other at the row of its rest there. */
const shard = shardOf('house')

/**
 * Moves money between accounts of a supplier's jackpots, once for each of its ids. Refusals: DUPLICATE where the id is that of another move, INSUFFICIENT_FUNDS where the account holds less,
 * over all shards and with what it has left over of minor units.
 */
export async function moveJackpot(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  { wallet }: { readonly wallet: Pick<Wallet, 'post' | 'houseBalance'> },
  move: Move,
): Promise<WalletReply> {
  return db.transaction(async (tx) => {
    const { supplier, currency } = move
    const names = [move.from, move.to].map((jackpot) => ({ supplier, jackpot, currency, shard }))
    const carries = await lockCarries(tx, names)
    const known = await storedMove(tx, move)
    if (known) return isSame(known, move) ? acceptedMove(move) : refused('DUPLICATE')
    const [whole, leftOver] = await Promise.all([
      wallet.houseBalance(tx, { account: accountOf(move, move.from), currency }),
      leftOverOf(tx, { supplier, currency, jackpot: move.from }),
    ])
    if (whole * million + leftOver < move.millionths)
      return refused('INSUFFICIENT_FUNDS', { message: `${move.from} holds less than ${move.millionths} millionths` })
    if (!(await insertMove(tx, { ...move, at: clock.now() }))) {
      const twin = await storedMove(tx, move) // was faster, over other accounts
      return twin && isSame(twin, move) ? acceptedMove(move) : refused('DUPLICATE')
    }
    await carryOut(tx, wallet, move, carries)
    return acceptedMove(move)
  })
}

/** Posts whole minor units; what either side has left over of one stays with the supplier's games, where contributions leave it, too. */
async function carryOut(tx: Tx, wallet: Pick<Wallet, 'post'>, move: Move, carries: readonly Carry[]): Promise<void> {
  const sides = [
    { jackpot: move.from, millionths: -move.millionths },
    { jackpot: move.to, millionths: move.millionths },
  ].map(({ jackpot, millionths }) => {
    const carry = carries.find((one) => one.jackpot === jackpot)
    assert(carry, `what ${jackpot} has left over is locked`)
    const sum = minor(carry.millionths + millionths)
    const amount = Math.floor(sum / million)
    return { amount, account: accountOf(move, jackpot), carry: { ...carry, millionths: sum - amount * million } }
  })
  await saveCarries(
    tx,
    sides.map(({ carry }) => carry),
  )
  const rest = { account: house(`games/${move.supplier}`), amount: -sides.reduce((sum, { amount }) => sum + amount, 0) }
  const legs = [...sides.map(({ account, amount }) => ({ account, amount })), rest].filter(({ amount }) => amount !== 0)
  if (legs.length > 0) await wallet.post(tx, draftOf(move, legs))
}

const accountOf = ({ supplier }: Move, jackpot: string) => house(`jackpots/${supplier}/${jackpot}`)

const draftOf = ({ supplier, transactionId, currency, kind }: Move, legs: TransferDraft['legs']): TransferDraft => ({
  key: `${supplier}/jackpot-move/${transactionId}`,
  kind: 'jackpotMove',
  currency,
  reference: kind,
  legs,
})

const acceptedMove = ({ transactionId }: Move) => accepted({ transactionId })

const isSame = (stored: JackpotMoveRow, move: Move) =>
  stored.kind === move.kind &&
  stored.from === move.from &&
  stored.to === move.to &&
  stored.millionths === move.millionths &&
  stored.currency === move.currency
