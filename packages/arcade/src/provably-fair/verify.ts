import { canonicalText } from '../engines/canonical-text.ts'
import type { Game, Replayed } from '../engines/game.ts'
import { blockMessage } from '../rng/block-message.ts'
import { createDraws } from '../rng/draws.ts'
import type { RoundEvent } from '../round-events.ts'
import type { Title } from '../titles/title.ts'

/** The data of a round from `GET /arcade/rounds/:id/proof`. */
export interface RoundProof {
  readonly tableHash: string
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: number
  readonly choice: unknown
  readonly actions: readonly unknown[]
  readonly events: readonly RoundEvent[]
}

export interface Verification {
  /** The revealed seed matches the commitment. */
  readonly commitmentHolds: boolean
  /** The round was played by the rules in this program. */
  readonly tableHolds: boolean
  /** The seeds and the nonce give the same events. */
  readonly eventsHold: boolean
  /** Null if the rules do not allow the choice or the actions. */
  readonly recomputed: Replayed | null
}

/**
 * Recomputes the round from its seeds with Web Crypto, in the browser and without a server, by the rules that it was played with. With unknown rules it is
 * recomputed by the current ones, and `tableHolds` is false.
 */
export async function verifyRound(
  { current, past }: Pick<Title, 'current' | 'past'>,
  proof: RoundProof,
): Promise<Verification> {
  const game = await gameWithHash([current, ...past], proof.tableHash)
  const recomputed = await replay(game ?? current, proof)
  return {
    commitmentHolds: (await sha256Hex(proof.serverSeed)) === proof.commitment,
    tableHolds: game !== null,
    eventsHold: recomputed !== null && canonicalText(recomputed.events) === canonicalText(proof.events),
    recomputed,
  }
}

async function gameWithHash(games: readonly Game[], hash: string): Promise<Game | null> {
  for (const game of games) if ((await rulesHashOf(game)) === hash) return game
  return null
}

/** SHA-256 of the canonical text of a game's rules. */
export function rulesHashOf({ rules }: Pick<Game, 'rules'>): Promise<string> {
  return sha256Hex(canonicalText(rules))
}

/** Web Crypto is asynchronous and the rules are not, so blocks are computed ahead; if they do not suffice, twice as many. */
async function replay(game: Game, proof: RoundProof): Promise<Replayed | null> {
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

async function sha256Hex(text: string): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const utf8 = (text: string) => new TextEncoder().encode(text)
