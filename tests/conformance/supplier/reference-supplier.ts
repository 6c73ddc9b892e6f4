import { createHmac, randomUUID } from 'node:crypto'
import { createInterface } from 'node:readline'
import { setTimeout } from 'node:timers/promises'

/**
 * A supplier that shares no line with Andon's, in memory, written from the text of the contract alone; it is its own driver program
 * (docs/supplier-conformance.md). `node reference-supplier.ts [fault]`; a fault breaks one promise, which the kit must find.
 */
const [fault = ''] = process.argv.slice(2)
const walletUrl = process.env.WALLET_URL ?? ''
const secret = Buffer.alloc(32, 9)
/** Short, for cases in which the wallet is silent. */
const timeoutMs = Number(process.env.REFERENCE_TIMEOUT_MS ?? 1500)
const gameCode = 'reference-game'
const stakes = [100, 250]
/** Of the kit's players. */
const startBalance = 100_000

type Fields = Record<string, unknown>
interface Session {
  playerId: string
  sessionToken: string
  minimumCycleMs: number
  maximumStake: number
  balance: number
  startedAt: number
  /** The brand has jackpots. */
  jackpots: boolean
  round: Round | null
}
interface Round {
  readonly session: Session
  readonly id: string
  readonly stake: number
  readonly win: number
  /** `asked`: the bet is sent; `taken`: its win is owed; `unknown`: the bet must go back. */
  state: 'asked' | 'taken' | 'unknown' | 'paid' | 'refused'
  refusal?: string
}

/** What a database would keep over a restart. */
const sessions = new Map<string, Session>()
const rounds: Round[] = []
/** Grows with every start; what an earlier process had under way goes on no more. */
let life = 1
let lastOpened: Session | null = null

const underWay = new Set<Promise<unknown>>()

/** Undefined: the outcome is unknown. */
function call(name: string, fields: Fields): Promise<Fields | undefined> {
  const sent = send(name, fields)
  underWay.add(sent)
  void sent.then(() => underWay.delete(sent))
  return sent
}

async function send(name: string, fields: Fields): Promise<Fields | undefined> {
  const body = JSON.stringify(fields)
  const signed = fault === 'signs-other-bytes' ? `${body} ` : body
  const signature = createHmac('sha256', secret).update(signed).digest('base64')
  try {
    const response = await fetch(`${walletUrl}/wallet/${name}`, {
      method: 'POST',
      headers: { 'x-supplier': 'reference', 'x-signature': `hmac-sha256=${signature}` },
      body,
      signal: AbortSignal.timeout(name === 'authenticate' ? 10_000 : timeoutMs),
    })
    const reply: Fields = await response.json()
    const isOurs =
      reply.transactionId === fields.transactionId && (name === 'move-jackpot' || typeof reply.balance === 'number')
    if (reply.status === 'OK') return isOurs ? reply : undefined
    return reply.status === undefined || reply.status === 'UNAVAILABLE' ? undefined : reply
  } catch {
    return undefined
  }
}

const about = ({ session, id }: Round) => ({ roundId: id, playerId: session.playerId, gameCode, currency: 'JPY' })

/** Repeats a call until its outcome is known, or this process was killed. */
async function insist(name: string, fieldsOf: (attempt: number) => Fields): Promise<Fields | undefined> {
  const mine = life
  for (let attempt = 1; mine === life; attempt++) {
    const reply = await call(name, fieldsOf(attempt))
    if (reply) return reply
    await setTimeout(50 * attempt)
  }
  return undefined
}

async function payWin(round: Round): Promise<void> {
  const { id, win } = round
  if (round.session.jackpots) await seedPot(round)
  const reply = await insist('win', (attempt) => ({
    transactionId: fault === 'new-id-for-a-repeat' ? `${id}.win.${attempt}` : `${id}.win`,
    betTransactionId: `${id}.bet`,
    ...about(round),
    roundClosed: true,
    amount: fault === 'other-amount-for-a-repeat' ? win + attempt : win,
  }))
  if (reply?.status === 'OK') round.session.balance = Number(reply.balance)
  if (reply) round.state = 'paid'
  if (fault === 'takes-back-after-the-win') await takeBack(round, 'paid')
}

/** One part in a hundred of a stake goes into the pot, one in a thousand by way of its reserve. */
const contributionsOf = (stake: number) => [
  { jackpot: 'pot', millionths: fault === 'contributes-above-the-stake' ? stake * 1_000_000 : stake * 10_000 },
  { jackpot: 'pot.reserve', millionths: stake * 1_000 },
]

function seedPot({ id, stake }: Round): Promise<Fields | undefined> {
  const millionths = stake * (fault === 'moves-what-is-not-there' ? 100_000 : 1_000)
  return insist('move-jackpot', () => ({
    transactionId: `${id}.seed`,
    kind: 'seed',
    from: 'pot.reserve',
    to: 'pot',
    millionths,
    currency: 'JPY',
  }))
}

async function takeBack(round: Round, state: Round['state'] = 'refused'): Promise<void> {
  const { id } = round
  const fields = { transactionId: `${id}.rollback`, betTransactionId: `${id}.bet`, ...about(round) }
  const reply =
    fault === 'takes-back-once' ? ((await call('rollback', fields)) ?? {}) : await insist('rollback', () => fields)
  if (reply) round.state = state
}

