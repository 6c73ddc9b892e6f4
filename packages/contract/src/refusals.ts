/**
 * Every way the platform says no to something a caller did: one closed vocabulary for all borders.
 * `status` is the honest HTTP status; `errorCode` is the number of the error catalogue where it has one; `single` marks the
 * two that travel in the single `error` field. `message` is for developers and logs: players read the language files.
 */
export const refusals = {
  MALFORMED: { status: 400, message: 'The request is not well formed' },
  FIELD_INVALID: { status: 400, message: 'A field has a value that is not allowed' },
  BODY_TOO_LARGE: { status: 413, message: 'The request body is too large' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request did not arrive in time' },
  TARGET_TOO_LONG: { status: 414, message: 'The address is too long' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request headers are too large' },
  MEDIA_TYPE_UNSUPPORTED: { status: 415, message: 'This content type is not accepted here' },
  NOT_FOUND: { status: 404, message: 'There is nothing here' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This path does not answer that method' },
  ANTI_FORGERY: { status: 403, message: 'The anti-forgery token is missing or wrong' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests; try again later' },
  UNAVAILABLE: { status: 503, message: 'The service is busy or shutting down; try again' },
  MAINTENANCE: { status: 503, errorCode: '150', single: true, message: 'Maintenance' },
  COUNTRY_BLOCKED: { status: 403, errorCode: 'country_blocked', single: true, message: 'Not offered in this country' },

  LOGIN_REQUIRED: { status: 401, message: 'Log in first' },
  REAL_PLAY_LOGIN_REQUIRED: { status: 401, errorCode: '100145', message: 'Real play needs a login' },
  SESSION_EXPIRED: { status: 401, errorCode: '151', message: 'The session has ended' },
  SESSION_LIMIT_REACHED: { status: 401, errorCode: '100187', message: 'The session limit is reached' },
  SESSION_IDLE: { status: 401, errorCode: '100188', message: 'The session was idle too long' },
  FORBIDDEN: { status: 403, message: 'Not yours to see or do' },

  LOGIN_FAILED: { status: 401, message: 'E-mail address or password is wrong' },
  LOGIN_THROTTLED: { status: 429, message: 'Too many failed attempts; wait and try again' },
  ACCOUNT_LOCKED: { status: 403, message: 'The account is locked' },
  EXCLUDED_BY_REGISTER: { status: 403, errorCode: '100154', message: 'Excluded by a national register' },
  EMAIL_TAKEN: { status: 409, message: 'This e-mail address is already registered' },
  NICKNAME_TAKEN: { status: 409, message: 'This nickname is taken' },
  PHONE_TAKEN: { status: 409, message: 'This phone number is already registered' },
  PASSWORD_WRONG: { status: 422, message: 'The current password is wrong' },
  PASSWORD_WEAK: { status: 422, message: 'This password is too easy to guess' },
  UNDERAGE: { status: 422, message: 'The age requirement is not met' },
  COUNTRY_NOT_OFFERED: { status: 422, message: 'Residents of this country are not accepted' },
  CHANNEL_NOT_VERIFIED: { status: 422, message: 'The channel is not verified' },
  CAPTCHA_REQUIRED: { status: 422, message: 'Too many tries from this address: solve the challenge in the parameters' },
  TWO_FACTOR_REQUIRED: { status: 401, message: 'The password is right; the second step is still to come' },
  TWO_FACTOR_ON: { status: 409, message: 'The second step is on already' },
  TWO_FACTOR_OFF: { status: 409, message: 'The second step is not on' },
  PASSKEY_UNAVAILABLE: { status: 422, message: 'Passkeys do not work at this host' },
  PASSKEY_INVALID: { status: 422, message: 'The passkey is wrong, known already, or came too late' },
  PASSKEY_LIMIT: { status: 422, message: 'There are as many passkeys as an account may have' },
  PASSWORD_NOT_USED: { status: 422, message: 'This player logs in through their bank and has no password' },
  DETAILS_FROM_BANK: { status: 422, message: 'Name and address come from the bank and are changed there' },
  POLICY_UNKNOWN: { status: 404, message: 'There is no such policy' },
  POLICY_OUTDATED: { status: 409, message: 'Another version of the policy is in force' },
  CODE_WRONG: { status: 422, message: 'The code is wrong or no longer valid' },
  TOKEN_INVALID: { status: 422, message: 'The link is wrong, used or too old' },

  DETAIL_VERIFIED: { status: 422, message: 'A document proves this detail; customer service can change it' },
  FILE_TYPE_UNSUPPORTED: { status: 422, message: 'Files of this kind are not accepted, or this one cannot be read' },
  FILE_ACTIVE_CONTENT: {
    status: 422,
    message: 'The file holds scripts, actions or other files, is encrypted, or is of two kinds at once',
  },
  FILE_TOO_LARGE: { status: 413, message: 'The file is too large' },
  UPLOAD_QUOTA_REACHED: { status: 422, message: 'Too many files are stored or were sent lately' },
  UPLOAD_OFFSET_WRONG: { status: 409, message: 'The part does not follow what has arrived' },
  DOCUMENT_UNKNOWN: { status: 404, message: 'There is no such document' },

  KYC_REQUIRED: { status: 422, errorCode: '100146', message: 'Identity is not verified' },
  KYC_EXPIRED: { status: 422, errorCode: '100147', message: 'Identity verification has expired' },
  ADDRESS_NOT_VERIFIED: { status: 422, errorCode: '100148', message: 'Address is not verified' },
  IDENTITY_FAILED: { status: 422, errorCode: '100155', message: 'The proof of identity was not accepted' },
  ADDRESS_FAILED: { status: 422, errorCode: '100156', message: 'The proof of address was not accepted' },

  GAME_NOT_PUBLISHED: { status: 404, errorCode: '100737', message: 'This game is not published' },
  GAME_UNKNOWN: { status: 404, message: 'There is no such game' },
  GAME_MODE_UNAVAILABLE: { status: 422, message: 'The game is not offered in this mode' },
  GAME_RETURN_TOO_LOW: { status: 422, message: 'The game returns less than the law where the player lives demands' },
  GAME_SESSION_REPLACED: { status: 409, message: 'This game was closed because the player opened another one' },
  TOO_MANY_GAMES: { status: 409, message: 'The player has as many games in a round as may be open at once' },
  VENDOR_UNKNOWN: { status: 404, message: 'There is no such supplier' },

  INSUFFICIENT_FUNDS: { status: 422, message: 'The balance is too low' },
  LIMIT_REACHED: {
    status: 422,
    message: 'A limit leaves no room for this; the parameters say which and when there is',
  },
  LIMIT_CHANGE_WAITS: { status: 422, message: 'The change may not be confirmed yet' },
  LIMIT_UNKNOWN: { status: 404, message: 'There is no such limit' },
  LOCK_TOO_SHORT: { status: 422, message: 'The law of the player’s country asks for a longer self-exclusion' },
  LOCK_NOT_OVER: { status: 422, message: 'The time of the lock is not over, or it has none' },
  LOCK_SHORTER: { status: 422, message: 'A lock in force lasts longer and is never shortened' },
  IDEMPOTENCY_CONFLICT: { status: 409, message: 'This idempotency key was used with another request' },
  CARD_INVALID: { status: 422, message: 'The card details are not valid' },
  AMOUNT_OUT_OF_RANGE: { status: 422, message: 'The amount is below the minimum or above the maximum' },
  PAYMENT_METHOD_UNAVAILABLE: { status: 422, message: 'This payment method is not available' },
  PAYOUT_DESTINATION_UNKNOWN: { status: 422, message: 'The player has no such card or account to be paid to' },
  CLOSED_LOOP: { status: 422, message: 'Money goes back first to where it came from' },
  WITHDRAWAL_NOT_CANCELLABLE: { status: 422, message: 'This withdrawal cannot be taken back' },
  PAYMENT_UNKNOWN: { status: 404, message: 'There is no such payment' },
  SUPPLIER_UNAVAILABLE: { status: 503, message: 'The supplier does not answer; try again' },

  BONUS_UNKNOWN: { status: 404, message: 'There is no such bonus to be had here now' },
  BONUS_NOT_ELIGIBLE: { status: 422, message: 'This player may not have this bonus; the parameters say why' },
  BONUS_ACTIVE: { status: 409, message: 'Another bonus is active; it ends first' },
  BONUS_NEEDS_DEPOSIT: { status: 422, message: 'This bonus comes with a deposit of a least amount' },
  BONUS_NOT_ACTIVE: { status: 409, message: 'There is no such bonus active' },
  FREE_ROUNDS_UNKNOWN: { status: 422, message: 'The player has no such free rounds of this game left' },
  BONUS_STAKE_LIMIT: { status: 422, message: 'The stake is above the most that the active bonus allows' },
  STAKE_ABOVE_CAP: { status: 422, message: 'The stake is above the most that the law allows this player in one round' },

  SIGNATURE_INVALID: { status: 401, message: 'The signature does not match the body' },
  DUPLICATE: { status: 409, message: 'This transaction id was used with another body' },
  BET_UNKNOWN: { status: 404, message: 'There is no such bet' },
  BET_ROLLED_BACK: { status: 409, message: 'The bet was rolled back' },
  CURRENCY_MISMATCH: { status: 422, message: 'The currency is not the one of the account or the bet' },
  ROUND_CLOSED: { status: 409, message: 'The round is closed' },
  CYCLE_TOO_FAST: { status: 429, message: 'The next round may not start yet' },
  ROUND_OPEN: { status: 409, message: 'A round is still open and must be finished first' },
  STAKE_OUT_OF_RANGE: { status: 422, message: 'The stake is not one the game offers' },
} as const satisfies Record<string, RefusalSpec>

interface RefusalSpec {
  readonly status: number
  readonly message: string
  readonly errorCode?: string
  readonly single?: true
}

export type RefusalCode = keyof typeof refusals

export interface RefusalDetails {
  /** The one input to blame, by its wire name. */
  readonly field?: string
  /** Values that the player's text needs (amounts, instants, limits), safe to show to the caller. */
  readonly params?: Readonly<Record<string, string | number | boolean>>
  /** Which one, and why, for developers; shown to the caller in place of the general message. */
  readonly message?: string
  /** Seconds after which the same request may pass. */
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

/** The JSON a refusal travels as on the player API. */
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
