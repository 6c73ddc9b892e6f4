import * as v from 'valibot'
import { endpoint, parseRoute, type ReplyOf, type RequestOf } from './endpoint.ts'
import { balanceAmount, currency, gameCode } from './fields.ts'
import { languageCodes } from './languages.ts'
import { siteCode } from './offered-where.ts'
import { playDetails } from './play-details.ts'
import { lobbyCalls } from './wallet-api/lobby-calls.ts'
import { jackpotMoneyCalls } from './wallet-api/move-jackpot.ts'
import { stakeRefusals } from './wallet-api/stake-refusals.ts'

export type { WalletRefusalBody } from './wallet-api/refusal-body.ts'

/** Header names of a signed call. `X-Signature` is `<algorithm>=<base64>` with algorithm `ed25519`, `hmac-sha256` or `rsa-sha256`. */
export const walletApiHeaders = { supplier: 'x-supplier', signature: 'x-signature' } as const

const id = v.pipe(v.string(), v.regex(/^[\w.:-]{1,100}$/))
const stake = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(0),
  v.maxValue(1_000_000_000_000),
  v.check((amount) => !Object.is(amount, -0), 'an amount is −0'),
)

const about = { details: v.optional(playDetails) }
/**
 * What of the stake goes into a jackpot, which has the supplier's name for it. It is part of `amount`, and moves in the operator's books from what the
 * supplier's games took to what its jackpots owe. A rollback of the bet returns it; so does an adjustment that cancels the round.
 */
const contribution = v.strictObject({
  jackpot: id,
  /** Of a minor unit. */
  millionths: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000_000)),
})
export type Contribution = v.InferOutput<typeof contribution>
const contributions = v.optional(v.pipe(v.array(contribution), v.maxLength(8)))
const isWithinStake = (asked: { amount: number; contributions?: Contribution[] | undefined }) =>
  (asked.contributions ?? []).reduce((sum, { millionths }) => sum + millionths, 0) <= asked.amount * 1_000_000
const aboveStake = 'contributions are more than amount'

/**
 * What a jackpot pays to the player, on top of the game's own win: real cash, from the account of this jackpot, which the contributions of stakes under the
 * same name fill.
 */
