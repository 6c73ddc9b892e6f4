import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { NamedSigner } from './named-signer.ts'

/** A public beacon: its chain, 64 hex digits, and when its rounds come. */
export interface Beacon {
  /** Such as `https://api.drand.sh`. */
  readonly url: string
  readonly chain: string
  /** When its first round came, in ms since 1970. */
  readonly genesisMs: number
  readonly periodMs: number
}

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/))
const beaconRound = v.object({ round: v.number(), randomness: v.pipe(hex, v.length(64)), signature: hex })

const mostMs = 3_000
const askAgainMs = 200

/** The first round of a beacon that comes after an instant: nobody can know it then. */
export function beaconRoundAfter({ genesisMs, periodMs }: Beacon, instantMs: number): number {
  return Math.max(1, Math.floor((instantMs - genesisMs) / periodMs) + 2)
}

/**
 * Takes second shares from a beacon by the HTTP interface of drand. It is a source only: `secondShareHolds` must verify the beacon's signature before a share counts, and until this program verifies BLS12-381
 * it refuses every one. So no setting names a beacon yet.
 */
export function beaconSigner(beacon: Beacon, { now }: { now: () => number }): NamedSigner {
  const { url, chain, genesisMs, periodMs } = beacon
  return {
    at: new URL(url).hostname,
    identity: async () => chain,
    shareOf: async ({ locksAt }) => {
      const round = beaconRoundAfter(beacon, locksAt)
      await sleep(Math.max(0, genesisMs + (round - 1) * periodMs - now()))
      const until = performance.now() + mostMs
      while (performance.now() < until) {
        const response = await fetch(`${url}/${chain}/public/${round}`, { signal: AbortSignal.timeout(mostMs) })
        if (response.ok) {
          const sent = v.parse(beaconRound, await response.json())
          if (sent.round !== round) throw new Error(`the beacon sent round ${sent.round} for round ${round}`)
          return { by: 'beacon', chain, round, signature: sent.signature, share: sent.randomness }
        }
        await sleep(askAgainMs) // it comes a moment after its time
      }
      throw new Error(`the beacon did not send round ${round} within ${mostMs} ms`)
    },
    stop: async () => undefined,
  }
}
