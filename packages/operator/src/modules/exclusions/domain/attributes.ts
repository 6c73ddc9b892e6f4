import type { PersonDetails } from '../deps.ts'
import { addressForm, emailForm, nameForm, phoneForm, postalCodeForm } from './normal-forms.ts'

/**
 * The attributes that identify a person, and how strong each is as evidence. Weak evidence (a name, a postcode or an address alone) is not stored,
 * because it does not identify a person. Each kind is one comparison: a match is an equal hash.
 */
export const strengths = {
  document: 'strong',
  email: 'strong',
  phone: 'strong',
  'person and postcode': 'strong',
  'person and address': 'strong',
  'instrument and name': 'strong',
  /** Name and date of birth. */
  person: 'medium',
  'name and address': 'medium',
  /** A card, a wallet or a bank account used under another name. */
  instrument: 'medium',
} as const

export type AttributeKind = keyof typeof strengths
export type Strength = (typeof strengths)[AttributeKind]

export interface Attribute {
  readonly kind: AttributeKind
  /** The normal form: equal for values that count as the same. */
  readonly value: string
}

/** Kinds derived from a player's details and replaced when the details change. Other kinds are only added. */
export const detailKinds: readonly AttributeKind[] = [
  ...(['email', 'phone', 'person', 'person and postcode', 'person and address', 'name and address'] as const),
]

export function strengthOf(kinds: readonly AttributeKind[]): Strength {
  return kinds.some((kind) => strengths[kind] === 'strong') ? 'strong' : 'medium'
}

/** The attributes derived from a player's details. */
export function detailAttributes(details: PersonDetails): Attribute[] {
  const { dateOfBirth, country } = details
  const postalCode = postalCodeForm(details.postalCode)
  const address = addressForm(details)
  const all: Attribute[] = [
    { kind: 'email', value: emailForm(details.email) },
    { kind: 'phone', value: phoneForm(details) },
  ]
  for (const name of nameForms(details)) {
    const person = `${name} ${dateOfBirth}`
    all.push({ kind: 'person', value: person })
    if (postalCode !== '') all.push({ kind: 'person and postcode', value: `${person} ${country} ${postalCode}` })
    if (address === '') continue
    all.push({ kind: 'person and address', value: `${person} ${country} ${address}` })
    all.push({ kind: 'name and address', value: `${name} ${country} ${address}` })
  }
  return all
}

export function documentAttributes({ country, number }: { country: string; number: string }): Attribute[] {
  const form = postalCodeForm(number)
  return form === '' ? [] : [{ kind: 'document', value: `${country} ${form}` }]
}

/** `fingerprint`: issued by the supplier, equal for the same card or account. */
export function instrumentAttributes(
  { supplier, fingerprint }: { supplier: string; fingerprint: string },
  details: PersonDetails,
): Attribute[] {
  const value = `${supplier} ${fingerprint}`
  return [
    { kind: 'instrument', value },
    ...nameForms(details).map((name) => ({ kind: 'instrument and name' as const, value: `${value} ${name}` })),
  ]
}

/** The name as written and, if given, its reading. */
function nameForms({ firstName, lastName, firstNameKana, lastNameKana }: PersonDetails): string[] {
  const forms = [nameForm(firstName, lastName), nameForm(firstNameKana, lastNameKana)]
  return [...new Set(forms)].filter((form) => form !== '')
}
