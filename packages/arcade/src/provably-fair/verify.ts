import { canonicalText } from '../engines/canonical-text.ts'
import type { Game, Replayed } from '../engines/game.ts'
import type { SharedProof } from '../game-api/table-fields.ts'
import type { Round } from '../game-api.ts'
import type { JackpotProof } from '../jackpots/terms.ts'
import { blockMessage } from '../rng/block-message.ts'
import { createDraws } from '../rng/draws.ts'
import type { Title } from '../titles/title.ts'
import { type JackpotVerification, verifyJackpot } from './verify-jackpot.ts'
import { type SharedVerification, verifyShared } from './verify-shared.ts'
import { sha256Hex } from './web-sha256.ts'

/** The data of a round from `GET /arcade/rounds/:id/proof`, once its seed is revealed. */
export interface RoundProof {
  readonly tableHash: string
  /** The rules that were sent with the round; their hash is `tableHash`. */
  readonly rules: object
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  /** The proof of a bet at a table: where the result comes from. */
  readonly shared?: SharedProof | undefined
  /** The effect of the round on jackpots; absent: it took no part. */
  readonly jackpot?: JackpotProof | undefined
  readonly round: Pick<
    Round,
    | 'id'
    | 'startedAt'
    | 'commitment'
    | 'nonce'
    | 'stake'
    | 'choice'
    | 'actions'
    | 'finishedByRules'
    | 'status'
    | 'events'
    | 'win'
    | 'jackpot'
  >
}

export interface Verification {
  /** The revealed seed matches the commitment. */
  readonly commitmentHolds: boolean
  /** The round names the same commitment. */
  readonly commitmentIsOfRound: boolean
  /** The round was played by the rules in this program, and they are those that were sent with it. */
  readonly tableHolds: boolean
  /** The seeds and the nonce give the same events; a round that was not played shows none. It is marked as finished by its rules if the server acted for its player. */
  readonly eventsHold: boolean
  /** True if the round paid what its events and rules give; a round that was not played pays nothing. */
  readonly winHolds: boolean
  /** The proof says where the result comes from if, and only if, the rounds of the game belong to tables. */
  readonly kindHolds: boolean
  /** How the result of a shared round came about, with each check of it; null for a round of one player. */
  readonly shared: SharedVerification | null
  /** The check of the round's effect on jackpots; null where it took no part. */
  readonly jackpot: JackpotVerification | null
  /** All of these. */
  readonly holds: boolean
  /** False for a round that was drawn and whose stake was not taken, or was returned: `recomputed` then says what it would have paid. */
  readonly played: boolean
  /** Null if the rules do not allow the choice or the actions. */
  readonly recomputed: Replayed | null
}

/**
 * Recomputes the round from its seeds with Web Crypto, in the browser and without a server, by the rules that it was played with. With unknown rules it is
 * recomputed by the current ones, and `tableHolds` is false.
 */
export async function verifyRound(
  { current, past, shared: isShared }: Pick<Title, 'current' | 'past' | 'shared'>,
  { round, shared: from, jackpot: drawn, ...proof }: RoundProof,
  options: { readonly mostLinks?: number } = {},
): Promise<Verification> {
  const game = await gameWithHash([current, ...past], proof.tableHash)
  const recomputed = await recompute(game ?? current, { ...proof, ...round })
  const played = wasPlayed(round)
  const [events, win] = played ? [recomputed?.events, recomputed?.win ?? 0] : [[], 0]
  // actions that the game does not offer are the server’s
  const acted = round.actions.some((action) => !(game ?? current).offersAction(action))
  const endHolds = from !== undefined || acted === (round.finishedByRules === true)
  const sameEvents = events !== undefined && canonicalText(events) === canonicalText(round.events)
  const checks = {
    commitmentHolds: (await sha256Hex(proof.serverSeed)) === proof.commitment,
    commitmentIsOfRound: round.commitment === proof.commitment,
    tableHolds: game !== null && (await sha256Hex(canonicalText(proof.rules))) === proof.tableHash,
    eventsHold: recomputed !== null && sameEvents && endHolds,
    winHolds: recomputed !== null && round.win === win,
    kindHolds: (from === undefined) === (isShared === undefined),
  }
  const shared = from
    ? await verifyShared(
        from,
        { ...proof, nonce: round.nonce, startedAt: round.startedAt, bet: round, played },
        options,
      )
    : null
  const won = round.jackpot ?? null
  const jackpot = drawn ? await verifyJackpot(drawn, { ...proof, nonce: round.nonce, stake: round.stake, won }) : null
  const jackpotHolds = jackpot === null ? won === null : Object.values(jackpot).every(Boolean)
  const holds = Object.values(checks).every(Boolean) && (shared === null || sharedHolds(shared)) && jackpotHolds
  return { ...checks, shared, jackpot, holds, played, recomputed }
}

/** A chain that is too long to be followed here holds as far as it was. */
const sharedHolds = ({ chainFollowed: _, ...checks }: SharedVerification) => Object.values(checks).every(Boolean)

/** True if a stake was taken and kept. */
export const wasPlayed = ({ status }: Pick<Round, 'status'>) =>
  status === 'settled' || status === 'settling' || status === 'playing'

/** The rules with this hash, current or past ones of the title. */
export async function gameWithHash(games: readonly Game[], hash: string): Promise<Game | null> {
  for (const game of games) if ((await rulesHashOf(game)) === hash) return game
  return null
}

/** SHA-256 of the canonical text of a game's rules. */
export function rulesHashOf({ rules }: Pick<Game, 'rules'>): Promise<string> {
  return sha256Hex(canonicalText(rules))
}

interface Drawn {
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
}

/** Plays a round again. Web Crypto is asynchronous and the rules are not, so blocks are computed ahead; if they do not suffice, twice as many. */
export async function recompute(game: Game, proof: Drawn): Promise<Replayed | null> {
  const key = await crypto.subtle.importKey('raw', utf8(proof.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const blocks: Uint8Array[] = []
  for (let wanted = 8; wanted <= 2 ** 15; wanted *= 2) {
    const missing = Array.from({ length: wanted - blocks.length }, (_, ahead) => blocks.length + ahead)
    const signed = missing.map((block) => crypto.subtle.sign('HMAC', key, utf8(blockMessage({ ...proof, block }))))
    blocks.push(...(await Promise.all(signed)).map((buffer) => new Uint8Array(buffer)))
    try {
      const { stake, choice, actions } = proof
      const draws = createDraws((index) => blocks[index] ?? raise(new NeedsMore()))
      return game.replay({ draws, stake, choice, actions })
    } catch (error) {
      if (!(error instanceof NeedsMore)) throw error
    }
  }
  throw new Error('the round needs too many random numbers')
}

class NeedsMore extends Error {}

function raise(error: Error): never {
  throw error
}

const utf8 = (text: string) => new TextEncoder().encode(text)
