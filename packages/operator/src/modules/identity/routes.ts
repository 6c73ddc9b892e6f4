import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { captchaChallenge } from './captcha/captcha-challenge.ts'
import { sendChannelVerification } from './channels/send-channel-verification.ts'
import { verifyChannel } from './channels/verify-channel.ts'
import type { Deps } from './deps.ts'
import { login } from './login/login.ts'
import { logout } from './login/logout.ts'
import { passkeyList } from './passkeys/passkey-list.ts'
import { passkeyLogin } from './passkeys/passkey-login.ts'
import { passkeyLoginOptions } from './passkeys/passkey-login-options.ts'
import { passkeyRegister } from './passkeys/passkey-register.ts'
import { passkeyRegisterOptions } from './passkeys/passkey-register-options.ts'
import { passkeyRemove } from './passkeys/passkey-remove.ts'
import { changePassword } from './passwords/change-password.ts'
import { doResetPassword } from './passwords/do-reset-password.ts'
import { resetPassword } from './passwords/reset-password.ts'
import { checkUserPhoneAvailability } from './registration/check-user-phone-availability.ts'
import { isUniqueEmail } from './registration/is-unique-email.ts'
import { isUniqueNickname } from './registration/is-unique-nickname.ts'
import { registration } from './registration/registration.ts'
import { sessionsEndOthers } from './sessions/sessions-end-others.ts'
import { sessionsList } from './sessions/sessions-list.ts'
import { status } from './status.ts'
import { getGamityToken } from './tokens/get-gamity-token.ts'
import { getToken } from './tokens/get-token.ts'
import { twoFactorBegin } from './two-factor/two-factor-begin.ts'
import { twoFactorConfirm } from './two-factor/two-factor-confirm.ts'
import { twoFactorDisable } from './two-factor/two-factor-disable.ts'
import { twoFactorLogin } from './two-factor/two-factor-login.ts'
import { twoFactorRecoveryCodes } from './two-factor/two-factor-recovery-codes.ts'
import { twoFactorStatus } from './two-factor/two-factor-status.ts'

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
    checkUserPhoneAvailability: checkUserPhoneAvailability(deps),
    sendChannelVerification: sendChannelVerification(deps),
    verifyChannel: verifyChannel(deps),
    resetPassword: resetPassword(deps),
    doResetPassword: doResetPassword(deps),
    changePassword: changePassword(deps),
    passkeyList: passkeyList(deps),
    passkeyLogin: passkeyLogin(deps),
    passkeyLoginOptions: passkeyLoginOptions(deps),
    passkeyRegister: passkeyRegister(deps),
    passkeyRegisterOptions: passkeyRegisterOptions(deps),
    passkeyRemove: passkeyRemove(deps),
    twoFactorBegin: twoFactorBegin(deps),
    twoFactorConfirm: twoFactorConfirm(deps),
    twoFactorDisable: twoFactorDisable(deps),
    twoFactorLogin: twoFactorLogin(deps),
    twoFactorRecoveryCodes: twoFactorRecoveryCodes(deps),
    twoFactorStatus: twoFactorStatus(deps),
    sessionsList: sessionsList(deps),
    sessionsEndOthers: sessionsEndOthers(deps),
    captchaChallenge: captchaChallenge(deps),
  }
}
