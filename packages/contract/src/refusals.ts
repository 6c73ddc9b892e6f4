/**
 * The closed list of refusals: everything that a caller can cause, on every border. `status` is the HTTP status. `errorCode` is the number in the
 * error catalogue, if it has one. `single` marks the two that are sent in the single `error` field. `message` is for developers and logs;
 * players read the language files.
 */
export const refusals = {
  MALFORMED: { status: 400, message: 'The request is malformed' },
  FIELD_INVALID: { status: 400, message: 'A field value is invalid' },
  BODY_TOO_LARGE: { status: 413, message: 'The request body is too large' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time' },
  TARGET_TOO_LONG: { status: 414, message: 'The URL is too long' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request headers are too large' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, message: 'Unsupported content type' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This path does not support this method' },
  ANTI_FORGERY: { status: 403, message: 'The anti-forgery token is missing or invalid' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests; try again later' },
  UNAVAILABLE: { status: 503, message: 'The service is busy or shutting down; try again' },
  MAINTENANCE: { status: 503, errorCode: '150', single: true, message: 'Maintenance' },
  COUNTRY_BLOCKED: {
    status: 403,
    errorCode: 'country_blocked',
    single: true,
    message: 'Not available in this country',
  },

  LOGIN_REQUIRED: { status: 401, message: 'Login required' },
  REAL_PLAY_LOGIN_REQUIRED: { status: 401, errorCode: '100145', message: 'Real play requires a login' },
  SESSION_EXPIRED: { status: 401, errorCode: '151', message: 'The session has ended' },
  SESSION_LIMIT_REACHED: { status: 401, errorCode: '100187', message: 'The session time limit is reached' },
  SESSION_IDLE: { status: 401, errorCode: '100188', message: 'The session ended after inactivity' },
  ACTION_IMPOSSIBLE: { status: 409, message: 'This is not possible now; the message says why' },
  SITE_UNKNOWN: { status: 404, message: 'There is no such site' },
  FORBIDDEN: { status: 403, message: 'Access denied' },

  LOGIN_FAILED: { status: 401, message: 'Wrong email address or password' },
  LOGIN_THROTTLED: { status: 429, message: 'Too many failed attempts; wait and try again' },
  ACCOUNT_LOCKED: { status: 403, message: 'The account is locked' },
  EXCLUDED_BY_REGISTER: { status: 403, errorCode: '100154', message: 'Excluded by a national self-exclusion register' },
  EMAIL_TAKEN: { status: 409, message: 'This email address is already registered' },
  NICKNAME_TAKEN: { status: 409, message: 'This nickname is taken' },
  PHONE_TAKEN: { status: 409, message: 'This phone number is already registered' },
  PASSWORD_WRONG: { status: 422, message: 'The current password is wrong' },
  PASSWORD_WEAK: { status: 422, message: 'This password is too easy to guess' },
  UNDERAGE: { status: 422, message: 'The player is below the minimum age' },
  COUNTRY_NOT_OFFERED: { status: 422, message: 'Residents of this country are not accepted' },
  CHANNEL_NOT_VERIFIED: { status: 422, message: 'The email address or phone number is not verified' },
  CAPTCHA_REQUIRED: {
    status: 422,
    message: 'Too many attempts from this address; solve the challenge in the parameters',
  },
  TWO_FACTOR_REQUIRED: { status: 401, message: 'The password is correct; a second factor is required' },
  TWO_FACTOR_ON: { status: 409, message: 'Two-factor login is already on' },
  TWO_FACTOR_OFF: { status: 409, message: 'Two-factor login is off' },
  PASSKEY_UNAVAILABLE: { status: 422, message: 'Passkeys are not available on this host' },
  PASSKEY_INVALID: { status: 422, message: 'The passkey is invalid, already registered or too late' },
  PASSKEY_LIMIT: { status: 422, message: 'The account has the maximum number of passkeys' },
  PASSWORD_NOT_USED: { status: 422, message: 'This player logs in through a bank and has no password' },
  DETAILS_FROM_BANK: { status: 422, message: 'Name and address come from the bank and can only be changed there' },
  POLICY_UNKNOWN: { status: 404, message: 'Policy not found' },
  POLICY_OUTDATED: { status: 409, message: 'Another version of the policy is in force' },
  CODE_WRONG: { status: 422, message: 'The code is wrong or has expired' },
  TOKEN_INVALID: { status: 422, message: 'The token is invalid, used or expired' },

  DETAIL_VERIFIED: {
    status: 422,
    message: 'This detail is verified by a document; only customer service can change it',
  },
  FILE_TYPE_UNSUPPORTED: { status: 422, message: 'The file type is not supported, or the file cannot be read' },
  FILE_ACTIVE_CONTENT: {
    status: 422,
    message: 'The file contains scripts, actions or other files, is encrypted, or matches two file types',
  },
  FILE_ANIMATED: { status: 422, message: 'The file holds several pictures that move' },
  FILE_TOO_LARGE: { status: 413, message: 'The file is too large' },
  UPLOAD_QUOTA_REACHED: { status: 422, message: 'Too many files are stored or were uploaded recently' },
  UPLOAD_OFFSET_WRONG: { status: 409, message: 'The part does not start where the stored data ends' },
  DOCUMENT_UNKNOWN: { status: 404, message: 'Document not found' },

  KYC_REQUIRED: { status: 422, errorCode: '100146', message: 'Identity is not verified' },
  KYC_EXPIRED: { status: 422, errorCode: '100147', message: 'Identity verification has expired' },
  ADDRESS_NOT_VERIFIED: { status: 422, errorCode: '100148', message: 'Address is not verified' },
  IDENTITY_FAILED: { status: 422, errorCode: '100155', message: 'The proof of identity was not accepted' },
  ADDRESS_FAILED: { status: 422, errorCode: '100156', message: 'The proof of address was not accepted' },

  GAME_NOT_PUBLISHED: { status: 404, errorCode: '100737', message: 'This game is not published' },
  GAME_PAUSED: { status: 404, errorCode: '100737', message: 'This game is paused for maintenance' },
  GAME_UNKNOWN: { status: 404, message: 'Game not found' },
  GAME_MODE_UNAVAILABLE: { status: 422, message: 'The game is not available in this mode' },
  GAME_RETURN_TOO_LOW: {
    status: 422,
    message: 'The return of the game is below the legal minimum in the country of the player',
  },
  GAME_NOT_IN_COUNTRY: { status: 422, message: 'The game is not offered in the country of the player' },
  NO_NEW_BETS: { status: 409, message: 'This game takes no new bets now' },
  REALITY_CHECK_OPEN: { status: 409, message: 'The player is asked whether to keep playing and has not answered yet' },
  GAME_SESSION_REPLACED: { status: 409, message: 'This game was closed because the player opened another one' },
  TOO_MANY_GAMES: { status: 409, message: 'The maximum number of games is open, each with a round in progress' },
  VENDOR_UNKNOWN: { status: 404, message: 'Supplier not found' },

  INSUFFICIENT_FUNDS: { status: 422, message: 'The balance is too low' },
  LIMIT_REACHED: {
    status: 422,
    message: 'A limit is reached; the parameters say which one, and when it leaves room again',
  },
  LIMIT_CHANGE_WAITS: { status: 422, message: 'The change cannot be confirmed yet' },
  LIMIT_UNKNOWN: { status: 404, message: 'Limit not found' },
  LOCK_TOO_SHORT: { status: 422, message: 'The law of the country of the player requires a longer self-exclusion' },
  LOCK_NOT_OVER: { status: 422, message: 'The lock has not ended, or has no end' },
  LOCK_SHORTER: { status: 422, message: 'A lock in force cannot be shortened' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: 'This idempotency key was used with a different request' },
  CARD_INVALID: { status: 422, message: 'The card details are not valid' },
  AMOUNT_OUT_OF_RANGE: { status: 422, message: 'The amount is below the minimum or above the maximum' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, message: 'This payment method is not available' },
  PAYOUT_DESTINATION_UNKNOWN: { status: 422, message: 'The player has no such card or account' },
  CLOSED_LOOP: { status: 422, message: 'Withdrawals first return to the original payment method' },
  WITHDRAWAL_NOT_CANCELLABLE: { status: 422, message: 'This withdrawal cannot be cancelled' },
  PAYMENT_UNKNOWN: { status: 404, message: 'Payment not found' },
  SUPPLIER_UNAVAILABLE: { status: 503, message: 'The supplier is not responding; try again' },

  BONUS_UNKNOWN: { status: 404, message: 'Bonus not available' },
  BONUS_NOT_ELIGIBLE: { status: 422, message: 'The player is not eligible for this bonus; the parameters say why' },
  BONUS_ACTIVE: { status: 409, message: 'Another bonus is active and must end first' },
  BONUS_NEEDS_DEPOSIT: { status: 422, message: 'This bonus requires a minimum deposit' },
  BONUS_NOT_ACTIVE: { status: 409, message: 'This bonus is not active' },
  FREE_ROUNDS_UNKNOWN: { status: 422, message: 'The player has no such free rounds left in this game' },
  BONUS_STAKE_LIMIT: { status: 422, message: 'The stake is above the maximum for the active bonus' },
  STAKE_ABOVE_CAP: { status: 422, message: 'The stake is above the legal maximum for this player' },

  SIGNATURE_INVALID: { status: 401, message: 'The signature does not match the body' },
  DUPLICATE: { status: 409, message: 'This transaction id was used with a different body' },
  BET_UNKNOWN: { status: 404, message: 'Bet not found' },
  BET_ROLLED_BACK: { status: 409, message: 'The bet was rolled back' },
  CURRENCY_MISMATCH: { status: 422, message: 'The currency differs from that of the account or the bet' },
  ROUND_CLOSED: { status: 409, message: 'The round is closed' },
  CYCLE_TOO_FAST: { status: 429, message: 'The next round cannot start yet' },
  ROUND_OPEN: { status: 409, message: 'A round is still open and must be finished first' },
  SEEDS_CHANGED: { status: 409, message: 'The next server seed is another one by now; read its commitment again' },
  STAKE_OUT_OF_RANGE: { status: 422, message: 'The game does not offer this stake' },
  CHOICE_UNKNOWN: { status: 422, message: 'The game does not offer this choice' },
  ACTION_NOT_ALLOWED: { status: 422, message: 'The rules do not allow this action now' },
  TABLE_CLOSED: { status: 409, message: 'The table is closed now' },
  BETS_CLOSED: { status: 409, message: 'The round took bets until the instant in the parameters; this one came later' },
  TOO_MANY_BETS: { status: 409, message: 'The player has as many bets in this round as one may have' },
  ACTION_TOO_LATE: { status: 409, message: 'The action came after the end that the parameters state' },
  MESSAGE_REFUSED: { status: 422, message: 'The message is not shown; the parameters say what kind of reason' },
} as const satisfies Record<string, RefusalSpec>

interface RefusalSpec {
  readonly status: number
  readonly message: string
  readonly errorCode?: string
  readonly single?: true
}

export type RefusalCode = keyof typeof refusals

export interface RefusalDetails {
  /** The input at fault, by its wire name. */
  readonly field?: string
  /** Values for the player's text (amounts, instants, limits); safe to show to the caller. */
  readonly params?: Readonly<Record<string, string | number | boolean>>
  /** A more specific message for developers, sent to the caller in place of the general one. */
  readonly message?: string
  /** Seconds after which the same request may succeed. */
  readonly retryAfterSeconds?: number
}

/** Thrown for what a caller can cause. Throwing rolls the transaction back; one place renders it. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly details: RefusalDetails

  constructor(code: RefusalCode, details: RefusalDetails = {}) {
    super(details.message ?? refusals[code].message)
    this.name = 'Refusal'
    this.code = code
    this.details = details
  }
}

/** The JSON body of a refusal on the player API. */
export interface RefusalBody {
  readonly success: false
  readonly errors: readonly {
    readonly errorCode?: string
    readonly code: RefusalCode
    readonly field?: string
    readonly params?: RefusalDetails['params']
    readonly message: string
  }[]
  readonly error?: string
  readonly countryCode?: string
}
