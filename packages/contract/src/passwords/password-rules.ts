import { passwordLength } from '../fields.ts'
import { fold } from '../folding/fold.ts'
import { guessable, lengthWithoutRuns, type Weakness } from './guessable.ts'

/** `personal`: contains the e-mail address or the nickname. */
export type PasswordFault = 'short' | 'long' | 'personal' | Weakness

/** What a password is compared with. E-mail address and nickname are empty where the page does not know them; the server always does. */
export interface PasswordOwner {
  readonly email: string
  readonly nickname: string
  readonly site: { readonly code: string; readonly name: string }
}

/** Why the server refuses a password, or null. Forms apply the same rule while the password is typed. */
export function passwordFault(password: string, owner: PasswordOwner): PasswordFault | null {
  if (password.length < passwordLength.min) return 'short'
  if (password.length > passwordLength.max) return 'long'
  return containsOwnName(password, owner) ? 'personal' : guessable(password, wordsOf(owner.site))
}

const wordsOf = ({ code, name }: PasswordOwner['site']) => [code.toLowerCase(), ...name.toLowerCase().split(/\s+/)]

const shortestLocalPart = 4

function containsOwnName(password: string, { email, nickname }: PasswordOwner): boolean {
  const folded = fold(password)
  const address = fold(email)
  const localPart = address.slice(0, Math.max(0, address.lastIndexOf('@')))
  const names = [address, fold(nickname), ...(localPart.length >= shortestLocalPart ? [localPart] : [])]
  return names.some((name) => name !== '' && folded.includes(name))
}

export type PasswordStrength = 'weak' | 'fair' | 'good' | 'strong'

const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** A rough grade for people: length counts most, a mix of characters a little. What the server refuses is weak. */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (passwordFault(password, owner) !== null) return 'weak'
  const points = lengthWithoutRuns(password.toLowerCase()) + kinds.filter((kind) => kind.test(password)).length
  if (points >= 18) return 'strong'
  return points >= 15 ? 'good' : 'fair'
}
