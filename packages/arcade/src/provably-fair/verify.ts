import { type PlayedRound, playSlot } from '../engines/slot/play-slot.ts'
import { canonicalText, type SlotTable } from '../engines/slot/slot-table.ts'
import { blockMessage } from '../rng/block-message.ts'
import { createDraws } from '../rng/draws.ts'
import type { RoundEvent } from '../round-events.ts'
import { findTitle } from '../titles/index.ts'

/** The data of a round from `GET /arcade/rounds/:id/proof`. */
export interface RoundProof {
  readonly gameCode: string
  readonly tableHash: string
  readonly commitment: string
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stake: number
  readonly events: readonly RoundEvent[]
}

export interface Verification {
  /** The revealed seed matches the commitment. */
  readonly commitmentHolds: boolean
  /** The round was played by the rules in this program. */
  readonly tableHolds: boolean
  /** The seeds and the nonce give the same events. */
  readonly eventsHold: boolean
  readonly recomputed: PlayedRound
}

/** Recomputes the round from its seeds with Web Crypto, in the browser and without a server. */
export async function verifyRound(proof: RoundProof): Promise<Verification> {
  const table = findTitle(proof.gameCode)?.table
  if (!table) throw new Error(`the rules of ${proof.gameCode} are not in this program`)
  const recomputed = await replay(table, proof)
  return {
    commitmentHolds: (await sha256Hex(proof.serverSeed)) === proof.commitment,
    tableHolds: (await tableHashOf(table)) === proof.tableHash,
    eventsHold: canonicalText(recomputed.events) === canonicalText(proof.events),
    recomputed,
  }
}

/** SHA-256 of the table's canonical text. */
export function tableHashOf(table: SlotTable): Promise<string> {
  return sha256Hex(canonicalText(table))
}

/** Web Crypto is asynchronous and the rules are not, so blocks are computed ahead; if they do not suffice, twice as many. */
async function replay(table: SlotTable, proof: RoundProof): Promise<PlayedRound> {
  const key = await crypto.subtle.importKey('raw', utf8(proof.serverSeed), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
  ])
  const blocks: Uint8Array[] = []
  for (let wanted = 8; wanted <= 2 ** 15; wanted *= 2) {
    const missing = Array.from({ length: wanted - blocks.length }, (_, ahead) => blocks.length + ahead)
    const signed = missing.map((block) => crypto.subtle.sign('HMAC', key, utf8(blockMessage({ ...proof, block }))))
    blocks.push(...(await Promise.all(signed)).map((buffer) => new Uint8Array(buffer)))
    try {
      return playSlot(table, {
        draws: createDraws((index) => blocks[index] ?? raise(new NeedsMore())),
        stake: proof.stake,
      })
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
