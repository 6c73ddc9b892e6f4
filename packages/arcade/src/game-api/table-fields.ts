import * as v from 'valibot'
import type { WireKind } from '../engines/kind.ts'
import { roundEventOf } from '../round-events.ts'
import { minorUnits, roundId, sha256 } from './fields.ts'

/** Instants of a table: milliseconds since 1970 by the clock of the tables, which every server measures against the database's. */
export const instant = v.pipe(v.number(), v.minValue(0))
export const tableId = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
export const roundNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/**
 * `open`: bets are taken. `locked`: they are not any more, and the second share of the result is being made. `running`: the round runs and takes actions, such as a
 * cash-out. `shown`: the result is known, and clients show it. `over`: it has been shown. `void`: the round has no result, and stakes are returned.
 */
export const tableRoundState = v.picklist(['open', 'locked', 'running', 'shown', 'over', 'void'])
export type TableRoundState = v.InferOutput<typeof tableRoundState>

/** A public beacon of drand's scheme `bls-unchained-g1-rfc9380`. All of it is hashed into its chain hash, by which a chain of seeds names it. */
export const beaconNetwork = v.object({
  /** A compressed point of G2, hex. */
  publicKey: v.pipe(v.string(), v.regex(/^[0-9a-f]{192}$/)),
  /** When its first round came, in seconds since 1970. */
  genesisTime: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  periodSeconds: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(86_400)),
  /** The hash of the group that made the key, hex. */
  groupHash: v.pipe(v.string(), v.regex(/^(?:[0-9a-f]{2}){1,64}$/)),
  beaconId: v.pipe(v.string(), v.regex(/^[\w.-]{1,60}$/)),
})

/** How the second share of a result was made: by a signer of the operator's (a unique RSA signature over `message`), or by a public beacon. */
export const secondShare = v.variant('by', [
  v.object({
    by: v.literal('signer'),
    /** SubjectPublicKeyInfo, base64. */
    publicKey: v.string(),
    /** The text that was signed: version, table, number of the round, and the root of all accepted bets. */
    message: v.string(),
    /** Base64. */
    signature: v.string(),
    /** SHA-256 of the bytes 1 and 2 and the signature (the output of RSA-FDH-VRF-SHA256, RFC 9381): what enters the result. */
    share: sha256,
  }),
  v.object({
    by: v.literal('beacon'),
    network: beaconNetwork,
    /** The beacon's round: the first whose time is two seconds after `locksAt`, or later. */
    round: roundNumber,
    /** When bets were closed. */
    locksAt: instant,
    /** Over the SHA-256 of the round as eight bytes: a compressed point of G1, hex. */
    signature: v.pipe(v.string(), v.regex(/^[0-9a-f]{96}$/)),
    /** SHA-256 of the signature: what enters the result. */
    share: sha256,
  }),
])
export type SecondShareProof = v.InferOutput<typeof secondShare>

/** A chain of seeds: each seed is the SHA-256 of the one that is used after it, and the end that was published is that of the first. */
export const seedChain = v.object({
  /** Which of the table's chains, from 1. */
  chain: v.number(),
  /** How many seeds it has. */
  links: v.number(),
  publishedEnd: sha256,
  committedAt: v.string(),
  /** Who makes the second shares of its rounds: SHA-256 of the public key (SubjectPublicKeyInfo) of the signer, or the chain hash of the beacon. */
  signer: sha256,
  /** The host where that signer runs, as the operator says; null: a process of the operator's own. */
  signerAt: v.nullable(v.string()),
})
export type SeedChain = v.InferOutput<typeof seedChain>

/** The fields that a bet's proof has at a table only: where the result comes from, and that the bet was in it. */
export const sharedProof = v.object({
  /** The version of the way from seeds and shares to a result. */
  version: v.string(),
  tableId,
  number: roundNumber,
  chain: seedChain,
  /** Which link of the chain the server seed is, from 1. */
  link: v.number(),
  /** Root of the tree of all bets for money that took part. */
  betsRoot: sha256,
  secondShare,
  /** A bet with play money, which stands in no tree. */
  forFun: v.boolean(),
  /** Where this bet stands in that tree: its place from 0, how many bets there are, and the hashes beside the way to the root, from below. Null for a bet with play money, and one that took no part. */
  bet: v.nullable(v.object({ index: v.number(), size: v.number(), hashes: v.array(sha256) })),
})
export type SharedProof = v.InferOutput<typeof sharedProof>

/** The result of a round in short; past ones as roads and strips show them. `facts` is empty for a void round. */
export const pastRound = v.object({
  number: roundNumber,
  facts: v.array(v.string()),
  state: v.picklist(['shown', 'over', 'void']),
})
export type PastRound = v.InferOutput<typeof pastRound>

export function tableRoundOf(kinds: readonly Pick<WireKind, 'events'>[]) {
  return v.object({
    number: roundNumber,
    state: tableRoundState,
    openedAt: instant,
    /** Bets received at this instant or later are refused. */
    locksAt: instant,
    /** When it began to run; null before, and where rounds do not run. */
    runsFrom: v.nullable(instant),
    /** When the result became known; null before. */
    shownAt: v.nullable(instant),
    /** When the next round opens; null while that is not known. */
    endsAt: v.nullable(instant),
    /** SHA-256 of this round's server seed: the seed of the round before, or the published end of the chain. */
    commitment: sha256,
    /** Which of the table's chains of seeds its seed is of, and which link of that. */
    chain: v.number(),
    link: v.number(),
    /** Where a public beacon makes the second share: which round of it will, the first that comes two seconds after the lock or later. */
    beaconRound: v.optional(roundNumber),
    /** Root of the tree of all accepted bets; null before the lock. */
    betsRoot: v.nullable(sha256),
    /** Null until the result is shown. */
    result: v.nullable(
      v.object({
        events: v.array(roundEventOf(kinds)),
        facts: v.array(v.string()),
        serverSeed: sha256,
        secondShare,
      }),
    ),
    /** The seed of a void round, which is used up too, and the second share where it had one. Null otherwise. */
    voided: v.nullable(v.object({ serverSeed: sha256, secondShare: v.nullable(secondShare) })),
    /** Why the round is void; null otherwise. */
    voidBecause: v.nullable(v.string()),
  })
}
export type TableRoundNow = v.InferOutput<ReturnType<typeof tableRoundOf>>

