import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import type { Deps } from './deps.ts'
import { download } from './download.ts'
import { getAccountVerificationStatus } from './get-account-verification-status.ts'
import { send, sendMultiple } from './send.ts'
import { updateKycStatusOnEvent } from './update-kyc-status-on-event.ts'
import { upload } from './upload.ts'
import { uploadPart } from './upload-part.ts'

export function routes(deps: Deps): Handlers<PlayerApi['verification']> {
  return {
    getAccountVerificationStatus: getAccountVerificationStatus(deps),
    updateKycStatusOnEvent: updateKycStatusOnEvent(deps),
    upload: upload(deps),
    uploadPart: uploadPart(deps),
    send: send(deps),
    sendMultiple: sendMultiple(deps),
    download: download(deps),
  }
}
