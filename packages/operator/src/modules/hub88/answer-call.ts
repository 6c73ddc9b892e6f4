import { type WalletCall, type WalletRequest, walletApi } from '@andon/contract/wallet-api'
import { type Currency, currencyCodes } from '@andon/money'
import type { WalletReply } from '@andon/operator/game-wallet'
import type { Log } from '@andon/platform/log'
import type { Db } from '@andon/platform/sql'
import * as v from 'valibot'
import { minorOf, unitsOf } from './domain/amounts.ts'
import { type CallPath, type RequestOf, roundIdOf } from './domain/requests.ts'
import { statusOf } from './domain/statuses.ts'
import type { Answer, ServeDeps } from './serve-wallet.ts'

type Answers = { readonly [Path in CallPath]: (supplier: string, request: RequestOf<Path>) => Promise<Answer> }

/** A game code that no game has: the core then finds no bet of it. */
const noGame = 'unknown'

/** Translates each call into one of the wallet API, and its reply back. */
export function createAnswers({ db, log, catalogue, gameWallet }: ServeDeps & { db: Db; log: Log }): Answers {
  const calls = noted(gameWallet)
  const { gameCodeOf, ofBet, currencyOf } = lookupsOf({ db, catalogue, gameWallet })

  async function rollback(
    supplier: string,
    request: RequestOf<'transaction/rollback'>,
    isSecondTry = false,
  ): Promise<Answer> {
    const about = await ofBet(supplier, request)
    if (!about) return { status: 'RS_ERROR_INVALID_GAME' }
    const { bet, gameCode, roundId } = about
    const currency = bet?.currency ?? (await currencyOf(supplier, request.user))
    const { transaction_uuid: transactionId, reference_transaction_uuid: betTransactionId, user: playerId } = request
    const call = asCall('rollback', { transactionId, betTransactionId, roundId, playerId, gameCode, currency })
    if (!call) return wrongTypes
    const reply = await calls.rollback(supplier, { ...call, ...closing(request) })
    const betMayHaveCome = !bet && reply.body.status === 'BET_UNKNOWN' && !isSecondTry
    return betMayHaveCome ? rollback(supplier, request, true) : answerOf('rollback', reply)
  }

  return {
    'user/info': async (supplier, { user }) => {
      const player = await gameWallet.playerKnownTo(supplier, user)
      return player ? { status: 'RS_OK', country: player.country } : { status: 'RS_ERROR_UNKNOWN' }
    },
    'user/balance': async (supplier, { user, token }) => {
      const call = asCall('balance', { playerId: user, sessionToken: token })
      if (!call) return { status: 'RS_ERROR_INVALID_TOKEN' }
      return answerOf('balance', await calls.balance(supplier, call))
    },
    'transaction/bet': async (supplier, request) => {
      const { user, transaction_uuid: transactionId, token, round, game_code, currency, is_free } = request
      if (!isCurrency(currency)) return { status: 'RS_ERROR_WRONG_CURRENCY' }
      const amount = minorOf(request.amount, currency)
      if (amount === null) return wrongTypes
      if (is_free) {
        log.warn({ supplier, transactionId }, 'a free bet of an aggregator was refused: the operator grants none there')
        return wrongTypes
      }
      const gameCode = await gameCodeOf(supplier, game_code)
      if (gameCode === undefined) return { status: 'RS_ERROR_INVALID_GAME' }
      const roundId = round ? roundIdOf(round) : transactionId
      const bet = { transactionId, roundId, playerId: user, sessionToken: token, gameCode, amount, currency }
      const call = asCall('bet', bet)
      return call
        ? answerOf(
            'bet',
            await calls.bet(supplier, { ...call, ...closing(request), ...(amount === 0 && { ofFeature }) }),
          )
        : wrongTypes
    },
    'transaction/win': async (supplier, request) => {
      const { user, transaction_uuid: transactionId, reference_transaction_uuid: betTransactionId, currency } = request
      if (!isCurrency(currency)) return { status: 'RS_ERROR_WRONG_CURRENCY' }
      const amount = minorOf(request.amount, currency)
      if (amount === null) return wrongTypes
      const about = await ofBet(supplier, request)
      if (!about) return { status: 'RS_ERROR_INVALID_GAME' }
      const { gameCode, roundId } = about
      const win = { transactionId, betTransactionId, roundId, playerId: user, gameCode, amount, currency }
      const call = asCall('win', { ...win, roundClosed: request.round_closed ?? false })
      return call ? answerOf('win', await calls.win(supplier, call)) : wrongTypes
    },
    'transaction/rollback': (supplier, request) => rollback(supplier, request),
  }
}