const jackpotPrize = v.strictObject({
  id,
  /** Minor units. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000_000_000)),
})
export type JackpotPrize = v.InferOutput<typeof jackpotPrize>

/** What of the balance are free bets; only a sportsbook is told. */
const freeBets = v.optional(balanceAmount)

/**
 * The API between the operator and a game supplier (seamless wallet). Bodies are JSON, signed over the raw bytes. The supplier identifies a player by
 * `playerId` and does not see pockets. `bet` needs a live game session; `win` and `rollback` do not, because money that is owed is paid.
 *
 * Money effect, by what is stored for the bet's `transactionId` (rows: state; columns: call):
 *   nothing: bet → debit once; win → BET_UNKNOWN; rollback → OK, a tombstone is stored, no money
 *   bet, nothing paid: same bet → stored reply; win → credit; rollback → the stored stake returns
 *   bet with a win, round open: same bet → stored reply; win → credit; rollback → ROUND_CLOSED
 *   bet, round closed: same bet → stored reply; win → ROUND_CLOSED; rollback → ROUND_CLOSED
 *   rolled back: bet → BET_ROLLED_BACK; win → BET_ROLLED_BACK; rollback → OK, no money
 *   tombstone: bet → BET_ROLLED_BACK; win → BET_UNKNOWN; rollback → OK, no money
 *
 * `round` is a bet and the win that closes its round, for rounds that are decided when they begin: both happen, or neither. Its ids are those of a bet
 * and of a win, so a later win or rollback of it meets a closed round.
 * `adjust` corrects a closed round: it states what the round should have paid in all. More is credited; what was paid too much is taken from the player,
 * of bonus money first where the bet was made with it, and never below zero: `owed` says what is missing. A round that is still open → ROUND_OPEN.
 * A `win` or `round` may also pay a `jackpot`; its amount is not part of the win. An adjustment leaves what jackpots paid as it is, unless it states what one of
 * them should have paid (0: nothing), or cancels the round, which takes all of it back.
 * A closed round takes no new bet (ROUND_CLOSED). The same transaction id of a player with another body → DUPLICATE, without money; the same id
 * and body of an accepted call → the stored reply, byte for byte. A refused call stores nothing but a rollback's tombstone, so the same
 * call may be tried again. A win or rollback whose round, game or currency is not its bet's → BET_UNKNOWN. Bets are looked up for their player: those of
 * other players are not there, so that a win is BET_UNKNOWN, and a rollback is one of a bet that has not come.
 * Every reply, refusals too, contains the balance if the player is known to the supplier.
 */
export const walletApi = {
  authenticate: endpoint('POST /wallet/authenticate', {
    summary: 'Trades a launch token for a game session, once',
    request: v.strictObject({ token: v.pipe(v.string(), v.minLength(20), v.maxLength(200)), gameCode }),
    reply: v.object({
      status: v.literal('OK'),
      playerId: v.string(),
      /** Identifies this game session in later bets; bound to player, game and supplier. */
      sessionToken: v.string(),
      nickname: v.string(),
      currency,
      balance: balanceAmount,
      freeBets,
      language: v.picklist(languageCodes),
      country: v.string(),
      /** Rules for rounds of this game in the player's country. The operator also refuses a higher stake itself. Absent for a sportsbook. */
      rules: v.optional(
        v.object({
          /**
           * Minimum milliseconds from the start of a round to the start of the player's next one in any game of that kind, of any supplier. The operator
           * refuses an earlier bet.
           */
          minimumCycleMs: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
          autoplayAllowed: v.boolean(),
          /** Whether the game may celebrate a return of no more than the stake. */
          celebratesReturnOfStake: v.boolean(),
          /** Of all bets of one round together; absent without a cap. */
          maximumStake: v.optional(balanceAmount),
        }),
      ),
      /** The player's brand has jackpots. Absent: rounds of this session must neither contribute to one nor win one. */
      jackpots: v.optional(v.literal(true)),
      /** The brand at which the player plays, by its code, such as LEO: of jackpots that only some brands have. */
      site: v.optional(siteCode),
      /**
       * The session plays with the chips of a race, which are no money: the game shows amounts as chips. `playerId` then names this player in this race alone. Absent: money.
       */
      chips: v.optional(v.literal(true)),
      /** Free rounds of this game at the given stake; a `bet` of 0 with the id plays one. */
      freeRounds: v.optional(v.object({ freeRoundsId: id, stake: balanceAmount, left: balanceAmount })),
    }),
    refusals: ['TOKEN_INVALID', 'SESSION_EXPIRED', 'TOO_MANY_GAMES', 'ACCOUNT_LOCKED', 'GAME_UNKNOWN'],
  }),
  balance: endpoint('POST /wallet/balance', {
    summary: 'What the player of a game session can stake now',
    request: v.strictObject({ playerId: id, sessionToken: id }),
    reply: v.object({
      status: v.literal('OK'),
      balance: balanceAmount,
      freeBets,
      currency,
      /** A page asks the player whether to keep playing and has no answer yet: until then a bet is refused with REALITY_CHECK_OPEN. Absent: no page asks. */
      realityCheckOpen: v.optional(v.literal(true)),
    }),
    refusals: ['TOKEN_INVALID', 'SESSION_EXPIRED', 'GAME_SESSION_REPLACED'],
  }),
  bet: endpoint('POST /wallet/bet', {
    summary: 'Takes a stake',
    request: v.pipe(
      v.strictObject({
        transactionId: id,
        roundId: id,
        playerId: id,
        sessionToken: id,
        gameCode,
        /** 0 with `freeRoundsId`, and of a sportsbook whose player changes an open bet of the round. Otherwise within the game's stated stakes: the first bet of a round reaches `minBet` and stays within `maxBet`, all together stay within `maxRoundBet`, or `maxBet` without it. */
        amount: stake,
        currency,
        /** Plays one of the free rounds that `authenticate` returned. */
        freeRoundsId: v.optional(id),
        /** The table's round that this is a bet on: several bets of a player on it, each a round of its own here, start one round for the minimum cycle. */
        sharedRound: v.optional(id),
        /**
         * When the table opened that round, in milliseconds since 1970 by the supplier's clock, the same for all bets on it. The minimum cycle between two shared rounds is then measured between
         * their openings, which no player chooses. Only with `sharedRound`.
         */
        sharedRoundOpenedAt: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(0))),
        /**
         * Of a sportsbook: true: free bets pay the whole stake, or it is refused with INSUFFICIENT_FUNDS; false: they pay none of it. Absent: they pay what comes before
         * real cash.
         */
        freeBets: v.optional(v.boolean()),
        contributions,
        ...about,
      }),
      v.forward(
        v.check((asked) => isWithinStake(asked), aboveStake),
        ['contributions'],
      ),
      v.forward(
        v.check(
          ({ sharedRound, sharedRoundOpenedAt }) => sharedRound !== undefined || sharedRoundOpenedAt === undefined,
          'sharedRoundOpenedAt needs sharedRound',
        ),
        ['sharedRoundOpenedAt'],
      ),
    ),
    reply: v.object({ status: v.literal('OK'), transactionId: id, balance: balanceAmount, currency }),
    refusals: stakeRefusals,
  }),
  win: endpoint('POST /wallet/win', {
    summary: 'Pays a win of a bet, or closes its round with 0',
    request: v.pipe(
      v.strictObject({
        transactionId: id,
        betTransactionId: id,
        roundId: id,
        playerId: id,
        gameCode,
        /** 0 for a lost round. */
        amount: stake,
        currency,
        roundClosed: v.boolean(),
        /** The player did not act in time, and the supplier finished the round as the game's rules say; the operator tells the player so. Only with `roundClosed`. Absent: no. */
        finishedByRules: v.optional(v.literal(true)),
        jackpot: v.optional(jackpotPrize),
        ...about,
      }),
      v.forward(
        v.check(
          ({ roundClosed, finishedByRules }) => roundClosed || !finishedByRules,
          'finishedByRules needs roundClosed',
        ),
        ['finishedByRules'],
      ),
    ),
    reply: v.object({ status: v.literal('OK'), transactionId: id, balance: balanceAmount, currency }),
    refusals: ['DUPLICATE', 'BET_UNKNOWN', 'BET_ROLLED_BACK', 'ROUND_CLOSED'],
  }),
  rollback: endpoint('POST /wallet/rollback', {
    summary: 'Returns the stake of a bet, also of one that has not arrived',
    request: v.strictObject({ transactionId: id, betTransactionId: id, roundId: id, playerId: id, gameCode, currency }),
    reply: v.object({ status: v.literal('OK'), transactionId: id, balance: balanceAmount, currency }),
    refusals: ['DUPLICATE', 'BET_UNKNOWN', 'ROUND_CLOSED'],
  }),
  round: endpoint('POST /wallet/round', {
    summary: 'Takes a stake and pays the win that closes its round, or neither',
    request: v.pipe(
      v.strictObject({
        /** Of its bet. */
        transactionId: id,
        winTransactionId: id,
        roundId: id,
        playerId: id,
        sessionToken: id,
        gameCode,
        /** As in `bet`. */
        amount: stake,
        /** 0 for a lost round. */
        win: stake,
        currency,
        freeRoundsId: v.optional(id),
        jackpot: v.optional(jackpotPrize),
        contributions,
        ...about,
      }),
      v.forward(
        v.check((asked) => isWithinStake(asked), aboveStake),
        ['contributions'],
      ),
    ),
    reply: v.object({
      status: v.literal('OK'),
      transactionId: id,
      /** After the stake and before the win. */
      balanceAfterStake: balanceAmount,
      balance: balanceAmount,
      currency,
    }),
    refusals: stakeRefusals,
  }),
  adjust: endpoint('POST /wallet/adjust', {
    summary: 'Corrects what a closed round has paid',
    request: v.strictObject({
      transactionId: id,
      /** Any bet of the round. */
      betTransactionId: id,
      roundId: id,
      playerId: id,
      gameCode,
      /** What the round should have paid in all: the right win, or its stakes where it is cancelled. */
      paid: stake,
      currency,
      reason: v.picklist(['resettled', 'cancelled']),
      /** What this jackpot should have paid to the round in all. */
      jackpot: v.optional(v.strictObject({ id, amount: stake })),
      ...about,
    }),
    reply: v.object({
      status: v.literal('OK'),
      transactionId: id,
      balance: balanceAmount,
      currency,
      /** What was paid too much and could not be taken back; the operator settles it with the player. */
      owed: balanceAmount,
    }),
    refusals: ['DUPLICATE', 'BET_UNKNOWN', 'BET_ROLLED_BACK', 'ROUND_OPEN'],
  }),
  ...jackpotMoneyCalls,
  ...lobbyCalls,
} as const

export type WalletApi = typeof walletApi
export type WalletCall = keyof WalletApi
export type WalletRequest<C extends WalletCall> = RequestOf<WalletApi[C]>
export type WalletReply<C extends WalletCall> = ReplyOf<WalletApi[C]>

export const walletApiPaths = Object.fromEntries(
  Object.entries(walletApi).map(([call, { route }]) => [call, parseRoute(route).path]),
) as Readonly<Record<WalletCall, string>> // the keys of the table above

/** Refusals that every call can get. */
export const commonWalletRefusals = ['MALFORMED', 'SIGNATURE_INVALID', 'UNAVAILABLE'] as const

export type WalletRefusalCode = (typeof commonWalletRefusals)[number] | WalletApi[WalletCall]['refusals'][number]

/** Refusals that a supplier may get: `status` in the body, in place of `OK`, under the HTTP status of the refusal. */
export const walletRefusals: readonly WalletRefusalCode[] = [
  ...new Set([...commonWalletRefusals, ...Object.values(walletApi).flatMap(({ refusals }) => [...refusals])]),
]