async function bet(round: Round): Promise<void> {
  const { id, session, stake } = round
  const { sessionToken } = fault === 'mixes-players-up' && lastOpened ? lastOpened : session
  const amount = fault === 'takes-other-stakes' ? stakes[0] : stake
  const hasPot = session.jackpots || fault === 'ignores-the-brand'
  const fields = {
    transactionId: `${id}.bet`,
    ...about(round),
    sessionToken,
    amount,
    ...(hasPot ? { contributions: contributionsOf(stake) } : {}),
  }
  const mine = life
  let reply = await call('bet', fields)
  if (mine !== life) return
  if (!reply && fault === 'new-id-for-a-bet')
    reply = await insist('bet', () => ({ ...fields, transactionId: randomUUID() }))
  const isTaken = reply?.status === 'OK' || (fault === 'takes-silence-for-yes' && !reply)
  if (isTaken || (reply && fault === 'plays-refused-rounds')) {
    if (fault === 'bets-twice') await call('bet', { ...fields, transactionId: `${id}.bet.2` })
    session.balance = Number(reply?.balance ?? session.balance)
    round.state = 'taken'
    const paying = payWin(round)
    // the case must not end before what is wrong has happened
    await (fault === 'takes-back-after-the-win' ? paying : Promise.race([paying, setTimeout(300)]))
    return
  }
  if (reply) {
    round.state = 'refused'
    round.refusal = String(reply.status)
    if (fault === 'keeps-on-betting') void setTimeout(100).then(() => call('bet', fields))
    return
  }
  round.state = 'unknown'
  if (fault === 'forgets-unknown-bets') round.state = 'refused'
  else await Promise.race([takeBack(round), setTimeout(300)])
}

function shownOf(round: Round | null): Fields {
  if (!round || round.state === 'refused') return { outcome: 'refused', refusal: round?.refusal }
  if (round.state === 'asked' || round.state === 'unknown') return { outcome: 'waiting' }
  return { outcome: 'played', win: fault === 'shows-another-win' ? round.win + 1 : round.win }
}

async function play(session: Session, stake: number): Promise<Fields> {
  const refused = (refusal: string) => ({ outcome: 'refused', refusal })
  if (stake > session.maximumStake && fault !== 'ignores-the-maximum') return refused('STAKE_ABOVE_CAP')
  const isEarly = performance.now() - session.startedAt < session.minimumCycleMs
  if (isEarly && fault !== 'ignores-the-cycle') return refused('CYCLE_TOO_FAST')
  session.startedAt = performance.now()
  const win = rounds.length % 2 === 0 ? 0 : stake * 2
  const id = fault === 'repeats-round-ids' ? `round-${session.playerId}` : randomUUID()
  const round: Round = { session, id, stake, win: fault === 'pays-fractions' ? 0.5 : win, state: 'asked' }
  rounds.push(round)
  session.round = round
  await bet(round)
  return { ...shownOf(round), balance: session.balance }
}

async function open(token: unknown): Promise<Fields> {
  const reply = await call('authenticate', { token, gameCode })
  if (fault === 'trades-tokens-again') await call('authenticate', { token, gameCode })
  if (reply?.status !== 'OK')
    return fault === 'opens-anyway' ? { session: randomUUID() } : { refusal: String(reply?.status ?? 'UNAVAILABLE') }
  const { minimumCycleMs, maximumStake = Number.POSITIVE_INFINITY } = reply.rules as Record<string, number>
  const session: Session = {
    playerId: String(reply.playerId),
    sessionToken: String(reply.sessionToken),
    minimumCycleMs: Number(minimumCycleMs),
    maximumStake,
    balance: Number(reply.balance),
    startedAt: Number.NEGATIVE_INFINITY,
    jackpots: reply.jackpots === true,
    round: null,
  }
  lastOpened = session
  const key = randomUUID()
  sessions.set(key, session)
  return { session: key }
}

/** A call that was sent before does not reach the wallet after the start. */
async function restart(): Promise<Fields> {
  life += 1
  await Promise.all(underWay)
  for (const round of rounds) {
    if (fault === 'forgets-at-a-restart') continue
    if (round.state === 'taken') void payWin(round)
    if (round.state === 'asked' || round.state === 'unknown') void takeBack(round)
  }
  return {}
}

async function drive(what: string, { session: key, token, stake }: Fields): Promise<Fields> {
  if (what === 'open') return open(token)
  if (what === 'restart') return fault === 'cannot-restart' ? { cannot: 'it runs elsewhere' } : restart()
  const session = sessions.get(String(key))
  if (!session) return { error: `no session ${key}` }
  const balance = fault === 'shows-the-old-balance' ? startBalance : session.balance
  return what === 'play' ? play(session, Number(stake)) : { ...shownOf(session.round), balance }
}

const say = (line: Fields) => process.stdout.write(`${JSON.stringify(line)}\n`)
const secretBase64 = secret.toString('base64')
say({ supplier: { code: 'reference', algorithm: 'hmac-sha256', secretBase64, gameCode, stakes, timeoutMs } })
for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: what, ...fields }: Fields = JSON.parse(line)
  void drive(String(what), fields).then((answer) => say({ id, ...answer }))
}
process.exit() // whatever is still being repeated
