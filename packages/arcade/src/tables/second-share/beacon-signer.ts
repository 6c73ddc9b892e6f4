import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import { type BeaconNetwork, beaconHash, beaconRoundFor, beaconTime } from '../../provably-fair/beacon.ts'
import type { NamedSigner } from './named-signer.ts'
import { startBeaconVerifier } from './verify-beacon.ts'

/** A public beacon, and where its rounds are read. */
export interface Beacon {
  /** Such as `https://api.drand.sh`. It is not trusted: what it sends is verified with the key of the network. */
  readonly url: string
  readonly network: BeaconNetwork
}

const hex = v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2})+$/))
const beaconRound = v.object({ round: v.number(), signature: v.pipe(hex, v.length(96)) })

/** After the time of the beacon's round; the table asks again after that, and voids its round when its own time is over. */
const mostMs = 3_000
const mostOfACallMs = 1_500
const askAgainMs = 200
/** The clock of the tables is measured again while a round is waited for. */
const lookMs = 100

/**
 * Takes second shares from a public beacon by the HTTP interface of drand. The operator has no key of it. `now`: the clock of the tables. Every share that it gives is verified: the
 * beacon's signature of the one round that follows from the lock.
 */
export function beaconSigner({ url, network }: Beacon, { now }: { now: () => number }): NamedSigner {
  const chain = beaconHash(network)
  const verifier = startBeaconVerifier()
  const base = url.endsWith('/') ? url : `${url}/`

  /** Null while the beacon does not have it yet, or cannot be reached. */
  async function read(round: number): Promise<string | null> {
    const address = new URL(`${await chain}/public/${round}`, base)
    const response = await fetch(address, { signal: AbortSignal.timeout(mostOfACallMs), redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      return null
    }
    const sent = v.parse(beaconRound, await response.json())
    if (sent.round !== round) throw new Error(`the beacon sent round ${sent.round} for round ${round}`)
    return sent.signature
  }

  return {
    at: new URL(url).hostname,
    identity: () => chain,
    key: async () => JSON.stringify(network),
    beacon: {
      roundFor: (locksAt) => beaconRoundFor(network, locksAt),
      timeOf: (round) => beaconTime(network, round),
    },
    holds: async (proof, { signer }) => proof.by === 'beacon' && verifier.holds(proof, { signer }),
    shareOf: async ({ locksAt }) => {
      const round = beaconRoundFor(network, locksAt)
      for (let leftMs = 1; leftMs > 0; leftMs = beaconTime(network, round) - now())
        await sleep(Math.min(leftMs, lookMs))
      const until = performance.now() + mostMs
      for (let why: unknown = null; ; ) {
        const signature = await read(round).catch((error: unknown) => {
          if (error instanceof TypeError || (error instanceof Error && error.name === 'TimeoutError')) why = error
          else throw error
          return null
        })
        if (signature !== null) {
          const share = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(signature, 'hex')))
          return { by: 'beacon', network, round, locksAt, signature, share: share.toString('hex') }
        }
        if (performance.now() > until)
          throw new Error(`the beacon did not send round ${round} within ${mostMs} ms`, { cause: why })
        await sleep(askAgainMs) // it comes a moment after its time
      }
    },
    stop: () => verifier.stop(),
  }
}
