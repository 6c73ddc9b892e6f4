// A complete supplier (docs/suppliers.md): three games, one of them at a live table, a jackpot, their page, and the calls to the operator's wallet. Only Node, no packages.
import { createPrivateKey, generateKeyPairSync, randomInt, randomUUID, sign } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { openJackpot } from './jackpot.mjs'
import { openTable } from './table.mjs'

const { SUPPLIER_PORT = '4900', WALLET_URL = 'http://127.0.0.1:4000', SITES = 'http://*.localhost:*' } = process.env
const { SUPPLIER_STATE: state = join(import.meta.dirname, 'state') } = process.env
/** A right guess of one of `sides` returns `pays` per cent of the stake: 194 / 2, 582 / 6 and 291 / 3 are a return of 97 % each. */
const games = {
  'paper-coin': { sides: 2, pays: 194 },
  'six-lanterns': { sides: 6, pays: 582 },
  'paper-wheel': { sides: 3, pays: 291 },
}
const stakes = [100, 200, 500] // every win is a whole number of yen
const demoBalance = 10_000

mkdirSync(state, { recursive: true })
const keyFile = join(state, 'private-key.pem')
if (!existsSync(keyFile)) {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(join(state, 'public-key.pem'), publicKey.export({ type: 'spki', format: 'pem' })) // for the operator
  writeFileSync(keyFile, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 })
}
const key = createPrivateKey(readFileSync(keyFile))

/** Sends a signed call. The same bytes are the same call, so it may be repeated. Undefined: no answer, the money may have moved or not. */
async function send(call, request, tries = 1) {
  const body = JSON.stringify(request)
  const signature = `ed25519=${sign(null, Buffer.from(body), key).toString('base64')}`
  const headers = { 'content-type': 'application/json', 'x-supplier': 'paper-fold', 'x-signature': signature }
  for (let left = tries; left > 0; left -= 1) {
    const signal = AbortSignal.timeout(5000)
    const response = fetch(`${WALLET_URL}/wallet/${call}`, { method: 'POST', headers, body, signal })
    const reply = await response.then((answer) => answer.json()).catch((error) => error)
    if (typeof reply?.status === 'string' && reply.status !== 'UNAVAILABLE') return reply
    console.error(`no answer to ${call}: ${reply?.message}`)
  }
}

// What each unfinished round still owes, on disk before money can move: its bet's rollback until the bet is accepted, then its win; and what the jackpot owes. The jackpot is in the same file, so that
// a round that was drawn and what it did to the meter are there together, or neither is.
const owedFile = join(state, 'books.json')
const books = existsSync(owedFile) ? JSON.parse(readFileSync(owedFile, 'utf8')) : { owed: [] }
const owed = new Map(books.owed)
const inPlay = new Set()
const jackpotGames = ['paper-coin', 'six-lanterns']
const jackpot = openJackpot({
  kept: books.jackpot,
  games: jackpotGames,
  tell: (meters) => send('jackpot-meters', meters),
})
function keep(roundId, call) {
  call ? owed.set(roundId, call) : owed.delete(roundId)
  writeFileSync(`${owedFile}.new`, JSON.stringify({ owed: [...owed], jackpot: jackpot.state() }))
  renameSync(`${owedFile}.new`, owedFile)
}

/** Accepted: forgotten. Refused: kept for a person to look at. No answer, or a move before its money is there: sent again later. */
async function settle(roundId) {
  const { call, request } = owed.get(roundId)
  const reply = await send(call, request)
  if (call === 'move-jackpot' && reply?.status === 'INSUFFICIENT_FUNDS') return reply
  if (reply && reply.status !== 'OK') console.error(`${call} of ${roundId} was refused: ${reply.status}`)
  if (reply) keep(roundId, reply.status === 'OK' ? undefined : { call, request, refused: reply.status })
  return reply
}
async function settleAll() {
  for (const [roundId, { refused }] of owed) if (!refused && !inPlay.has(roundId)) await settle(roundId)
  setTimeout(settleAll, 2000)
}
settleAll()

const limits = { least: stakes[0], most: stakes.at(-1) }
const table = openTable({ gameCode: 'paper-wheel', limits, tell: (tables) => send('live-tables', tables) })

const sessions = new Map()
/** With a token: opens a game session at the wallet, once. Without: play money. The page does not see the wallet's token. */
async function open({ gameCode, token }) {
  if (!Object.hasOwn(games, gameCode)) return { status: 'GAME_UNKNOWN' }
  const reply = token ? await send('authenticate', { token, gameCode }) : { status: 'OK', balance: demoBalance }
  if (reply?.status !== 'OK') return reply ?? { status: 'UNAVAILABLE' }
  const { balance, rules = {}, playerId, sessionToken, currency, jackpots } = reply
  const session = randomUUID()
  const inJackpot = jackpots === true && jackpotGames.includes(gameCode) // only where the player's brand has jackpots
  sessions.set(session, { gameCode, playerId, sessionToken, currency, balance, inJackpot, demo: !token })
  if (sessions.size > 10_000) sessions.delete(sessions.keys().next().value)
  const allowed = stakes.filter((stake) => stake <= (rules.maximumStake ?? stake))
  return { status: 'OK', session, ...games[gameCode], balance, stakes: allowed, minimumCycleMs: 0, ...rules }
}

