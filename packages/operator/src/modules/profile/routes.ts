import type { PlayerApi } from '@andon/contract'
import type { Handlers } from '@andon/platform/http'
import { addressLookup } from './address-lookup.ts'
import { channelVerificationStatus } from './channel-verification-status.ts'
import { checkUserProfile } from './check-user-profile.ts'
import type { Deps } from './deps.ts'
import { getCountryDetails } from './get-country-details.ts'
import { getData } from './get-data.ts'
import { getEnabledCurrency } from './get-enabled-currency.ts'
import { getJurisdictionRulesForUser } from './get-jurisdiction-rules-for-user.ts'
import { getProfilePicture, profilePicture, removeProfilePicture, uploadProfilePicture } from './profile-picture.ts'
import { getSubscriptionPreferences, updateSubscriptionPreferences } from './subscription-preferences.ts'
import { update } from './update.ts'

export function routes(deps: Deps): Handlers<PlayerApi['profile']> {
  return {
    getData: getData(deps),
    getEnabledCurrency,
    getCountryDetails,
    update: update(deps),
    checkUserProfile: checkUserProfile(deps),
    channelVerificationStatus: channelVerificationStatus(deps),
    getSubscriptionPreferences: getSubscriptionPreferences(deps),
    updateSubscriptionPreferences: updateSubscriptionPreferences(deps),
    uploadProfilePicture: uploadProfilePicture(deps),
    getProfilePicture: getProfilePicture(deps),
    removeProfilePicture: removeProfilePicture(deps),
    profilePicture: profilePicture(deps),
    getJurisdictionRulesForUser: getJurisdictionRulesForUser(deps),
    addressLookup,
  }
}