/** Finds the fields that calls leave out or name in the aggregator's way. */
function lookupsOf({ db, catalogue, gameWallet }: ServeDeps & { db: Db }) {
  const known = new Map<string, string>()

  /** Our code of the aggregator's game. Games keep their codes, so one that was found stays. */
  async function gameCodeOf(supplier: string, supplierGameCode: string): Promise<string | undefined> {
    const key = `${supplier} ${supplierGameCode}`
    const gameCode = known.get(key) ?? (await catalogue.gameCodeOf(db, { supplier, supplierGameCode }))
    if (gameCode !== undefined) known.set(key, gameCode)
    return gameCode
  }

  /** Takes the fields that a win or rollback leaves out from its bet. */
  async function ofBet(supplier: string, request: RequestOf<'transaction/win'> | RequestOf<'transaction/rollback'>) {
    const { game_code, round, reference_transaction_uuid, user: playerId } = request
    const named = game_code ? await gameCodeOf(supplier, game_code) : undefined
    if (game_code && named === undefined) return null
    const bet = await gameWallet.transactionOf({ supplier, playerId, transactionId: reference_transaction_uuid })
    return {
      bet,
      gameCode: named ?? bet?.gameCode ?? noGame,
      roundId: round ? roundIdOf(round) : (bet?.roundId ?? reference_transaction_uuid),
    }
  }

  async function currencyOf(supplier: string, playerId: string): Promise<string> {
    return (await gameWallet.playerKnownTo(supplier, playerId))?.currency ?? currencyCodes[0]
  }

  return { gameCodeOf, ofBet, currencyOf }
}

type CallsHere = 'authenticate' | 'balance' | 'bet' | 'win' | 'rollback'

/** The calls of the core, each refusal noted as a supplier's own call is. */
function noted({ calls, noteRefusal }: ServeDeps['gameWallet']): Pick<ServeDeps['gameWallet']['calls'], CallsHere> {
  const note =
    <Request extends object>(call: WalletCall, run: (supplier: string, request: Request) => Promise<WalletReply>) =>
    async (supplier: string, request: Request): Promise<WalletReply> => {
      const reply = await run(supplier, request)
      noteRefusal({ supplier, call, rawBody: Buffer.from(JSON.stringify(request)), reply })
      return reply
    }
  return {
    authenticate: calls.authenticate,
    balance: note('balance', calls.balance),
    bet: note('bet', calls.bet),
    win: note('win', calls.win),
    rollback: note('rollback', calls.rollback),
  }
}

/** The protocol sends a bet of 0 for features inside a game, such as free spins that its own round has won. */
const ofFeature = true

const wrongTypes: Answer = { status: 'RS_ERROR_WRONG_TYPES' }
const closing = ({ round_closed }: { round_closed?: boolean | null | undefined }) =>
  round_closed ? { roundClosed: true } : {}
const isCurrency = (code: string): code is Currency => currencyCodes.some((known) => known === code)

/** The call with the bounds that the wallet API has for every supplier; undefined if it is outside them. */
function asCall<Call extends WalletCall>(call: Call, fields: object): WalletRequest<Call> | undefined {
  const parsed = v.safeParse(walletApi[call].request, fields)
  return parsed.success ? (parsed.output as WalletRequest<Call>) : undefined // parsed with the schema of this call
}

function answerOf(call: 'balance' | 'bet' | 'win' | 'rollback', { body }: WalletReply): Answer {
  const { balance, currency } = body as { balance?: number; currency?: string } // of replies and refusals alike
  const money =
    balance !== undefined && currency !== undefined && isCurrency(currency)
      ? { currency, balance: unitsOf(balance, currency) }
      : {}
  return { status: body.status === 'OK' ? 'RS_OK' : statusOf(body.status, call), ...money }
}
