import type { PlayerApi } from '@andon/contract'
import { e164 } from '@andon/contract/folding/phone-numbers'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { demandNumber } from '../own-number.ts'
import { takenNames } from '../store/directory.ts'
import { countLookup } from './count-lookup.ts'

export function checkUserPhoneAvailability(deps: Deps): Handler<PlayerApi['identity']['checkUserPhoneAvailability']> {
  return async ({ captcha, ...typed }, context) => {
    await countLookup(deps, context, captcha)
    const taken = await takenNames(deps.db, { phone: e164(demandNumber(typed)) })
    return { success: true, isUnique: !taken.has('phone') }
  }
}
