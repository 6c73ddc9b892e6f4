import { type Endpoint, parseRoute } from '../endpoint.ts'
import { type RefusalCode, refusals } from '../refusals.ts'
import { walletApiHeaders, walletRefusals } from '../wallet-api.ts'

type Security = readonly Readonly<Record<string, readonly []>>[]

/** As OpenAPI has it: `in` and `name` of an `apiKey`. */
interface SecurityScheme {
  readonly type: string
  readonly in?: 'cookie' | 'header'
  readonly name?: string
  readonly description: string
}

/** What differs between the documents of the parties. */
export interface Party {
  readonly title: string
  readonly description: string
  /** What the address of a call starts with. */
  readonly server: string
  readonly securitySchemes: Readonly<Record<string, SecurityScheme>>
  /** Alternatives; an empty one, or an empty list, means without any. */
  securityOf(endpoint: Endpoint): Security
  readonly refusalSchema: object
  /** Narrows the refusal's schema to these codes. */
  onlyCodes(codes: readonly RefusalCode[]): object
}

/** The party whose calls these are; all have the same beginning of their route. */
export function partyOf(endpoints: readonly Endpoint[]): Party {
  const [area = '', ...others] = new Set(endpoints.map(({ route }) => route.split('/')[1]))
  if (!isArea(area) || others.length > 0) throw new Error('a document has the calls of one party')
  return parties[area]
}

const isArea = (area: string): area is keyof typeof parties => Object.hasOwn(parties, area)

const errorList = {
  type: 'array',
  items: {
    type: 'object',
    required: ['code', 'message'],
    properties: {
      errorCode: { type: 'string', description: 'Number of the error catalogue' },
      code: { enum: Object.keys(refusals) },
      field: { type: 'string' },
      params: { type: 'object' },
      message: { type: 'string' },
    },
  },
}
const refusalSchema = {
  type: 'object',
  required: ['success', 'errors'],
  properties: { success: { const: false }, errors: errorList },
}
const onlyCodes = (codes: readonly RefusalCode[]) => ({
  properties: { errors: { items: { properties: { code: { enum: codes } } } } },
})
const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', description })

const parties = {
  ajax: {
    title: 'Andon player API',
    description:
      'Called by browsers. Posts are form-encoded; every request other than GET sends the XSRF-TOKEN cookie back as X-XSRF-TOKEN.',
    server: 'The host of a brand',
    securitySchemes: {
      session: {
        type: 'apiKey',
        in: 'cookie',
        name: 'andon_session',
        description: 'Set by logging in; over TLS its name begins with __Host-',
      },
      antiForgery: {
        type: 'apiKey',
        in: 'header',
        name: 'X-XSRF-TOKEN',
        description: 'The value of the cookie XSRF-TOKEN',
      },
    },
    securityOf: ({ access, route }) => {
      const token = parseRoute(route).method === 'POST' ? { antiForgery: [] as const } : {}
      const open = 'antiForgery' in token ? [token] : []
      if (access === 'player') return [{ session: [], ...token }]
      if (access === 'visitor') return [{ session: [], ...token }, token]
      return open
    },
    refusalSchema: {
      ...refusalSchema,
      properties: { ...refusalSchema.properties, error: { type: 'string' }, countryCode: { type: 'string' } },
    },
    onlyCodes,
  },
  arcade: {
    title: 'Andon game API',
    description: 'Called by game clients, on the origin of the games. Bodies are JSON; amounts are in minor units.',
    server: 'The origin of the games',
    securitySchemes: { gameSession: bearer('The sessionToken that opening a session returns') },
    securityOf: ({ access }) => (access === 'gameSession' ? [{ gameSession: [] }] : []),
    refusalSchema,
    onlyCodes,
  },
  sportsbook: {
    title: 'Andon sportsbook API',
    description:
      'Called by the client of the sportsbook, on its own origin. Bodies are JSON; amounts are in minor units, prices in thousandths with the stake.',
    server: 'The origin of the sportsbook',
    securitySchemes: { sportsSession: bearer('The sessionToken that opening a session returns') },
    securityOf: ({ access }) => (access === 'sportsSession' ? [{ sportsSession: [] }] : []),
    refusalSchema,
    onlyCodes,
  },
  wallet: {
    title: 'Andon wallet API',
    description:
      'Called by game suppliers. Bodies are JSON, signed over the raw bytes. A refusal has its code as status, in place of OK.',
    server: 'The operator',
    securitySchemes: {
      supplier: {
        type: 'apiKey',
        in: 'header',
        name: walletApiHeaders.supplier,
        description: 'Code of the supplier, as the operator has registered it',
      },
      signature: {
        type: 'apiKey',
        in: 'header',
        name: walletApiHeaders.signature,
        description:
          'algorithm=base64: the signature over the raw body; the algorithm is ed25519, rsa-sha256 or hmac-sha256, as registered',
      },
    },
    securityOf: () => [{ supplier: [], signature: [] }],
    refusalSchema: {
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
    },
    onlyCodes: (codes) => ({ properties: { status: { enum: codes } } }),
  },
  staff: {
    title: 'Andon staff API',
    description: 'Called by staff, never by browsers of players. Bodies are JSON; amounts are in minor units.',
    server: 'The listener for staff',
    securitySchemes: { staff: bearer('The token that logging in returns, or the key of the server’s own machine') },
    securityOf: ({ access }) => (access === 'staff' ? [{ staff: [] }] : []),
    refusalSchema,
    onlyCodes,
  },
} satisfies Record<string, Party>
