import { chanceOf, isOpen, isWon, prizeOf } from '../jackpots/draw-levels.ts'
import type { JackpotProof, JackpotWin, LevelDraw, LevelTerms } from '../jackpots/terms.ts'
import { jackpotMessage, numberIn } from '../rng/jackpot-number.ts'

export interface JackpotVerification {
  /** True if the sums added to each level, and its chance, follow from stake, rules and the meter before. */
  readonly chancesHold: boolean
  /** The numbers drawn follow from the seeds. */
  readonly numbersHold: boolean
  /** True if the prize follows from the numbers and is the one that the round shows. */
  readonly prizesHold: boolean
}

interface DrawnRound {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: number
  /** The prize of a jackpot that the round shows. */
  readonly won: JackpotWin | null
}

/**
 * Verifies what a round did to the jackpots of its pool, with Web Crypto. That the meters before it were those that the rounds before had left, no proof of one round can show: the
 * operator's audit does (`npm run audit-jackpots`).
 */
export async function verifyJackpot(
  { pool, levels, draws }: JackpotProof,
  round: DrawnRound,
): Promise<JackpotVerification> {
  const key = await crypto.subtle.importKey('raw', utf8(round.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  let chancesHold = draws.length === levels.length
  let numbersHold = true
  let prizesHold = true
  let won: JackpotWin | null = null
  for (const [place, terms] of levels.entries()) {
    const draw = draws[place]
    if (draw?.level !== terms.level) return { chancesHold: false, numbersHold: false, prizesHold: false }
    chancesHold &&= chanceHolds(terms, draw, round.stake)
    const mayWin: boolean = won === null
    const drawn: number | null =
      mayWin && isOpen(draw) ? await numberOf(key, { ...round, pool, level: terms.level, of: draw.of }) : null
    numbersHold &&= drawn === draw.drawn
    const prize: number | null =
      mayWin && isWon({ ...draw, drawn }) ? prizeOf(terms, draw.before + draw.increment) : null
    prizesHold &&= prize === draw.prize
    if (prize !== null) won = { pool, level: terms.level, amount: prize }
  }
  return { chancesHold, numbersHold, prizesHold: prizesHold && isSame(won, round.won) }
}

function chanceHolds(terms: LevelTerms, draw: LevelDraw, stake: number): boolean {
  const { before, times } = draw
  const { under, of } = chanceOf(terms, { stake, before, times })
  return (
    draw.increment === stake * terms.increment &&
    draw.reserve === stake * terms.reserve &&
    draw.under === under &&
    draw.of === of
  )
}

/** Far more than any draw needs. */
const maxBlocks = 100

async function numberOf(
  key: CryptoKey,
  { of, ...about }: Omit<Parameters<typeof jackpotMessage>[0], 'block'> & { readonly of: number },
): Promise<number> {
  for (let block = 0; block < maxBlocks; block++) {
    const signed = await crypto.subtle.sign('HMAC', key, utf8(jackpotMessage({ ...about, block })))
    const number = numberIn(new Uint8Array(signed), of)
    if (number !== null) return number
  }
  throw new Error('the draw needs too many random numbers')
}

const isSame = (one: JackpotWin | null, other: JackpotWin | null) =>
  one?.pool === other?.pool && one?.level === other?.level && one?.amount === other?.amount

const utf8 = (text: string) => new TextEncoder().encode(text)
