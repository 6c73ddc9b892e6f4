// Verifies one round of Andon's games: node verify.mjs proof.json
// The proof is the reply of GET /arcade/rounds/{id}/proof, after the seeds were changed. It holds the rules as data; these files play them from the seeds, with
// Node's crypto and nothing of Andon's. It does not check: that you saw the commitment before you played and chose the client seed yourself (compare both with what your
// game page noted), that the balance moved by stake and win (your history), that the RTP follows from the rules, that no round of the pair of seeds is missing (its nonces
// are 0, 1, 2 …), and what events say for the eye alone: which places a win lies on, how many spins are left, what each coin is worth. Exits 0 if all of it is right, 1 if something in it is wrong, 2 if it is no proof that can be checked.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isGameOfCards, playCards } from './play-cards.mjs'
import { playSlot } from './play-slot.mjs'

const sorted = (_, part) =>
  part && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
    : part
const text = (value) => JSON.stringify(value, sorted)
const sha256 = (of) => createHash('sha256').update(of).digest('hex')

/** Whole numbers from 0 to n − 1: big-endian 32-bit words of HMAC-SHA256(server seed, client seed:nonce:block), without those that would favour small results. */
function drawsOf({ serverSeed, clientSeed, nonce }) {
  let [taken, block] = [0, null]
  const word = () => {
    const at = taken++ % 8
    if (at === 0)
      block = createHmac('sha256', serverSeed)
        .update(`${clientSeed}:${nonce}:${(taken - 1) / 8}`)
        .digest()
    return block.readUInt32BE(at * 4)
  }
  return (n) => {
    const limit = 2 ** 32 - (2 ** 32 % n)
    let drawn = word()
    while (drawn >= limit) drawn = word()
    return drawn % n
  }
}

/** Mines: the hazards are drawn first, then the player's actions are played. Prizes are whole fractions of the stake, rounded down once. */
function playMines(rules, { draw, stake, choice, actions }) {
  const [cells, count] = [rules.columns * rules.rows, choice.hazards]
  if (!(Number.isInteger(count) && count >= rules.hazards.least && count <= rules.hazards.most)) return null
  const board = Array.from({ length: cells }, (_, cell) => cell)
  for (let at = 0; at < count; at++) {
    const other = at + draw(cells - at)
    ;[board[at], board[other]] = [board[other], board[at]]
  }
  const hazards = board.slice(0, count).sort((a, b) => a - b)
  const multiple = (opened) => {
    let [up, down] = [BigInt(rules.return.numerator), BigInt(rules.return.denominator)]
    for (let k = 0; k < opened; k++) [up, down] = [up * BigInt(cells - k), down * BigInt(cells - count - k)]
    return { up, down, isOffered: opened <= cells - count && up <= BigInt(rules.mostMultiple) * down }
  }
  const prize = (opened) => Number((BigInt(stake) * multiple(opened).up) / multiple(opened).down)
  const [events, opened] = [[{ type: 'boardOpened', cells, hazards: count }], []]
  let win = null
  for (const { type, cell } of actions) {
    const byTimeOut = type === 'timeOut'
    if (win !== null || !(byTimeOut || type === 'cashOut' || (type === 'open' && cell in board))) return null
    if (type === 'cashOut' || (byTimeOut && opened.length > 0)) win = prize(opened.length)
    else {
      const at = byTimeOut ? draw(cells) : cell
      const safe = !hazards.includes(at)
      if (opened.includes(at)) return null
      if (safe) opened.push(at)
      else win = 0
      events.push({ type: 'cellOpened', cell: at, safe, amount: safe ? prize(opened.length) : 0, byTimeOut })
      if (safe && (byTimeOut || !multiple(opened.length + 1).isOffered)) win = prize(opened.length)
    }
    if (win !== null && opened.length === 0 && type === 'cashOut') return null
    if (win !== null && events.at(-1).safe !== false) events.push({ type: 'cashedOut', amount: win, byTimeOut })
  }
  if (win !== null) events.push({ type: 'boardRevealed', hazards }, { type: 'roundEnd', amount: win })
  return { events, win }
}

/** Every event in its order, each with what was drawn, shown and paid: what is played again has these fields, and a proof has more. */
const holdsIn = (given, again) =>
  given.length === again.length &&
  again.every((event, at) => Object.entries(event).every(([field, value]) => text(value) === text(given[at]?.[field])))

/** What must be true of a proof, and what is to be said about it. */
function verify({ round, rules, tableHash, commitment, serverSeed, clientSeed }) {
  const { nonce, stake, choice, actions, status } = round
  const draw = drawsOf({ serverSeed, clientSeed, nonce })
  const plays = 'hazards' in rules ? playMines : isGameOfCards(rules) ? playCards : playSlot
  const again = plays(rules, { draw, stake, choice, actions })
  const played = ['settled', 'settling', 'playing'].includes(status)
  const would = again?.win === null ? 'what its player had won' : again?.win
  const note = `not staked (${round.refusal ?? status}): drawn, never played; it would have paid ${would} on ${stake}`
  return {
    checks: {
      'the server seed matches the commitment': sha256(serverSeed) === commitment,
      'the commitment is the one of the round': round.commitment === commitment,
      'the rules are those of the round': sha256(text(rules)) === tableHash && rules.gameCode === round.gameCode,
      'seeds and rules give these events': holdsIn(round.events, played && again ? again.events : []),
      'the win follows from the events': (played ? (again?.win ?? 0) : 0) === round.win,
    },
    note: played ? null : note,
  }
}

try {
  const proof = JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8'))
  if (typeof proof.serverSeed !== 'string') throw new Error('the server seed is still in use; change the seeds first')
  const { checks, note } = verify(proof)
  for (const [check, holds] of Object.entries(checks)) console.log(`${holds ? 'yes' : 'NO '}  ${check}`)
  if (note) console.log(note)
  process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1
} catch (error) {
  console.error(`cannot verify: ${error.message}`)
  process.exitCode = 2
}
