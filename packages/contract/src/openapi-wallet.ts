import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import { refusals } from './refusals.ts'
import {
  type WalletCall,
  type WalletRefusalCode,
  walletApi,
  walletApiHeaders,
  walletApiPaths,
  walletRefusals,
} from './wallet-api.ts'

const summaries: Readonly<Record<WalletCall, string>> = {
  authenticate: 'Trades a launch token for a game session, once',
  balance: 'What the player of a game session can stake now',
  bet: 'Takes a stake',
  win: 'Pays a win of a bet, or closes its round with 0',
  rollback: 'Returns the stake of a bet, also of one that has not arrived',
}

/** Refusals that only some of the calls can get; every call can get the others. */
const onlyFor: Partial<Record<WalletRefusalCode, readonly WalletCall[]>> = {
  TOKEN_INVALID: ['authenticate', 'balance', 'bet'],
  SESSION_EXPIRED: ['authenticate', 'balance', 'bet'],
  GAME_SESSION_REPLACED: ['balance', 'bet'],
  TOO_MANY_GAMES: ['authenticate'],
  ACCOUNT_LOCKED: ['authenticate', 'bet'],
  MAINTENANCE: ['bet'],
  GAME_UNKNOWN: ['authenticate', 'bet'],
  NO_NEW_BETS: ['bet'],
  REALITY_CHECK_OPEN: ['bet'],
  STAKE_OUT_OF_RANGE: ['bet'],
  CURRENCY_MISMATCH: ['bet'],
  INSUFFICIENT_FUNDS: ['bet'],
  LIMIT_REACHED: ['bet'],
  BONUS_STAKE_LIMIT: ['bet'],
  STAKE_ABOVE_CAP: ['bet'],
  CYCLE_TOO_FAST: ['bet'],
  FREE_ROUNDS_UNKNOWN: ['bet'],
  DUPLICATE: ['bet', 'win', 'rollback'],
  BET_UNKNOWN: ['win', 'rollback'],
  BET_ROLLED_BACK: ['bet', 'win'],
  ROUND_CLOSED: ['bet', 'win', 'rollback'],
}

/** The wallet API as an OpenAPI 3.1 document, from the schemas with which the wallet reads calls. */
export function openApiOfWallet({ version }: { version: string }) {
  const calls = Object.keys(walletApiPaths) as WalletCall[] // Object.keys widens them
  return {
    openapi: '3.1.0',
    info: {
      title: 'Andon wallet API',
      version,
      description:
        'Called by game suppliers. Bodies are JSON, signed over the raw bytes. A refusal has its code as status, in place of OK.',
    },
    paths: Object.fromEntries(calls.map((call) => [walletApiPaths[call], { post: operation(call) }])),
    components: {
      parameters: {
        Supplier: header(walletApiHeaders.supplier, 'Code of the supplier, as the operator has registered it'),
        Signature: header(
          walletApiHeaders.signature,
          'algorithm=base64: the signature over the raw body; the algorithm is ed25519, rsa-sha256 or hmac-sha256, as registered',
        ),
      },
      schemas: { Refusal: refusalSchema },
    },
  }
}

const header = (name: string, description: string) => ({
  ...{ name, in: 'header', required: true, description },
  schema: { type: 'string' },
})

function operation(call: WalletCall) {
  const { request, reply } = walletApi[call]
  return {
    operationId: call,
    summary: summaries[call],
    parameters: ['Supplier', 'Signature'].map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: json(schemaOf(request)) },
    responses: { '200': { description: 'Done', content: json(schemaOf(reply)) }, ...refusalResponses(call) },
  }
}

const json = (schema: object) => ({ 'application/json': { schema } })

/** Codes with the same status share one response, because OpenAPI lists responses by status. */
function refusalResponses(call: WalletCall) {
  const codes = walletRefusals.filter((code) => onlyFor[code]?.includes(call) ?? true)
  const byStatus = Map.groupBy(codes, (code) => refusals[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, ofIt]) => [
      String(status),
      {
        description: ofIt.map((code) => `${code}: ${refusals[code].message}`).join('; '),
        content: json({
          allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { status: { enum: ofIt } } }],
        }),
      },
    ]),
  )
}

function schemaOf(schema: v.GenericSchema): object {
  const { $schema: _, ...rest } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
  return rest
}

const refusalSchema = {
  type: 'object',
  required: ['status', 'message'],
  properties: {
    status: { enum: walletRefusals },
    message: { type: 'string', description: 'For developers and logs' },
    balance: { type: 'integer', description: 'If the supplier knows the player' },
    currency: { type: 'string' },
    params: { type: 'object', description: 'Details for the player, such as the most that would be accepted' },
    field: { type: 'string', description: 'MALFORMED: the first wrong field' },
  },
}
