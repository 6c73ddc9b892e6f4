import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { changePassword } from './change-password.ts'
import { checkUserPhoneAvailablity } from './check-user-phone-availablity.ts'
import type { Deps } from './deps.ts'
import { doResetPassword } from './do-reset-password.ts'
import { getGamityToken } from './get-gamity-token.ts'
import { getToken } from './get-token.ts'
import { isUniqueEmail } from './is-unique-email.ts'
import { isUniqueNickname } from './is-unique-nickname.ts'
import { login } from './login.ts'
import { logout } from './logout.ts'
import { registration } from './registration.ts'
import { resetPassword } from './reset-password.ts'
import { sendChannelVeification } from './send-channel-veification.ts'
import { status } from './status.ts'
import { verifyChannel } from './verify-channel.ts'

export function routes(deps: Deps): Handlers<PlayerApi['identity']> {
  return {
    login: login(deps),
    logout: logout(deps),
    status: status(deps),
    getGamityToken: getGamityToken(deps),
    getToken: getToken(deps),
    registration: registration(deps),
    isUniqueEmail: isUniqueEmail(deps),
    isUniqueNickname: isUniqueNickname(deps),
    checkUserPhoneAvailablity: checkUserPhoneAvailablity(deps),
    sendChannelVeification: sendChannelVeification(deps),
    verifyChannel: verifyChannel(deps),
    resetPassword: resetPassword(deps),
    doResetPassword: doResetPassword(deps),
    changePassword: changePassword(deps),
  }
}
