import { createHmac, createPublicKey, randomUUID, verify } from 'node:crypto'
import { createServer } from 'node:http'
import { createInterface } from 'node:readline'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { contribute, isContributions, isJackpot, moved, moveFields, payPrize } from './reference-jackpots.ts'
import { newPlayer } from './reference-player.ts'

/**
 * A wallet that shares no line with Andon's, in memory, written from the text of the contract alone; it is its own setup program (docs/conformance.md).
 * `node reference-wallet.ts <port> [fault]`; KEYS holds its suppliers' keys. A fault breaks one promise, which the kit must find; with
 * `real-clock` its setup program advances the clock only if `really` is given, and with `stops` it ends after 40 calls.
 */
const [port, fault] = process.argv.slice(2)
const keys: Record<string, { publicKeyPem?: string; secretBase64?: string }> = JSON.parse(process.env.KEYS ?? '{}')

type Fields = Record<string, unknown>
const players = new Map<unknown, ReturnType<typeof newPlayer>>()
const launches = new Map<unknown, Fields & { at: number }>()
const sessions = new Map<unknown, Fields>()
type Round = { gameCode: unknown; closed: boolean; won: number; jackpots: Map<unknown, number> }
const rounds = new Map<string, Round>()
const kept = new Map<string, { call: string; fields: Fields; reply: Fields; state: 'open' | 'paid' | 'back' }>()
let seconds = 0

class Refused extends Error {}
/** `params`: what to show the player. */
function refuseIf(holds: unknown, status: string, params?: Fields): void {
  if (holds) throw new Refused(status, { cause: { params } })
}

const isId = (value: unknown) => typeof value === 'string' && /^[\w.:-]{1,100}$/.test(value)
const isAmount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= 1e12
const isReason = (value: unknown) => value === 'resettled' || value === 'cancelled'
const paidBy = (jackpot: unknown) => Number(Object(jackpot).amount ?? 0)
const named = {
  transactionId: isId,
  roundId: isId,
  playerId: isId,
  gameCode: isId,
  currency: (v: unknown) => v === 'JPY',
}
const schemas: Record<string, Record<string, (value: unknown, fields: Fields) => boolean>> = {
  authenticate: { token: isId, gameCode: isId },
  balance: { playerId: isId, sessionToken: isId },
  bet: { ...named, sessionToken: isId, amount: isAmount, contributions: isContributions },
  win: {
    ...named,
    betTransactionId: isId,
    amount: isAmount,
    roundClosed: (v) => typeof v === 'boolean',
    jackpot: isJackpot(1),
  },
  rollback: { ...named, betTransactionId: isId },
  round: {
    ...named,
    winTransactionId: isId,
    sessionToken: isId,
    amount: isAmount,
    win: isAmount,
    jackpot: isJackpot(1),
    contributions: isContributions,
  },
  'move-jackpot': moveFields,
  adjust: { ...named, betTransactionId: isId, paid: isAmount, reason: isReason, jackpot: isJackpot(0) },
}

function read(call: string, raw: Buffer): Fields {
  const schema = Object.entries(schemas[call] ?? { none: () => false })
  let fields: Fields = {}
  try {
    fields = JSON.parse(raw.toString())
  } catch {
    throw new Refused('MALFORMED')
  }
  const wrong = schema.find(([name, holds]) => !holds(fields[name], fields))?.[0]
  const field = wrong ?? Object.keys(fields).find((name) => !schema.some(([known]) => known === name))
  if (field !== undefined) throw new Refused('MALFORMED', { cause: { field } })
  return fields
}

