import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { addressLookup } from './address-lookup.ts'
import { channelVerificationStatus } from './channel-verification-status.ts'
import { checkUserProfile } from './check-user-profile.ts'
import type { Deps } from './deps.ts'
import { getData } from './get-data.ts'
import { getEnabledCurrency } from './get-enabled-currency.ts'
import { getJurisdictionRulesForUser } from './get-jurisdiction-rules-for-user.ts'
import { getcountryDetails } from './getcountry-details.ts'
import { getProfilePicture, profilePicture, removeProfilePicture, uploadProfilePicture } from './profile-picture.ts'
import { getSubscriptionPreferenes, updateSubscriptionPreferenes } from './subscription-preferenes.ts'
import { update } from './update.ts'

export function routes(deps: Deps): Handlers<PlayerApi['profile']> {
  return {
    getData: getData(deps),
    getEnabledCurrency,
    getcountryDetails,
    update: update(deps),
    checkUserProfile: checkUserProfile(deps),
    channelVerificationStatus: channelVerificationStatus(deps),
    getSubscriptionPreferenes: getSubscriptionPreferenes(deps),
    updateSubscriptionPreferenes: updateSubscriptionPreferenes(deps),
    uploadProfilePicture: uploadProfilePicture(deps),
    getProfilePicture: getProfilePicture(deps),
    removeProfilePicture: removeProfilePicture(deps),
    profilePicture: profilePicture(deps),
    getJurisdictionRulesForUser: getJurisdictionRulesForUser(deps),
    addressLookup,
  }
}
