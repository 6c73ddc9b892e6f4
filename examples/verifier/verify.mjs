// Verifies one round of Andon's games: node verify.mjs proof.json
// The proof is the reply of GET /arcade/rounds/{id}/proof, after the seeds were changed. It holds the rules as data; these two files play them from the seeds, with
// Node's crypto and nothing of Andon's. Exits 0 if all of it is right, 1 if something in it is wrong, 2 if it is no proof that can be checked.
import { createHash, createHmac } from 'node:crypto'
import { readFileSync } from 'node:fs'
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
  const cells = rules.columns * rules.rows
  const { hazards: count } = choice
  if (!(Number.isInteger(count) && count >= rules.hazards.least && count <= rules.hazards.most)) return null
  const board = Array.from({ length: cells }, (_, cell) => cell)
  for (let at = 0; at < count; at++) {
    const other = at + draw(cells - at)
    ;[board[at], board[other]] = [board[other], board[at]]
  }
  const hazards = board.slice(0, count).sort((a, b) => a - b)
  const choose = (n, k) =>
    Array.from({ length: k }, (_, i) => i).reduce((ways, i) => (ways * BigInt(n - i)) / BigInt(i + 1), 1n)
  const parts = (k) => [
    BigInt(rules.return.numerator) * choose(cells, k),
    BigInt(rules.return.denominator) * choose(cells - count, k),
  ]
  const prize = (k) => Number((BigInt(stake) * parts(k)[0]) / parts(k)[1])
  let steps = 0
  while (steps < cells - count && parts(steps + 1)[0] <= BigInt(rules.mostMultiple) * parts(steps + 1)[1]) steps++
  const events = [{ type: 'boardOpened', cells, hazards: count }]
  const opened = []
  let win = null
  const end = (amount) => {
    win = amount
    events.push({ type: 'boardRevealed', hazards }, { type: 'roundEnd', amount })
  }
  const cashOut = (byTimeOut) => {
    events.push({ type: 'cashedOut', opened: opened.length, amount: prize(opened.length), byTimeOut })
    end(prize(opened.length))
  }
  const open = (cell, byTimeOut) => {
    const safe = !hazards.includes(cell)
    if (safe) opened.push(cell)
    events.push({
      type: 'cellOpened',
      cell,
      safe,
      opened: opened.length,
      amount: safe ? prize(opened.length) : 0,
      byTimeOut,
    })
    if (!safe) end(0)
    else if (byTimeOut || opened.length === steps) cashOut(byTimeOut)
  }
  for (const { type, cell } of actions) {
    if (win !== null) return null
    if (type === 'open' && cell >= 0 && cell < cells && !opened.includes(cell)) open(cell, false)
    else if (type === 'cashOut' && opened.length > 0) cashOut(false)
    else if (type !== 'timeOut') return null
    else if (opened.length > 0) cashOut(true)
    else open(draw(cells), true)
  }
  return { events, win }
}

/** What must be true of a proof, and what is to be said about it. */
function verify({ round, rules, tableHash, commitment, serverSeed, clientSeed }) {
  const { nonce, stake, choice, actions, status } = round
  const draw = drawsOf({ serverSeed, clientSeed, nonce })
  const again =
    'hazards' in rules ? playMines(rules, { draw, stake, choice, actions }) : playSlot(rules, { draw, stake })
  const played = ['settled', 'settling', 'playing'].includes(status)
  const would = again?.win === null ? 'what its player had won' : again?.win
  const note = `not staked (${round.refusal ?? status}): drawn, never played; it would have paid ${would} on ${stake}`
  return {
    checks: {
      'the server seed matches the commitment': sha256(serverSeed) === commitment,
      'the commitment is the one of the round': round.commitment === commitment,
      'the rules are those of the round': sha256(text(rules)) === tableHash && rules.gameCode === round.gameCode,
      'seeds and rules give these events': text(played ? again?.events : []) === text(round.events),
      'the win follows from the events': (played && again ? (again.win ?? 0) : 0) === round.win,
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
