// Verifies rounds of Andon's games: node verify.mjs proof.json
// The proof is the reply of GET /arcade/rounds/{id}/proof, after the seeds were changed. It holds the rules as data; the files play-….mjs, one for each way to play, play them from the seeds, with Node's crypto and nothing of
// Andon's; jackpot.mjs checks draws of jackpots, shared.mjs the results of shared tables. README.md says what is not checked. Exits 0 if all of it is right, 1 if something is wrong, 2 if it is no proof that can be checked.
import { createHash, createHmac } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import { jackpotChecks } from './jackpot.mjs'
import { sharedChecks } from './shared.mjs'

/** Each file has `isOf(rules)` and `play(rules, { draw, stake, choice, actions })`: events, win (null: not yet decided) and further stakes, or null if the rules do not allow it. */
const files = readdirSync(import.meta.dirname).filter((name) => name.startsWith('play-'))
const kinds = await Promise.all(files.map((name) => import(`./${name}`)))

/** JSON with sorted keys; `change` sees each value first. */
const text = (value, change = (_, part) => part) =>
  JSON.stringify(value, (field, given) => {
    const part = change(field, given)
    const isObject = part && typeof part === 'object' && !Array.isArray(part)
    return isObject ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part
  })
const sha256 = (of) => createHash('sha256').update(of).digest('hex')

/** Whole numbers from 0 to n − 1: big-endian 32-bit words of HMAC-SHA256(server seed, client seed:nonce:block), without those that would favour small results. */
function drawsOf({ serverSeed, clientSeed, nonce }) {
  let [block, words] = [0, []]
  const word = () => {
    if (words.length === 0) {
      const bytes = createHmac('sha256', serverSeed).update(`${clientSeed}:${nonce}:${block++}`).digest()
      words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => bytes.readUInt32BE(at))
    }
    return words.shift()
  }
  return (n) => {
    let drawn = word()
    while (drawn >= 2 ** 32 - (2 ** 32 % n)) drawn = word()
    return drawn % n
  }
}

/** Every event in its order, with every field. In which order wins and places are listed does not matter. */
const lists = ['wins', 'positions', 'removed']
const listed = (field, value) =>
  lists.includes(field) && Array.isArray(value) ? value.map((one) => text(one, listed)).sort() : value

/** What must be true of a proof, by name, and what is to be said about it. Throws if it cannot be checked. */
export function verify({ round, rules, tableHash, commitment, serverSeed, clientSeed, shared, jackpot }) {
  if (typeof serverSeed !== 'string') throw new Error('the server seed is still in use; change the seeds first')
  const { nonce, stake, choice, actions, status, refusal } = round
  const kind = kinds.find(({ isOf }) => isOf(rules))
  if (!kind) throw new Error('no file beside this one plays such rules')
  const isDraw = /^[\w.-]{1,64}$/.test(clientSeed) && Number.isSafeInteger(nonce) && nonce >= 0
  const isStake = Number.isSafeInteger(stake) && stake > 0
  const again =
    isDraw && isStake && kind.play(rules, { draw: drawsOf({ serverSeed, clientSeed, nonce }), stake, choice, actions })
  const played = ['settled', 'settling', 'playing'].includes(status)
  const unplayed = ['open', 'cancelling', 'cancelled', 'refused'].includes(status)
  const isOpen = status === 'playing' || status === 'open'
  return {
    checks: {
      'the server seed matches the commitment': sha256(serverSeed) === commitment,
      'the commitment is the one of the round': round.commitment === commitment,
      'the rules are those of the round': sha256(text(rules)) === tableHash && rules.gameCode === round.gameCode,
      'the rules allow its choice and actions': Boolean(again),
      'its state follows from what was played':
        (played || unplayed) &&
        (!played || isOpen === (again?.win === null)) &&
        (refusal === null || status === 'refused'),
      'the rules finished it if, and only if, the server acted for its player':
        (round.finishedByRules === true) === actions.some(({ type }) => type === 'timeOut'),
      'seeds and rules give these events':
        text(round.events, listed) === text(played && again ? again.events : [], listed),
      'the win follows from the events': round.win === ((played && again?.win) || 0),
      'further stakes follow from the actions': (round.furtherStaked ?? 0) === ((played && again?.furtherStaked) || 0),
      ...(jackpot === undefined
        ? { 'no jackpot is shown without its draw': (round.jackpot ?? null) === null }
        : jackpotChecks({ jackpot, serverSeed, clientSeed, round })),
      ...(shared === undefined ? {} : sharedChecks({ shared, serverSeed, clientSeed, round, played }, text)),
    },
    note: played
      ? null
      : `not staked (${refusal ?? status}): drawn, never played; it would have paid ${again?.win ?? 'what its player had won'} on ${stake}`,
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) {
  try {
    const { checks, note } = verify(JSON.parse(readFileSync(process.argv[2] ?? 0, 'utf8')))
    for (const [check, holds] of Object.entries(checks)) console.log(`${holds ? 'yes' : 'NO '}  ${check}`)
    if (note) console.log(note)
    process.exitCode = Object.values(checks).every(Boolean) ? 0 : 1
  } catch (error) {
    console.error(`cannot verify: ${error.message}`)
    process.exitCode = 2
  }
}
