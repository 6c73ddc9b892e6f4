import { useText } from '../../page/use-text.ts'
import { xrayText } from './text.ts'

/** A chance in words: `31 of 100`. */
export function useChance(): (share: number) => string {
  const t = useText(xrayText)
  return (share) => {
    if (share < 0.005) return t('chanceRare')
    if (share > 0.995) return t('chanceSure')
    return t('chanceValue', { count: Math.round(share * 100) })
  }
}
