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
  if (call === 'bet' || call === 'balance')
    say(sent.sessionToken !== player.sessionToken, `sends a ${call} with a session that is not the player’s`)
  if (call === 'balance') return found
  const id = String(sent.transactionId)
  const sameId = player.calls.filter((earlier) => idOf(earlier.rawBody) === id)
  say(
    sameId.some((earlier) => earlier.call !== call || !earlier.rawBody.equals(rawBody)),
    `sends another ${call} under the transaction id of an earlier call`,
  )
  if (call === 'bet') return [...found, ...breachesOfBet(player, sent, sameId.length > 0)]
  const bet = player.transactions.get(String(sent.betTransactionId))
  const isPaid = [...player.transactions.values()].some((one) => one.call === 'win' && one.roundId === sent.roundId)
  if (call === 'win') {
    say(!bet?.told || bet.state === 'back' || bet.state === 'never came', 'sends a win for a bet that was not accepted')
    say(isPaid && !player.transactions.has(id), 'pays one round twice')
  } else {
    const wins = player.calls.filter((earlier) => earlier.call === 'win')
    say(
      wins.some(({ rawBody: win }) => JSON.parse(win.toString()).betTransactionId === sent.betTransactionId),
      'rolls back a bet after it sent its win',
    )
  }
  return found
}

function breachesOfBet({ rules, ...player }: Player, sent: Fields, isRepeated: boolean): string[] {
  if (isRepeated) return []
  const found: string[] = []
  const bets = [...player.transactions.values()].filter(({ call }) => call === 'bet')
  if (bets.some(({ roundId }) => roundId === sent.roundId)) found.push('takes a second stake for one round')
  if (Number(sent.amount) > (rules.maximumStake ?? Number.POSITIVE_INFINITY))
    found.push(`bets ${sent.amount}, above the player’s maximum stake`)
  if (performance.now() - player.lastRoundAt < rules.minimumCycleMs - jitterMs)
    found.push('starts a round before the player’s minimum cycle')
  return found
}

function idOf(rawBody: Buffer): string {
  return String(JSON.parse(rawBody.toString()).transactionId)
}
