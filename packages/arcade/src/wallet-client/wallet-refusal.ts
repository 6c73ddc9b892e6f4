import { Refusal, type RefusalCode, refusals } from '@andon/contract'
import type { WalletCall, WalletRefusalBody } from '@andon/contract/wallet-api'
import type { Deps } from '../deps.ts'

/** Refusals caused by the arcade's own request; they mean nothing to the player. */
const internal: readonly string[] = [
  'MALFORMED',
  'SIGNATURE_INVALID',
  'DUPLICATE',
  'BET_UNKNOWN',
  'BET_ROLLED_BACK',
  'ROUND_CLOSED',
]

interface RefusedCall {
  readonly call: WalletCall
  readonly code: string
  readonly why: string
  readonly params?: WalletRefusalBody['params']
  readonly roundId?: string
}

/** The refusal for the player: the same code if it concerns the player, otherwise UNAVAILABLE and a log line. */
export function walletRefusal({ log }: Pick<Deps, 'log'>, { call, code, why, params, roundId }: RefusedCall): Refusal {
  if (isRefusalCode(code) && !internal.includes(code)) return new Refusal(code, params ? { params } : {})
  log.error({ call, refusal: code, why, roundId }, 'the wallet refused a call')
  return new Refusal('UNAVAILABLE')
}

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
