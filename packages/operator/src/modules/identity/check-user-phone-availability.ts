import type { PlayerApi } from '@andon/contract'
import type { Handler } from '@andon/platform/http'
import { countLookup } from './count-lookup.ts'
import type { Deps } from './deps.ts'
import { phoneNumber } from './domain/fold.ts'
import { takenNames } from './store/directory.ts'

export function checkUserPhoneAvailability(deps: Deps): Handler<PlayerApi['identity']['checkUserPhoneAvailability']> {
  return async ({ captcha, ...typed }, context) => {
    await countLookup(deps, context, captcha)
    const taken = await takenNames(deps.db, { phone: phoneNumber(typed) })
    return { success: true, isUnique: !taken.has('phone') }
  }
}
