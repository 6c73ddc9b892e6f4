import { brandOfPage } from '../../shell/launch.ts'
import type { Back } from './paint-back.ts'

/** A back of the game's own, or that of the brand whose page opened the game. */
export type WantedBack = Back | 'brand'

const ofBrands = ['leo', 'bee'] as const satisfies readonly Back[]
/** For brands without a back of their own, and for games that no brand's page opened. */
const usual: Back = 'leo'

export function backOf(wanted: WantedBack, brand: string | null = brandOfPage()): Back {
  if (wanted !== 'brand') return wanted
  return ofBrands.find((one) => one === brand) ?? usual
}
