import { Refusal, type RefusalCode, refusals } from '@andon/contract'
import type { WalletCall, WalletRefusalBody } from '@andon/contract/wallet-api'
import type { Deps } from '../deps.ts'

/** Refusals that speak of our own request, not of the player: he could do nothing with them. */
const ours: readonly string[] = [
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

/** The wallet's refusal as the player's: the same word where it concerns the player, else UNAVAILABLE and a line in the log. */
export function walletRefusal({ log }: Pick<Deps, 'log'>, { call, code, why, params, roundId }: RefusedCall): Refusal {
  if (isRefusalCode(code) && !ours.includes(code)) return new Refusal(code, params ? { params } : {})
  log.error({ call, refusal: code, why, roundId }, 'the wallet refuses a call of ours')
  return new Refusal('UNAVAILABLE')
}

const isRefusalCode = (code: string): code is RefusalCode => Object.hasOwn(refusals, code)
