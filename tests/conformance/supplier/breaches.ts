import type { WalletCall } from '@andon/contract/wallet-api'
import type { Player } from './ledger.ts'

/** Two bets may travel at different speeds. */
const jitterMs = 500

type Fields = Readonly<Record<string, unknown>>

/** What is wrong with a call that is signed and well formed, whatever the wallet answers; before it is booked. */
export function breachesOf(player: Player, call: WalletCall, sent: Fields, rawBody: Buffer): string[] {
  if (call === 'authenticate') return []
  const found: string[] = []
  const say = (holds: boolean, text: string) => holds && found.push(text)
  const stakes = call === 'bet' || call === 'round'
  if (!player.rules.jackpots)
    say(
      sent.contributions !== undefined || sent.jackpot !== undefined,
      `sends a ${call} with a jackpot, for a player whose brand has none`,
    )
  if (stakes || call === 'balance')
    say(sent.sessionToken !== player.sessionToken, `sends a ${call} with a session that is not the player’s`)
  if (call === 'balance') return found
  const id = String(sent.transactionId)
  const sameId = player.calls.filter((earlier) => idOf(earlier.rawBody) === id)
  say(
    sameId.some((earlier) => earlier.call !== call || !earlier.rawBody.equals(rawBody)),
    `sends another ${call} under the transaction id of an earlier call`,
  )
  if (stakes) return sameId.length > 0 ? found : [...found, ...breachesOfBet(player, sent)]
  const bet = player.transactions.get(String(sent.betTransactionId))
  if (call === 'win') {
    say(!bet?.told || bet.state === 'back' || bet.state === 'never came', 'sends a win for a bet that was not accepted')
    const closing = fieldsOf(player, 'win').filter((one) => one.roundId === sent.roundId && one.roundClosed === true)
    say(
      closing.some(({ transactionId }) => transactionId !== id),
      'sends the win of a round that it closed under another transaction id',
    )
  } else {
    const wins = fieldsOf(player, 'win')
    say(
      wins.some(({ betTransactionId }) => betTransactionId === sent.betTransactionId),
      'rolls back a bet after it sent its win',
    )
  }
  return found
}

/** A bet with a new transaction id. */
function breachesOfBet(player: Player, sent: Fields): string[] {
  const { rules } = player
  const found: string[] = []
  const isOfRound = [...fieldsOf(player, 'bet'), ...fieldsOf(player, 'round')].some(
    ({ roundId }) => roundId === sent.roundId,
  )
  if (isOfRound) found.push('asks for a second stake for one round')
  if (Number(sent.amount) > (rules.maximumStake ?? Number.POSITIVE_INFINITY))
    found.push(`bets ${sent.amount}, above the player’s maximum stake`)
  if (performance.now() - player.lastRoundAt < rules.minimumCycleMs - jitterMs)
    found.push('starts a round before the player’s minimum cycle')
  return found
}

/** The calls so far with this name. */
function fieldsOf({ calls }: Player, name: WalletCall): Fields[] {
  return calls.filter(({ call }) => call === name).map(({ rawBody }) => JSON.parse(rawBody.toString()))
}

function idOf(rawBody: Buffer): string {
  return String(JSON.parse(rawBody.toString()).transactionId)
}
