import { minimumAge } from '@andon/contract/age'
import { useText } from '../../page/use-text.ts'
import { signUpText } from './text.ts'

/** From which age a player may register, in the same words in every step: in general until the country is chosen. */
export function useAgeSentence(country: string): string {
  const t = useText(signUpText)
  return country === '' ? t('ageAnywhere') : t('ageHere', { age: minimumAge(country) })
}
