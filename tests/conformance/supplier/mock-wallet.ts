import { createHmac, timingSafeEqual, verify } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import {
  type WalletCall,
  type WalletRequest,
  walletApi,
  walletApiHeaders,
  walletApiPaths,
} from '@andon/contract/wallet-api'
import * as v from 'valibot'
import { breachesOf } from './breaches.ts'
import type { Fault } from './faults.ts'
import { createJackpotBooks } from './jackpot-books.ts'
import { book, newPlayer, type Player, Refused, type Reply, type Rules } from './ledger.ts'

/** How the supplier signs, and how long it waits for an answer. */
export interface SupplierKey {
  readonly code: string
  readonly algorithm: 'ed25519' | 'rsa-sha256' | 'hmac-sha256'
  readonly publicKeyPem?: string
  readonly secretBase64?: string
  readonly timeoutMs: number
}

export type MockWallet = Awaited<ReturnType<typeof startMockWallet>>

/**
 * An operator's wallet in memory that checks every call, and fails as the cases ask. `keyOf` gives the supplier's key once it is known: the supplier starts
 * after the wallet.
 */
export async function startMockWallet(keyOf: () => SupplierKey, { port = 0 } = {}) {
  const players = new Map<string, Player>()
  /** Breaches of calls that belong to no player. */
  const strays: string[] = []
  const jackpots = createJackpotBooks()
  const held = new AbortController()
  const server = createServer((request, response) => {
    receive(request, response).catch(() => response.destroy()) // the supplier has hung up
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: listening } = server.address() as AddressInfo // a TCP listener has an address with a port

  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const rawBody = await buffer(request)
    const path = request.url ?? ''
    const { headers } = request
    const signature = String(headers[walletApiHeaders.signature] ?? '')
    const sent = { path, rawBody, headers: { [walletApiHeaders.supplier]: String(headers[walletApiHeaders.supplier]) } }
    const read = readCall(path, rawBody)
    const player = playerOf(read.fields)
    const breaches = player?.breaches ?? strays
    const isSigned = headers[walletApiHeaders.supplier] === keyOf().code && accepts(keyOf(), rawBody, signature)
    if (!isSigned) breaches.push(`sends a ${read.call ?? path} whose signature does not hold for its bytes`)
    if (read.wrong) breaches.push(`sends a malformed ${read.call ?? path}: ${read.wrong}`)
    const { call } = read
    if (isSigned && isOfNoPlayer(call) && !read.wrong) return send(response, { status: 200, body: { status: 'OK' } })
    if (isSigned && call === 'moveJackpot' && !read.wrong) {
      const { reply, breach } = jackpots.move(rawBody, read.fields as WalletRequest<'moveJackpot'>) // checked by the call's schema
      if (breach) strays.push(breach)
      return send(response, reply)
    }
    if (isSigned && call === 'shownRound' && !read.wrong)
      return send(response, { status: 404, body: { status: 'BET_UNKNOWN', message: 'No round is shown' } })
    if (!isSigned || !call || read.wrong || !player) {
      if (isSigned && !read.wrong && !player && call !== 'authenticate') strays.push(`sends a ${call} for nobody`)
      const status = !isSigned ? 'SIGNATURE_INVALID' : read.wrong ? 'MALFORMED' : 'TOKEN_INVALID'
      const body = { status, message: status }
      const shown = { ...sent, headers: { ...sent.headers, [walletApiHeaders.signature]: signature } }
      if (call) player?.calls.push({ ...shown, call, at: performance.now(), status: 401, body })
      return send(response, { status: 401, body })
    }
    breaches.push(...breachesOf(player, call, read.fields, rawBody))
    const place = player.calls.length
    const shown = { ...sent, headers: { ...sent.headers, [walletApiHeaders.signature]: signature } }
    const at = performance.now()
    player.calls.push({ ...shown, call, at })
    const fault = take(player.faults, call)?.fault
    const booked = () => {
      const reply = replyTo(player, call, read.fields)
      if (reply.status === 200) bookJackpots(jackpots, call, read.fields)
      return reply
    }
    const answer = fault ? await failing(fault, booked) : { reply: booked() }
    player.calls[place] = { ...shown, call, at, ...answer.reply, ...(fault && { note: fault.name }) }
    if (!answer.reply) return fault?.answers === 'drop' ? void response.destroy() : silence(response)
    for (const id of [read.fields.transactionId, read.fields.winTransactionId]) {
      const transaction = player.transactions.get(String(id))
      if (transaction && answer.reply.status === 200 && fault?.answers !== 'other') transaction.told = true
    }
    return send(response, answer.reply)
  }

  const silence = async (response: ServerResponse) => {
    await setTimeout(keyOf().timeoutMs * 3, null, { signal: held.signal }).catch(() => undefined)
    response.destroy()
  }

  async function failing({ books, answers }: Fault, booked: () => Reply): Promise<{ reply?: Reply }> {
    const reply = books === 'yes' ? booked() : undefined
    if (books === 'late')
      void setTimeout(keyOf().timeoutMs * 1.3, null, { signal: held.signal }).then(booked, () => undefined)
    if (answers === 'unavailable') return { reply: { status: 503, body: { status: 'UNAVAILABLE', message: '' } } }
    if (answers === 'page') return { reply: { status: 500, body: { page: '<html>' } } }
    if (answers === 'other' && reply) return { reply: { ...reply, body: { ...reply.body, transactionId: 'another' } } }
    if (answers === 'brokenBalance' && reply) return { reply: { ...reply, body: { ...reply.body, balance: null } } }
    return {}
  }

  const playerOf = ({ playerId, token }: Readonly<Record<string, unknown>>): Player | undefined =>
    players.get(String(playerId)) ?? [...players.values()].find((one) => one.token === token)

  return {
    url: `http://127.0.0.1:${listening}`,
    /** A player with 100,000 and a launch token. */
    newPlayer: (rules?: Partial<Rules>): Player => {
      const player = newPlayer(rules)
      players.set(player.playerId, player)
      return player
    },
    strays,
    close: async () => {
      held.abort()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

const isOfNoPlayer = (call: WalletCall | undefined): call is 'liveTables' | 'jackpotMeters' | 'sportRounds' =>
  call === 'liveTables' || call === 'jackpotMeters' || call === 'sportRounds'

/** The kit has no races. */
const isOfRace = (call: WalletCall): call is 'raceSeeds' | 'raceProof' => call === 'raceSeeds' || call === 'raceProof'

/** What is meant for a bet meets a round in one call as well. */
function take<T extends { call: WalletCall }>(queued: T[], call: WalletCall): T | undefined {
  const place = queued.findIndex((one) => one.call === call || (one.call === 'bet' && call === 'round'))
  return place < 0 ? undefined : queued.splice(place, 1)[0]
}

function replyTo(player: Player, call: WalletCall, fields: Readonly<Record<string, unknown>>): Reply {
  const about = () => ({ balance: player.balance, currency: 'JPY' })
  const refusal = take(player.refusals, call)
  try {
    if (refusal) return { status: 422, body: { status: refusal.code, message: '', ...about(), params: refusal.params } }
    if (call === 'authenticate') return { status: 200, body: { status: 'OK', ...opened(player), ...about() } }
    if (call === 'balance') return { status: 200, body: { status: 'OK', ...about() } }
    if (call === 'adjust' || call === 'moveJackpot' || call === 'shownRound' || isOfRace(call) || isOfNoPlayer(call))
      throw new Refused('BET_UNKNOWN') // no case of the kit asks for one
    if (call === 'round') return replyToRound(player, fields as WalletRequest<'round'>) // checked by the call's schema
    const { id } = book(player, call, fields as WalletRequest<typeof call>) // checked by the call's schema
    return { status: 200, body: { status: 'OK', transactionId: id, ...about() } }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { status: 422, body: { status: error.code, message: '', ...about(), params: error.params } }
  }
}

function bookJackpots(
  books: ReturnType<typeof createJackpotBooks>,
  call: WalletCall,
  fields: Readonly<Record<string, unknown>>,
): void {
  if (call === 'bet' || call === 'round') {
    const { transactionId, contributions } = fields as WalletRequest<'bet'> // checked by the call's schema
    books.contribute(transactionId, contributions)
  }
  if (call === 'rollback') books.takeBack(String(fields.betTransactionId))
  if (call === 'win' || call === 'round') {
    const { transactionId, jackpot } = fields as WalletRequest<'win'> // checked by the call's schema
    books.pay(transactionId, jackpot)
  }
}

/** The bet and its win, or the refusal of the bet. */
function replyToRound(player: Player, { winTransactionId, win, ...stake }: WalletRequest<'round'>): Reply {
  const { id } = book(player, 'bet', stake)
  const balanceAfterStake = player.balance
  const about = { transactionId: winTransactionId, betTransactionId: id, roundClosed: true }
  book(player, 'win', { ...stake, ...about, amount: win })
  return {
    status: 200,
    body: { status: 'OK', transactionId: id, balanceAfterStake, balance: player.balance, currency: 'JPY' },
  }
}

function opened(player: Player) {
  if (player.sessionToken !== null) throw new Refused('TOKEN_INVALID')
  player.sessionToken = `session-${player.playerId}`
  const { jackpots, ...stated } = player.rules
  const rules = { autoplayAllowed: false, celebratesReturnOfStake: false, ...stated }
  const { playerId, sessionToken } = player
  const about = { playerId, sessionToken, nickname: 'Kit', language: 'en', country: 'JP', rules }
  return jackpots ? { ...about, jackpots } : about
}

type Read = { call?: WalletCall; fields: Readonly<Record<string, unknown>>; wrong?: string }

function readCall(path: string, rawBody: Buffer): Read {
  const call = (Object.keys(walletApiPaths) as WalletCall[]).find((name) => walletApiPaths[name] === path) // keys of that table
  if (!call) return { fields: {}, wrong: 'this path is no call' }
  try {
    const fields: Record<string, unknown> = JSON.parse(rawBody.toString())
    const result = v.safeParse<v.GenericSchema>(walletApi[call].request, fields)
    if (result.success) return { call, fields }
    const [issue] = result.issues
    return { call, fields, wrong: `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}` }
  } catch {
    return { call, fields: {}, wrong: 'the body is not JSON' }
  }
}

function accepts(
  { algorithm, publicKeyPem = '', secretBase64 = '' }: SupplierKey,
  raw: Buffer,
  header: string,
): boolean {
  const [name, encoded = ''] = header.split(/=(.*)/s)
  const signature = Buffer.from(encoded, 'base64')
  if (name !== algorithm || signature.length === 0) return false
  if (algorithm !== 'hmac-sha256')
    return verify(algorithm === 'ed25519' ? null : 'sha256', raw, publicKeyPem, signature)
  const expected = createHmac('sha256', Buffer.from(secretBase64, 'base64')).update(raw).digest()
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}

const isPage = (body: object): body is { page: string } => 'page' in body

function send(response: ServerResponse, { status, body }: Reply): void {
  response.writeHead(status, { 'content-type': isPage(body) ? 'text/html' : 'application/json' })
  response.end(isPage(body) ? body.page : JSON.stringify(body))
}