function isSigned(supplier: string, raw: Buffer, header: string): boolean {
  const { publicKeyPem, secretBase64 } = keys[supplier] ?? {}
  const [algorithm, ...rest] = header.split('=')
  if (publicKeyPem) {
    const isRsa = createPublicKey(publicKeyPem).asymmetricKeyType === 'rsa'
    const signature = Buffer.from(rest.join('='), 'base64')
    return (
      algorithm === (isRsa ? 'rsa-sha256' : 'ed25519') && verify(isRsa ? 'sha256' : null, raw, publicKeyPem, signature)
    )
  }
  if (!secretBase64) return false
  const digest = createHmac('sha256', Buffer.from(secretBase64, 'base64')).update(raw).digest('base64')
  return header === `hmac-sha256=${digest}`
}

/** A supplier gets the balance only of players who have opened one of its games. */
function balanceFor(supplier: string, playerId: unknown): number | undefined {
  const isKnown = [...sessions.values()].some((one) => one.supplier === supplier && one.playerId === playerId)
  return isKnown ? players.get(playerId)?.balance : undefined
}

function authenticate(supplier: string, { token, gameCode }: Fields): Fields {
  const launch = launches.get(token)
  const isGood = launch?.supplier === supplier && launch.gameCode === gameCode && seconds - launch.at <= 60
  refuseIf(!isGood, 'TOKEN_INVALID')
  refuseIf(!players.get(launch?.playerId)?.live, 'SESSION_EXPIRED')
  launches.delete(token)
  const [playerId, sessionToken] = [launch?.playerId, randomUUID()]
  sessions.set(sessionToken, { playerId, supplier, gameCode })
  const { balance, cycle = 0 } = players.get(playerId) ?? {}
  const rules = { minimumCycleMs: cycle * 1000, autoplayAllowed: false, celebratesReturnOfStake: false }
  return { playerId, sessionToken, nickname: 'Reference', balance, currency: 'JPY', rules }
}

/** A bet and its win: both, or neither. */
function playRound(supplier: string, { winTransactionId, win, jackpot, ...bet }: Fields): Fields {
  const of = { betTransactionId: bet.transactionId, roundClosed: true, amount: win }
  const isNew = !kept.has(`${supplier} ${bet.transactionId}`)
  const winTaken = kept.has(`${supplier} ${winTransactionId}`) || winTransactionId === bet.transactionId
  refuseIf(isNew && winTaken, 'DUPLICATE')
  const { balance: balanceAfterStake } = handle(supplier, 'bet', { ...bet, jackpot, inOneCall: winTransactionId })
  const { balance } = handle(supplier, 'win', {
    ...bet,
    ...of,
    jackpot,
    transactionId: winTransactionId,
    inOneCall: true,
  })
  return { transactionId: bet.transactionId, balanceAfterStake, balance, currency: 'JPY' }
}

/** Corrects what a closed round has paid. */
function adjust(player: ReturnType<typeof newPlayer>, f: Fields, { of, round }: Kept): Fields {
  const isOfIt = (['playerId', 'roundId', 'gameCode'] as const).every((name) => of?.fields[name] === f[name])
  refuseIf(of?.call !== 'bet' || !isOfIt || !round, 'BET_UNKNOWN')
  refuseIf(of?.state === 'back', 'BET_ROLLED_BACK')
  refuseIf(!round?.closed, 'ROUND_OPEN')
  const { id, amount = 0 } = Object(f.jackpot)
  const replaced = [...(round?.jackpots ?? [])].filter(([name]) => name === id || f.reason === 'cancelled')
  for (const [name] of replaced) round?.jackpots.delete(name)
  if (f.jackpot) round?.jackpots.set(id, amount)
  const change = Number(f.paid) - (round?.won ?? 0) + amount - replaced.reduce((sum, [, paid]) => sum + paid, 0)
  const moved = Math.max(change, -player.balance)
  if (round) round.won = Number(f.paid)
  player.balance += moved
  player.won += moved
  return { transactionId: f.transactionId, balance: player.balance, currency: 'JPY', owed: moved - change }
}

