import { brandsFolder, checkParts, sites } from '@andon/contract/sites'
import type { Plugin } from 'vite'

/** Stops a build that takes files of brands by their paths if one is no regular file of the usual size. */
export const checkedBrands = (): Plugin => ({
  name: 'checked-brands',
  buildStart: () => checkParts(brandsFolder, sites),
})