/** A player at the table who agreed to be shown. */
export const seat = v.object({
  /** Names the player at this table, the same in every round of a day; nobody can tell from it who it is. */
  seat: v.string(),
  /** Masked, such as `は＊＊＊`. */
  name: v.string(),
  /** The amount on each spot of a layout, or under `stake`. */
  bets: v.record(v.string(), minorUnits),
  /** Where the round runs: at which hundredths of the stake the player left it; null if not yet. */
  leftAt: v.nullable(v.number()),
})
export type Seat = v.InferOutput<typeof seat>

export const reactions = ['clap', 'bow', 'luck', 'tea', 'wow', 'thanks'] as const
export const reaction = v.picklist(reactions)

/** A card that the highest bettor turns for all to see: how far it is folded, from which side. */
export const squeezed = v.object({
  number: roundNumber,
  /** Index among the `drawn` events. */
  card: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(5)),
  /** On the card as it lies upright and face down. */
  from: v.picklist(['left', 'right', 'top', 'bottom', 'topLeft', 'topRight', 'bottomLeft', 'bottomRight']),
  /** 0: covered. 1: open. */
  part: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
})

/** Everything that everybody may see of a table. An allow-list: nothing of a result before it is shown. */
export function tableNowOf(kinds: readonly Pick<WireKind, 'events'>[]) {
  return v.object({
    tableId,
    /** When it was sent. */
    now: instant,
    /** The table takes no bets now; null where it is open. */
    closed: v.nullable(v.picklist(['starting', 'draining', 'chain', 'signer'])),
    /** Null before the first round. */
    round: v.nullable(tableRoundOf(kinds)),
    /** Before this round, the newest last; 100 at most. */
    past: v.array(pastRound),
    /** Players with bets in this round. */
    players: v.number(),
    /** All that is staked on it. */
    staked: minorUnits,
    /** The players who agreed to be shown, by stake; 7 at most. */
    seats: v.array(seat),
    /** Who may turn the cards, where the game has that; null: nobody. */
    squeezer: v.nullable(v.string()),
  })
}
export type TableNow = v.InferOutput<ReturnType<typeof tableNowOf>>

/** A change of `TableNow`; `now` is when it was sent. */
export function tableMessageOf(kinds: readonly Pick<WireKind, 'events'>[]) {
  const now = instant
  return v.variant('type', [
    /** The round is in another state, or another one has opened. */
    v.object({ type: v.literal('round'), now, round: tableRoundOf(kinds), squeezer: v.nullable(v.string()) }),
    v.object({
      type: v.literal('closed'),
      now,
      closed: v.nullable(v.picklist(['starting', 'draining', 'chain', 'signer'])),
    }),
    /** The round still runs, and has run for so long. */
    v.object({ type: v.literal('running'), now, number: roundNumber, elapsedMs: v.number() }),
    /** Bets that have left the running round, of everybody: seats that are shown, and how many others. */
    v.object({
      type: v.literal('left'),
      now,
      number: roundNumber,
      seats: v.array(v.object({ seat: v.string(), hundredths: v.number() })),
      others: v.number(),
    }),
    v.object({
      type: v.literal('seats'),
      now,
      number: roundNumber,
      players: v.number(),
      staked: minorUnits,
      seats: v.array(seat),
    }),
    v.object({ type: v.literal('reaction'), now, seat: v.string(), name: v.string(), reaction }),
    v.object({ type: v.literal('squeezed'), now, seat: v.string(), ...squeezed.entries }),
  ])
}
export type TableMessage = v.InferOutput<ReturnType<typeof tableMessageOf>>

/**
 * `asked`: the stake is being requested; repeat the request in a moment. `placed`: it takes part. `settling`: the win is owed and on its way. `settled`: it is paid; 0 for a lost bet. `refused`: no stake was taken.
 * `returning`, `returned`: the stake goes back, because it was taken after the lock or the round is void.
 */
export const tableBetStatus = v.picklist(['asked', 'placed', 'settling', 'settled', 'refused', 'returning', 'returned'])
export type TableBetStatus = v.InferOutput<typeof tableBetStatus>

/** A player's own bet. Its id is that of a round everywhere else: in the histories and in proofs. */
export function tableBetOf(kinds: readonly Pick<WireKind, 'events'>[]) {
  return v.object({
    id: roundId,
    tableId,
    number: roundNumber,
    stake: minorUnits,
    choice: v.unknown(),
    /** With `atMs`, when each was received. */
    actions: v.array(v.unknown()),
    receivedAt: instant,
    status: tableBetStatus,
    refusal: v.nullable(v.string()),
    /** Null until the result is shown. */
    win: v.nullable(minorUnits),
    /** The round as this bet sees it, once the result is shown: the events of the table with what this bet is paid. */
    events: v.array(roundEventOf(kinds)),
  })
}
export type TableBetNow = v.InferOutput<ReturnType<typeof tableBetOf>>
