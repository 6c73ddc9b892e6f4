import type { PlayerApi } from '@andon/contract'
import { nicknameForm } from '@andon/contract/folding/nicknames'
import type { Handler } from '@andon/platform/http'
import type { Deps } from '../deps.ts'
import { takenNames } from '../store/directory.ts'
import { isReserved } from './reserved-nicknames.ts'

export function isUniqueNickname(deps: Deps): Handler<PlayerApi['identity']['isUniqueNickname']> {
  return async ({ txtNickname }) => {
    if (await isReserved(deps, txtNickname)) return { success: true, isUnique: false }
    const taken = await takenNames(deps.db, { nickname: nicknameForm(txtNickname) })
    return { success: true, isUnique: !taken.has('nickname') }
  }
}