async function play({ session: id, choice, stake }) {
  const session = sessions.get(id)
  if (!session) return { status: 'SESSION_EXPIRED' }
  const { gameCode, demo } = session
  const { sides, pays } = games[gameCode]
  if (!(Number.isInteger(choice) && choice >= 0 && choice < sides && stakes.includes(stake)))
    return { status: 'MALFORMED' }
  const winOf = (drawn) => (drawn === choice ? (stake * pays) / 100 : 0)
  const shared = gameCode === 'paper-wheel' ? table.join(demo ? id : session.playerId) : undefined
  if (gameCode === 'paper-wheel' && !shared) return { status: 'BETS_CLOSED' }
  const draw = async () => (shared ? shared.drawn : randomInt(sides))
  if (!demo) return playRound(session, { amount: stake, winOf, draw, shared })
  const drawn = await draw()
  session.balance = (session.balance < stake ? demoBalance : session.balance) + winOf(drawn) - stake
  return { status: 'OK', drawn, won: winOf(drawn), balance: session.balance }
}

async function playRound({ gameCode, playerId, sessionToken, currency, inJackpot }, { amount, winOf, draw, shared }) {
  const roundId = randomUUID()
  const betTransactionId = `${roundId}.bet`
  const ids = { roundId, playerId, gameCode, currency }
  inPlay.add(roundId)
  keep(roundId, { call: 'rollback', request: { ...ids, transactionId: `${roundId}.rollback`, betTransactionId } })
  try {
    const sharedRound = shared && { sharedRound: shared.id } // further bets on it start no round
    const contributions = inJackpot ? { contributions: jackpot.contributionsOf(amount) } : {}
    const asked = { ...ids, transactionId: betTransactionId, sessionToken, amount, ...sharedRound, ...contributions }
    const bet = await send('bet', asked, 3)
    if (!bet) return { status: 'UNAVAILABLE' } // settleAll rolls it back
    if (bet.status !== 'OK') keep(roundId) // no money has moved
    if (bet.status !== 'OK') return bet
    const drawn = await draw() // only after the bet was accepted
    const win = { ...ids, transactionId: `${roundId}.win`, betTransactionId, amount: winOf(drawn), roundClosed: true }
    const { prize, move } = inJackpot ? jackpot.draw(amount) : {}
    if (move) owed.set(move.transactionId, { call: 'move-jackpot', request: move })
    keep(roundId, { call: 'win', request: prize ? { ...win, jackpot: prize } : win })
    const paid = await settle(roundId)
    const shown = { drawn, won: win.amount, ...(prize && { jackpot: prize.amount }) }
    return { status: 'OK', ...shown, balance: paid?.balance ?? bet.balance } // without an answer it is paid later
  } finally {
    inPlay.delete(roundId)
  }
}

async function balance({ session: id }) {
  const { playerId, sessionToken, demo } = sessions.get(id) ?? { demo: true }
  return demo ? {} : ((await send('balance', { playerId, sessionToken })) ?? {})
}

const calls = { '/open': open, '/play': play, '/balance': balance }
const headers = { 'content-security-policy': `frame-ancestors ${SITES}`, 'x-content-type-options': 'nosniff' }
createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://games')
  const [, name = '', isPicture] = /^\/([a-z-]+)(\.svg)?$/.exec(pathname) ?? []
  const reply = (status, type, content) => response.writeHead(status, { 'content-type': type, ...headers }).end(content)
  const file = (type, path) => reply(200, type, readFileSync(join(import.meta.dirname, path)))
  try {
    if (request.method === 'POST' && Object.hasOwn(calls, pathname)) {
      if (!(request.headers['content-length'] < 4096)) return reply(413, 'text/plain', 'too long')
      return reply(200, 'application/json', JSON.stringify(await calls[pathname](await json(request))))
    }
    if (!Object.hasOwn(games, name)) return reply(404, 'text/plain', 'not found')
    return isPicture ? file('image/svg+xml', `pictures/${name}.svg`) : file('text/html; charset=utf-8', 'game.html')
  } catch (error) {
    console.error(error)
    return reply(500, 'text/plain', 'failed')
  }
}).listen(Number(SUPPLIER_PORT), '127.0.0.1', () => console.log(`the games are at port ${SUPPLIER_PORT}`))