function moveJackpot(supplier: string, f: Fields): Fields {
  refuseIf(!moved(supplier, f), 'INSUFFICIENT_FUNDS')
  const reply = { transactionId: f.transactionId }
  kept.set(`${supplier} ${f.transactionId}`, { call: 'move-jackpot', fields: f, reply, state: 'open' })
  return reply
}

interface Kept {
  readonly of: { call: string; fields: Fields; state: string } | undefined
  readonly round: Round | undefined
}

function handle(supplier: string, call: string, f: Fields): Fields {
  if (call === 'authenticate') return authenticate(supplier, f)
  if (call === 'round') return playRound(supplier, f)
  const session = sessions.get(f.sessionToken)
  const isTheirs = session?.supplier === supplier && session.playerId === f.playerId
  const player = players.get(f.playerId) ?? newPlayer(0)
  if (call === 'balance') {
    refuseIf(!isTheirs, 'TOKEN_INVALID')
    return { balance: player.balance, currency: 'JPY' }
  }
  const [key, betKey] = [`${supplier} ${f.transactionId}`, `${supplier} ${f.betTransactionId}`]
  const roundKey = `${supplier} ${f.playerId} ${f.roundId}`
  const [own, of, round] = [kept.get(key), kept.get(betKey), rounds.get(roundKey)]
  const isSame = (a: Fields = {}) => Object.keys({ ...a, ...f }).every((name) => isDeepStrictEqual(a[name], f[name]))
  refuseIf(own?.call === 'tombstone' && call === 'bet', 'BET_ROLLED_BACK')
  refuseIf(own && fault !== 'no-duplicate' && (own.call !== call || !isSame(own.fields)), 'DUPLICATE')
  refuseIf(own?.state === 'back', 'BET_ROLLED_BACK')
  if (own) return own.reply
  if (call === 'move-jackpot') return moveJackpot(supplier, f)

  if (call === 'adjust') {
    refuseIf(f.transactionId === f.betTransactionId, 'DUPLICATE')
    const reply = adjust(player, f, { of, round })
    kept.set(key, { call, fields: f, reply, state: 'open' })
    return reply
  }
  let moves = 0
  if (call === 'bet') {
    refuseIf(round?.closed, 'ROUND_CLOSED')
    refuseIf(!isTheirs || session.gameCode !== f.gameCode, 'TOKEN_INVALID')
    refuseIf(player.locked, 'ACCOUNT_LOCKED')
    refuseIf(!player.live, 'SESSION_EXPIRED')
    refuseIf(f.amount === 0, 'STAKE_OUT_OF_RANGE')
    moves = -Number(f.amount)
    for (const { limitType, amount } of player.limits) {
      const remaining = Math.max(0, amount - player.staked + (limitType === 'loss' ? player.won : 0))
      refuseIf(moves < -remaining, 'LIMIT_REACHED', { limitType, remaining })
    }
    refuseIf(moves < -player.maxStake, 'BONUS_STAKE_LIMIT', { max: player.maxStake })
    refuseIf(player.balance + moves < 0, 'INSUFFICIENT_FUNDS')
    const early = round ? 0 : player.startedAt + player.cycle - seconds
    refuseIf(early > 0, 'CYCLE_TOO_FAST', { retryAfterMs: early * 1000 })
    if (!round) player.startedAt = seconds
    contribute(supplier, f, 1)
    player.staked -= moves
    rounds.set(roundKey, round ?? { gameCode: f.gameCode, closed: false, won: 0, jackpots: new Map() })
  } else {
    refuseIf(f.transactionId === f.betTransactionId, 'DUPLICATE')
    const isOfIt = (['playerId', 'roundId', 'gameCode'] as const).every((name) => of?.fields[name] === f[name])
    refuseIf(of ? !isOfIt || !['bet', 'tombstone'].includes(of.call) : call === 'win', 'BET_UNKNOWN')
    refuseIf(call === 'win' && of?.call === 'tombstone', 'BET_UNKNOWN')
    refuseIf(!of && balanceFor(supplier, f.playerId) === undefined, 'BET_UNKNOWN')
    refuseIf(call === 'win' && of?.state === 'back', 'BET_ROLLED_BACK')
    refuseIf(round?.closed || (call === 'rollback' && of?.state === 'paid'), 'ROUND_CLOSED')
    if (call === 'win') {
      moves = Number(f.amount) + paidBy(f.jackpot)
      player.won += moves
      payPrize(supplier, f)
      if (of) of.state = 'paid'
      if (round) {
        round.closed = f.roundClosed === true
        round.won += Number(f.amount)
        const { id } = Object(f.jackpot)
        if (f.jackpot) round.jackpots.set(id, (round.jackpots.get(id) ?? 0) + paidBy(f.jackpot))
      }
    } else if (of?.call === 'bet' && of.state === 'open') {
      moves = Number(of.fields.amount)
      contribute(supplier, of.fields, -1)
      player.staked -= moves
      of.state = 'back'
    } else if (!of && fault !== 'no-tombstone') {
      kept.set(betKey, { call: 'tombstone', fields: f, reply: {}, state: 'open' })
    }
  }
  player.balance += moves
  const reply = { transactionId: f.transactionId, balance: player.balance, currency: 'JPY' }
  kept.set(key, { call, fields: f, reply, state: 'open' })
  return reply
}

