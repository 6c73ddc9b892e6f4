import type { PlayerApi } from '@andon/contract'
import { fold } from '@andon/contract/folding/fold'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { takenNames } from '../store/directory.ts'
import { countLookup } from './count-lookup.ts'

export function isUniqueEmail(deps: Deps): Handler<PlayerApi['identity']['isUniqueEmail']> {
  return async ({ email, captcha }, context) => {
    await countLookup(deps, context, captcha)
    const taken = await takenNames(deps.db, { email: fold(email) })
    return { success: true, isUnique: !taken.has('email') }
  }
}
