// What a round did to the jackpots of its pool, beside what its game paid. Amounts of meters are millionths of a yen, prizes whole yen. Levels are drawn in the order of the proof, and the first
// that wins is the only one. This does not check that the meters before the round were those that the rounds before it had left.
import { createHmac } from 'node:crypto'

const million = 1_000_000n

/** A whole number from 0 to n − 1: big-endian 64-bit words of HMAC-SHA256, without those that would favour small results. */
function numberBelow(of, { serverSeed, clientSeed, nonce, pool, level }) {
  const n = BigInt(of)
  const limit = 2n ** 64n - (2n ** 64n % n)
  for (let block = 0; block < 100; block++) {
    const bytes = createHmac('sha256', serverSeed)
      .update(`jackpot:${clientSeed}:${nonce}:${pool}.${level}:${block}`)
      .digest()
    for (let at = 0; at < 32; at += 8) if (bytes.readBigUInt64BE(at) < limit) return bytes.readBigUInt64BE(at) % n
  }
  throw new Error('no number of the jackpot draw is acceptable')
}

/** The chance of a round to win a level: under ÷ of. */
function chanceOf({ drop, increment }, { before, times }, stake) {
  if (drop.by === 'amount') return [BigInt(stake) * BigInt(increment), BigInt(drop.cap) * million - BigInt(before)]
  if (drop.by === 'chance') return [BigInt(stake), BigInt(drop.oneIn)]
  if (drop.by !== 'time') throw new Error('a jackpot drops in no way that is known here')
  return times ? [BigInt(times.at - times.from), BigInt(times.until - times.from)] : [0n, 1n]
}

/** Checks by name. `jackpot` is that part of the proof; `won` what the round shows that a jackpot paid. */
export function jackpotChecks({ jackpot, serverSeed, clientSeed, round }) {
  const { pool, levels, draws } = jackpot
  const holds = { chances: levels.length === draws.length, numbers: true, prizes: true }
  let won = null
  for (const [place, terms] of levels.entries()) {
    const draw = draws[place] ?? {}
    const [under, of] = chanceOf(terms, draw, round.stake)
    const [increment, reserve] = [round.stake * terms.increment, round.stake * terms.reserve]
    holds.chances &&=
      draw.level === terms.level &&
      draw.increment === increment &&
      draw.reserve === reserve &&
      BigInt(draw.under) === under &&
      BigInt(draw.of) === of
    const isOpen = won === null && under > 0n && under < of
    const number = isOpen
      ? numberBelow(of, { serverSeed, clientSeed, nonce: round.nonce, pool, level: terms.level })
      : null
    holds.numbers &&= number === null ? draw.drawn === null : draw.drawn !== null && BigInt(draw.drawn) === number
    const hits = won === null && (number === null ? under > 0n && under >= of : number < under)
    const raised = BigInt(draw.before) + BigInt(increment)
    const isAbove = terms.drop.by !== 'time' && raised > BigInt(terms.drop.cap) * million
    const prize = hits ? (isAbove ? terms.drop.cap : Number(raised / million)) : null
    holds.prizes &&= draw.prize === prize
    if (hits) won = { pool, level: terms.level, amount: prize }
  }
  const shown = round.jackpot ?? null
  const isShown = ['pool', 'level', 'amount'].every((field) => won?.[field] === shown?.[field])
  return {
    'the chance of each jackpot follows from stake, rules and meter': holds.chances,
    'the numbers of the jackpots follow from the seeds': holds.numbers,
    'what a jackpot paid follows from its number': holds.prizes && isShown,
  }
}