let calls = 0
const server = createServer(async (request, response) => {
  calls += 1
  if (fault === 'stops' && calls > 40) {
    server.close()
    return server.closeAllConnections()
  }
  const raw = await buffer(request)
  const supplier = String(request.headers['x-supplier'])
  const answer = (status: number, body: Fields) => response.writeHead(status).end(JSON.stringify(body))
  let playerId: unknown
  try {
    const isTrue = fault === 'no-signature' || isSigned(supplier, raw, String(request.headers['x-signature']))
    if (!isTrue) return answer(401, { status: 'SIGNATURE_INVALID' })
    const call = request.url?.replace('/wallet/', '') ?? ''
    const fields = read(call, raw)
    playerId = fields.playerId
    answer(200, { status: 'OK', ...handle(supplier, call, fields) })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    answer(422, { status: error.message, balance: balanceFor(supplier, playerId), ...(error.cause ?? {}) })
  }
}).listen(Number(port), '127.0.0.1')

function arrange(what: string, { playerId, supplier, gameCode, ...f }: Fields): Fields {
  const player = players.get(playerId) ?? newPlayer(Number(f.balance))
  const [fresh, amount, maxStake] = [randomUUID(), Number(f.amount), Number(f.maxStake)]
  const { balance, brought, limits } = player
  const changes: Record<string, Partial<typeof player>> = {
    newPlayer: { cycle: f.paced ? 3 : 0 },
    logOut: { live: false },
    lock: { locked: true },
    limit: { limits: [...limits, { limitType: f.limitType, amount }] },
    bonus: { balance: balance + amount, brought: brought + amount, maxStake },
  }
  const isOff = [...players.values()].some((one) => one.balance !== one.brought - one.staked + one.won)
  if (what === 'checkBooks') return isOff ? { error: 'a balance is not what came, was staked and was won' } : {}
  if (what === 'wait' && fault === 'real-clock' && !f.really) return { cannot: 'the clock is real' }
  if (what === 'wait') seconds += Number(f.seconds)
  if (what === 'launch') launches.set(fresh, { playerId, supplier, gameCode, at: seconds })
  if (what === 'newPlayer') players.set(fresh, player)
  Object.assign(player, changes[what])
  return what === 'newPlayer' ? { playerId: fresh } : { token: fresh }
}

for await (const line of createInterface({ input: process.stdin })) {
  const { id, do: what, ...fields } = JSON.parse(line) as Fields
  process.stdout.write(`${JSON.stringify({ id, ...arrange(String(what), fields) })}\n`)
}
server.closeAllConnections()
server.close()
